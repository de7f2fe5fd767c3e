import { type UploadRow, upload } from '@faculty/contracts/website/upload';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call, HttpError } from '../api/http.ts';
import type { OnWire } from '../testing/on-wire.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { UploadDialog } from './upload-dialog.tsx';

// the list under the form asks for more when its end comes into sight, which nothing does here
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const sent = vi.fn();
const inserted = vi.fn();
const stored = {
  uploads_id: 7,
  uploads_title_th: 'ผังอาคาร',
  uploads_url: '/files/uploads/plan.png',
  uploads_type: 'image/png',
  uploads_extension: 'png',
  uploads_size: 1,
  active: 'Y',
  created_by: 'somsri',
  updated_by: 'somsri',
  created_at: '2026-11-22T03:00:00.000Z',
  updated_at: '2026-11-22T03:00:00.000Z',
} satisfies OnWire<UploadRow>;

beforeEach(() => {
  sent.mockReset().mockResolvedValue(stored);
  inserted.mockReset();
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (route, input) => {
      if (route === upload.routes.create) return sent(input?.body);
      return { rows: [], count: 0 };
    });
});

it('without the right to uploads it says so and calls nothing', async () => {
  renderInApp(<UploadDialog onClose={() => undefined} onInsert={() => undefined} />);
  expect(await screen.findByText(/คุณไม่มีสิทธิ์ใช้เมนู “ไฟล์อัปโหลด”/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

async function openWithPicture(): Promise<void> {
  const picture = new File(['x'], 'plan.png', { type: 'image/png' });
  renderInApp(<UploadDialog onClose={() => undefined} onInsert={inserted} initialFile={picture} />, { page: upload.page });
  await screen.findByDisplayValue('plan');
}

it('uploads and inserts a picture by one press', async () => {
  await openWithPicture();
  fireEvent.click(button('อัปโหลดและแทรก'));
  await waitFor(() => expect(inserted).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledTimes(1);
  const address = new URL(stored.uploads_url, window.location.origin).href;
  expect(inserted.mock.calls).toEqual([[`<img src="${address}" alt="ผังอาคาร">`]]);
});

it('inserts neither an upload-only file nor a refused one', async () => {
  await openWithPicture();
  sent.mockRejectedValueOnce(new HttpError(500, null));
  fireEvent.click(button('อัปโหลดและแทรก'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(() => button('อัปโหลดอย่างเดียว'));
  fireEvent.click(button('อัปโหลดอย่างเดียว'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  // the form is a fresh one
  await waitFor(() => expect(screen.queryByDisplayValue('plan')).toBeNull());
  expect(inserted).not.toHaveBeenCalled();
});
