import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call, fetchFile } from '../../../../kit/api/http.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { copyTexts } from './copy-runs.ts';
import { PublicationsMenu } from './publications-menu.tsx';

const entries = [
  ['แก้ว ใจดี. (2569). คำ<ยืม>. ', 'วารสารภาษา', ', ', '5', '(2).'],
  ['Lee, A. (2026). ', 'Tones', '.'],
];

test('copied texts keep italics as HTML, and are plain beside', () => {
  expect(copyTexts(entries)).toEqual({
    plain: 'แก้ว ใจดี. (2569). คำ<ยืม>. วารสารภาษา, 5(2).\nLee, A. (2026). Tones.',
    html: '<p>แก้ว ใจดี. (2569). คำ&lt;ยืม&gt;. <i>วารสารภาษา</i>, <i>5</i>(2).</p><p>Lee, A. (2026). <i>Tones</i>.</p>',
  });
});

test('the works that the list is filtered by are copied by one press, and saved as a document', async () => {
  const write = vi.fn(async (_items: unknown[]) => {});
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  const forms: object[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(given: object) {
        forms.push(given);
      }
    },
  );
  vi.mocked(call).mockImplementation(async () => ({ count: 2, entries }));
  vi.mocked(fetchFile).mockResolvedValue({ content: new Blob(['x']), contentDisposition: null });
  const query = { user_name: 'malee', work_type: 'W1', start_date: '2024-10-01' };
  renderInApp(<PublicationsMenu query={query} />);
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'รายการอ้างอิง' }));
  open();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'APA 7' }));
  await screen.findByText(/^คัดลอกแล้ว 2 ผลงาน/);
  expect(vi.mocked(call).mock.lastCall).toEqual(['GET /publications', { query: { ...query, style: 'apa', language: 'th' } }]);
  expect(write).toHaveBeenCalledOnce();
  expect(Object.keys(forms[0] ?? {})).toEqual(['text/plain', 'text/html']);
  open();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Word (.docx)' }));
  await waitFor(() =>
    expect(vi.mocked(fetchFile).mock.lastCall).toMatchObject(['GET /report/publications/:format', { params: { format: 'docx' } }]),
  );
});
