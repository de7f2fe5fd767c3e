import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../data/http.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { UploadDialog } from './upload-dialog.tsx';

vi.mock('../data/http.ts', async (original) => ({ ...(await original<typeof import('../data/http.ts')>()), call: vi.fn() }));

it('without the right to the uploads, says why nothing can be inserted and asks the server nothing', async () => {
  renderInApp(<UploadDialog onClose={() => undefined} onInsert={() => undefined} />);
  expect(await screen.findByText(/คุณไม่มีสิทธิ์ใช้เมนู “ไฟล์อัปโหลด”/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
