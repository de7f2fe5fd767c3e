import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../../kit/api/http.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { CitationPanel } from './citation-panel.tsx';

const bibtex = '@article{a, title = {การแปรของวรรณยุกต์}, author = {สมชาย ใจดี}, year = {2567}}';
const fill = vi.fn(() => 3);
const box = () => screen.getByRole('textbox', { name: 'วางข้อความอ้างอิง' });
const paste = (text: string) => fireEvent.paste(box(), { clipboardData: { getData: () => text } });

beforeEach(() => {
  fill.mockClear();
  vi.mocked(call).mockResolvedValue({ doiLookup: false });
});

test('a citation pasted into the empty field is read at once', async () => {
  renderInApp(<CitationPanel isFormDirty fill={fill} />);
  paste(bibtex);
  await waitFor(() => expect(fill).toHaveBeenCalledWith('BibTeX', expect.objectContaining({ work_title_th: 'การแปรของวรรณยุกต์' })));
  await screen.findByText(/^กรอกให้แล้ว 3 ช่อง/);
});

test('what is pasted into typed text waits for the button', async () => {
  renderInApp(<CitationPanel isFormDirty fill={fill} />);
  fireEvent.change(box(), { target: { value: '@article{' } });
  paste(bibtex);
  fireEvent.change(box(), { target: { value: bibtex } });
  expect(fill).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'กรอกข้อมูล' }));
  await waitFor(() => expect(fill).toHaveBeenCalledTimes(1));
});

test('after the form was cleared nothing says that fields are filled', async () => {
  renderInApp(<CitationPanel isFormDirty={false} fill={fill} />);
  paste(bibtex);
  await waitFor(() => expect(fill).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^กรอกให้แล้ว/)).toBeNull();
});
