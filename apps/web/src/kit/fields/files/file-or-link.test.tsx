import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, fetchFile } from '../../api/http.ts';
import { useEntityForm } from '../../form/core/use-entity-form.ts';
import { FormPage } from '../../form/layout/form-page.tsx';
import { saveButton, type } from '../../testing/book-form.tsx';
import { type PaperBody, paper, paperOnWire } from '../../testing/fixture-paper.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { TextField } from '../text/text-field.tsx';
import { FileOrLink } from './file-or-link.tsx';

vi.setConfig({ testTimeout: 30_000 });

let onServer: object;
const saved = vi.fn<(route: string, body: unknown) => void>();

beforeEach(() => {
  localStorage.clear();
  onServer = paperOnWire();
  saved.mockClear();
  vi.mocked(fetchFile).mockResolvedValue({ content: new Blob(['x']), contentDisposition: null });
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /papers/:paper_id') return onServer;
    saved(route, input?.body);
    return { paper_id: 7 };
  });
});

const empty: PaperBody = { title: '', group_tag: 'D1', type_tag: [], shelf_tag: '', status_link: 'Y', paper_url: '' };

function PaperForm({ id, start = '' }: { id: number | 'add'; start?: string }) {
  const form = useEntityForm(paper, { id, empty: { ...empty, paper_url: start } });
  return (
    <FormPage form={form} title="เอกสาร">
      <TextField form={form} name="title" label="ชื่อ" />
      <FileOrLink form={form} by="status_link" part="paper_file" url="paper_url" label="เอกสาร" />
    </FormPage>
  );
}

const file = new File(['x'], 'ใหม่.pdf', { type: 'application/pdf' });
const title = () => screen.findByRole('textbox', { name: 'ชื่อ' });
const turnTo = (words: 'ไฟล์' | 'ลิงก์') => fireEvent.click(screen.getByRole('radio', { name: words }));
const address = () => screen.getByRole('textbox', { name: 'ลิงก์' });
const isBlocked = () => saveButton().getAttribute('aria-disabled') === 'true';
async function chooseFile() {
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
  await screen.findByText('ใหม่.pdf');
}
async function sentBy(press: () => void): Promise<unknown> {
  press();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled(), 10_000);
  return saved.mock.calls[0]?.[1];
}
const save = () => sentBy(() => fireEvent.click(saveButton()));

test('a new record needs the active one: a file or an address', async () => {
  renderInApp(<PaperForm id="add" />, { at: '/books?form=add' });
  type(await title(), 'ก');
  expect(isBlocked()).toBe(true);
  turnTo('ลิงก์');
  expect(isBlocked()).toBe(true);
  type(address(), 'https://example.org');
  expect(isBlocked()).toBe(false);
  turnTo('ไฟล์');
  expect(isBlocked()).toBe(true);
  await chooseFile();
  expect(isBlocked()).toBe(false);
});

test('switching keeps both values; the inactive one is neither validated nor sent', async () => {
  renderInApp(<PaperForm id="add" />, { at: '/books?form=add' });
  type(await title(), 'ก');
  await chooseFile();
  turnTo('ลิงก์');
  type(address(), 'no address');
  expect(isBlocked()).toBe(true);
  turnTo('ไฟล์');
  expect(screen.getByText('ใหม่.pdf')).toBeTruthy();
  expect(isBlocked()).toBe(false);
  turnTo('ลิงก์');
  expect(address()).toHaveProperty('value', 'no address');
  type(address(), 'https://example.org');
  expect(await save()).toEqual({ ...empty, title: 'ก', status_link: 'N', paper_url: 'https://example.org' });
});

test('with a file sent the stored address stays', async () => {
  onServer = paperOnWire({ status_link: 'N', paper_url: 'https://old.example', paper_file: null });
  renderInApp(<PaperForm id={7} />, { at: '/books?edit=7' });
  type(await screen.findByRole('textbox', { name: 'ลิงก์' }), 'no address');
  turnTo('ไฟล์');
  expect(isBlocked()).toBe(true);
  await chooseFile();
  expect(isBlocked()).toBe(false);
  const body = (await save()) as FormData;
  expect([body.get('status_link'), body.get('paper_url'), (body.get('paper_file') as File).name]).toEqual([
    'Y',
    'https://old.example',
    'ใหม่.pdf',
  ]);
});

test.each([
  ['', ''],
  ['#', '#'],
])('where a new record starts with “%s”, the documented # of no stored address is shown as “%s”', async (start, shown) => {
  onServer = paperOnWire({ title: '#', status_link: 'N', paper_url: '#' });
  renderInApp(<PaperForm id={7} start={start} />, { at: '/books?edit=7' });
  expect(await title()).toHaveProperty('value', '#');
  expect(address()).toHaveProperty('value', shown);
});

test('a stored file suffices, is downloaded with the token, and cannot be cleared while required', async () => {
  renderInApp(<PaperForm id={7} />, { at: '/books?edit=7' });
  type(await title(), 'ข');
  expect(isBlocked()).toBe(false);
  expect(screen.queryByRole('button', { name: /^ลบไฟล์/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'ดาวน์โหลดไฟล์ปัจจุบัน' }));
  await vi.waitFor(() =>
    expect(fetchFile).toHaveBeenCalledWith('GET /file/download', expect.objectContaining({ query: { privateUrl: 'papers/a.pdf' } })),
  );
});

test('switching removes the error of the inactive one', async () => {
  renderInApp(<PaperForm id="add" />, { at: '/books?form=add' });
  fireEvent.change(await title(), { target: { value: 'ก' } });
  fireEvent.click(saveButton());
  expect((await screen.findByRole('alert')).textContent).toContain('ยังขาด 1 ช่อง');
  turnTo('ลิงก์');
  fireEvent.change(address(), { target: { value: 'https://example.com/a' } });
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(isBlocked()).toBe(false);
});

test('a file that is not taken is named in the bar as at its field, also after a save was tried', async () => {
  renderInApp(<PaperForm id="add" />, { at: '/books?form=add' });
  fireEvent.change(await title(), { target: { value: 'ก' } });
  const program = new File(['x'], 'โปรแกรม.exe', { type: 'application/x-msdownload' });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [program] } });
  const words = /ชนิดไฟล์ \.exe ไม่รองรับ/;
  await screen.findByText(words);
  fireEvent.click(saveButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});
