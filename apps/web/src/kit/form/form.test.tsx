import type { ErrorAnswer, ErrorCode } from '@faculty/contracts/errors';
import { TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../api/http.ts';
import { FlagField, SelectField } from '../fields/choice/choice-fields.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { Books, saveButton, title, type } from '../testing/book-form.tsx';
import { type BookBody, type BookRow, book, bookOnWire } from '../testing/fixture-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { type EntityForm, useEntityForm } from './core/use-entity-form.ts';
import { FormPage } from './layout/form-page.tsx';

vi.setConfig({ testTimeout: 30_000 });

/** The one book on the server, and what it answers to the next save. */
let onServer: ReturnType<typeof bookOnWire>;
let refusal: Error | null;
const saved = vi.fn<(route: string, body: unknown) => void>();

beforeEach(() => {
  onServer = bookOnWire(7, { title_th: 'ขุนช้างขุนแผน', tags: 'กลอน' });
  refusal = null;
  saved.mockClear();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /books/:book_id') return onServer;
    saved(route, input?.body);
    if (refusal) throw refusal;
    return { book_id: 7, title_th: 'ขุนช้าง' };
  });
});

const refused = (status: number, code: ErrorCode, more: Partial<ErrorAnswer> = {}) =>
  new HttpError(status, { statusCode: status, code, message: '', requestId: 'r', ...more });
const picture = (bytes = 10, kind = 'image/png') => new File([new Uint8Array(bytes)], 'ปก.png', { type: kind });
const chooseCover = (file: File) => fireEvent.change(screen.getByLabelText(/^ปก/), { target: { files: [file] } });

const empty: BookBody = { order_seq: 'AUTO', title_th: '', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' };

/** A form of other fields. */
function NewBook({ children }: { children(form: EntityForm<BookRow, BookBody, 'cover'>): ReactNode }) {
  const form = useEntityForm(book, { id: 'add', empty });
  return (
    <FormPage form={form} title="หนังสือ">
      {children(form)}
    </FormPage>
  );
}

test('an error of a save goes with the form that it was of', async () => {
  refusal = new HttpError(0, null);
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ขุนช้าง');
  fireEvent.click(saveButton());
  await screen.findByText(/^ติดต่อระบบไม่ได้/);
  fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  fireEvent.click(await screen.findByRole('button', { name: 'ออกโดยไม่บันทึก' }));
  await screen.findByText('รายการ');
  await waitFor(() => expect(screen.queryByText(/^ติดต่อระบบไม่ได้/)).toBeNull());
});

test('a number is shown in Arabic digits, whichever are typed; a text is unchanged', async () => {
  renderInApp(
    <NewBook>
      {(form) => (
        <>
          <TextField form={form} name="order_seq" label="ลำดับ" inputMode="decimal" />
          <TextField form={form} name="title_en" label="ชื่อ" />
        </>
      )}
    </NewBook>,
  );
  for (const [label, typed, value] of [
    [/^ลำดับ/, '๑๒.๕', '12.5'],
    [/^ชื่อ/, 'ปี ๒๕๖๙', 'ปี ๒๕๖๙'],
  ] as const) {
    type(await screen.findByLabelText(label), typed);
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
  }
});

test('a digit key types its digit into a numeric field in any keyboard layout', async () => {
  renderInApp(<NewBook>{(form) => <TextField form={form} name="order_seq" label="ลำดับ" inputMode="numeric" />}</NewBook>);
  const field = (await screen.findByLabelText(/^ลำดับ/)) as HTMLInputElement; // a line of text
  type(field, '');
  const wrote = (code: string, key: string) => !fireEvent.keyDown(field, { code, key });
  expect([wrote('Digit1', 'ๅ'), wrote('Digit2', '/'), wrote('Digit7', 'ึ')]).toEqual([true, true, true]);
  expect(field.value).toBe('127');
  // a slash of its own key, and a digit, are left to the browser
  expect([wrote('Slash', '/'), wrote('Digit3', '3')]).toEqual([false, false]);
});

test('an edit starts from the record and sends JSON with its identifier and version', async () => {
  const { search } = renderInApp(<Books />, { at: '/books?page=2&edit=7' });
  type(await title(), '  ขุนช้าง ');
  fireEvent.click(screen.getByRole('button', { name: 'แท็ก 1' }));
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(saved).toHaveBeenCalledExactlyOnceWith('PUT /books/:book_id', {
    book_id: 7,
    updated_at: '2026-11-20T02:03:04.567Z',
    order_seq: 7,
    title_th: 'ขุนช้าง',
    title_en: '',
    kind: 'novel',
    tags: ['กลอน', 'ก,ข'],
    switch_lang: 'N',
    active: 'Y',
  });
  expect(search().toString()).toBe('page=2');
  expect(await screen.findByText('แก้ไขสำเร็จ! รายการ 7 ถูกแก้ไขแล้ว')).toBeTruthy();
  expect(screen.getByText(/^บันทึกคำนำหน้าชื่อ “ขุนช้าง” แล้ว$/)).toBeTruthy();
});

test('the message about a new record links to it and to another new one', async () => {
  const { search } = renderInApp(<Books />, { at: '/books?page=2&form=add' });
  type(await title(), 'ขุนช้าง');
  fireEvent.click(saveButton());
  await screen.findByText('บันทึกสำเร็จ! รายการ 7 ถูกบันทึกแล้ว');
  const named = screen.getByRole('link', { name: 'บันทึกคำนำหน้าชื่อ “ขุนช้าง” แล้ว' });
  expect(named.getAttribute('href')).toBe('/books?page=2&edit=7');
  await screen.findByText('รายการ');
  fireEvent.click(screen.getByRole('link', { name: 'เพิ่มอีกรายการ' }));
  expect(await title()).toHaveProperty('value', '');
  expect(search().toString()).toBe('page=2&form=add');
  await waitFor(() => expect(screen.queryByText(/รายการ 7 ถูกบันทึกแล้ว/)).toBeNull());
});

test('a save shows the server’s message', async () => {
  vi.mocked(call).mockImplementation(async (route) =>
    route === 'GET /books/:book_id' ? onServer : { book_id: 7, message: 'อัปโหลดไฟล์แล้ว รายการ 7' },
  );
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ขุนช้าง');
  fireEvent.click(saveButton());
  expect(await screen.findByText('อัปโหลดไฟล์แล้ว รายการ 7')).toBeTruthy();
});

test('an edit requires the file that its switch makes required', async () => {
  onServer = bookOnWire(7, { title_th: 'ขุนช้างขุนแผน', title_en: 'Khun Phaen' });
  renderInApp(<Books />, { at: '/books?edit=7' });
  await title();
  fireEvent.click(screen.getByRole('switch', { name: /^สองภาษา/ }));
  fireEvent.click(saveButton());
  expect(await screen.findAllByText(/จำเป็นต้องเลือกไฟล์/)).not.toHaveLength(0);
  expect(saved).not.toHaveBeenCalled();
  chooseCover(picture());
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(saved).toHaveBeenCalledOnce();
});

test.each([
  ['is stored', { switch_lang: 'Y', cover: '/files/books/a.webp' }],
  ['was lacking before', { switch_lang: 'Y' }],
])('an edit of something else does not ask for a file that %s', async (_, fields) => {
  onServer = bookOnWire(7, { title_en: 'Khun Phaen', ...fields });
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'พระอภัยมณี');
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(saved).toHaveBeenCalledOnce();
});

test('with a file the save is multipart; a list is sent as JSON', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  await title();
  fireEvent.click(screen.getByRole('button', { name: 'แท็ก 1' }));
  chooseCover(picture());
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  const body = saved.mock.calls[0]?.[1] as FormData;
  expect(body.get('tags')).toBe('["กลอน","ก,ข"]');
  expect(body.get('book_id')).toBe('7');
  expect(body.get('updated_at')).toBe('2026-11-20T02:03:04.567Z');
  expect([...body.keys()].at(-1)).toBe('cover');
});

test('save is disabled while something is invalid; pressing it shows what and focuses the first field', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  type(screen.getByRole('textbox', { name: 'ลำดับ' }), '1.234');
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('ลำดับ: ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง');
  expect(document.activeElement?.id).toBe('field-order_seq');
  fireEvent.click(within(summary).getByRole('button', { name: 'ช่องถัดไป' }));
  expect(summary.textContent).toContain('2 ช่อง:ชื่อ (ภาษาไทย)');
  expect(document.activeElement?.id).toBe('field-title_th');
  expect(saved).not.toHaveBeenCalled();
  type(await title(), 'ก');
  type(screen.getByRole('textbox', { name: 'ลำดับ' }), '1.5');
  expect(saveButton().getAttribute('aria-disabled')).toBe('false');
});

test('an error follows the language', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  fireEvent.click(saveButton());
  await screen.findAllByText('จำเป็นต้องระบุ (required)');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('1 field missing:Title (Thai)'));
});

test('the contract’s rules are shown in advance', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  expect((await title()).hasAttribute('required')).toBe(true);
  type(await title(), 'สาม');
  expect(screen.queryByText(/ตัวอักษร/)).toBeNull();
  type(await title(), 'ก'.repeat(17));
  expect(screen.getByText('17/20 ตัวอักษร')).toBeTruthy();
});

test('the English fields appear with their switch, which shows how complete they are', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  expect(screen.queryByRole('textbox', { name: /ภาษาอังกฤษ/ })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'สองภาษา' }));
  expect(screen.getByText('กรอกแล้ว 0 จาก 1')).toBeTruthy();
  type(screen.getByRole('textbox', { name: /ภาษาอังกฤษ/ }), 'One');
  expect(screen.getByText('กรอกครบแล้ว')).toBeTruthy();
});

test('a field the server refuses shows why, and the form stays open', async () => {
  refusal = refused(400, 'invalid', {
    fields: { title_th: { code: 'duplicate', message: 'x' }, 'tags.0': { code: 'strange', message: 'แท็กแปลก' } },
  });
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ใหม่');
  fireEvent.click(saveButton());
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('มีข้อมูลนี้อยู่แล้ว');
  fireEvent.click(within(summary).getByRole('button', { name: 'ช่องถัดไป' }));
  expect(summary.textContent).toContain('แท็ก: แท็กแปลก');
  expect((await title()) as HTMLInputElement).toHaveProperty('value', 'ใหม่');
});

test('a server refusal stays on blur and goes on change', async () => {
  refusal = refused(400, 'invalid', { fields: { title_th: { code: 'duplicate', message: 'x' } } });
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ใหม่');
  fireEvent.click(saveButton());
  await screen.findByRole('alert');
  fireEvent.blur(await title());
  expect(screen.getByRole('alert').textContent).toContain('มีข้อมูลนี้อยู่แล้ว');
  type(await title(), 'ใหม่กว่า');
  fireEvent.blur(await title());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('saving a deleted record says so and keeps what was typed', async () => {
  refusal = refused(404, 'not_found', {});
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ใหม่');
  fireEvent.click(saveButton());
  await screen.findByText(/มีผู้ลบรายการนี้แล้ว/);
  expect(await title()).toHaveProperty('value', 'ใหม่');
});

test('a form with its own initial focus keeps it', async () => {
  renderInApp(
    <NewBook>
      {(form) => (
        <>
          <TextInput aria-label="วางข้อความอ้างอิง" autoFocus />
          <TextField form={form} name="title_en" label="ชื่อ" />
        </>
      )}
    </NewBook>,
  );
  const own = await screen.findByRole('textbox', { name: 'วางข้อความอ้างอิง' });
  await screen.findByRole('textbox', { name: 'ชื่อ' });
  expect(document.activeElement).toBe(own);
});

test('blur of an empty field shows no error; saving does', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  const field = await title();
  fireEvent.blur(field);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.click(saveButton());
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

test('refuses a file before sending: wrong type, too large or missing', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  type(await title(), 'ก');
  chooseCover(picture(10, 'application/pdf'));
  await screen.findByText(/ชนิดไฟล์ .*ไม่รองรับ/);
  chooseCover(picture(1024 * 1024 + 1));
  await screen.findByText(/ขนาดไฟล์ควรน้อยกว่า 1 MB!/);
  expect(saveButton().getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(screen.getByRole('switch', { name: 'สองภาษา' }));
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  chooseCover(picture());
  expect(saveButton().getAttribute('aria-disabled')).toBe('false');
});

test('a failed load shows a retry button', async () => {
  vi.mocked(call).mockRejectedValueOnce(refused(503, 'unavailable'));
  renderInApp(<Books />, { at: '/books?edit=7' });
  fireEvent.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  expect(await title()).toHaveProperty('value', 'ขุนช้างขุนแผน');
});

test('without the right there is no form, whatever the address', async () => {
  renderInApp(<Books />, { at: '/books?form=add', right: { add: false } });
  await screen.findByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a new record focuses the first field to fill in, after switches and locked fields', async () => {
  renderInApp(
    <NewBook>
      {(form) => (
        <>
          <FlagField form={form} name="active" label="สถานะ" />
          <TextField form={form} name="order_seq" label="ลำดับ" isLocked />
          <SelectField form={form} name="kind" label="ชนิด" options={[{ value: 'poem', label: 'บทกวี' }]} />
          <TextField form={form} name="title_th" label="ชื่อ" />
        </>
      )}
    </NewBook>,
  );
  await waitFor(() => expect(document.activeElement?.id).toBe('field-kind'));
});

test('Enter in a text field saves nothing; on the button it does', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  type(await title(), 'ก');
  expect(fireEvent.keyDown(await title(), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(saveButton(), { key: 'Enter' })).toBe(true);
});

test('with the right to view only the form is read-only', async () => {
  renderInApp(<Books />, { at: '/books?edit=7', right: { edit: false } });
  expect(await title()).toHaveProperty('value', 'ขุนช้างขุนแผน');
  expect(screen.getByRole('group', { name: 'ดูรายละเอียด' })).toHaveProperty('disabled', true);
  expect(screen.getByText('คุณดูรายการนี้ได้แต่แก้ไขไม่ได้')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^บันทึก/ })).toBeNull();
  fireEvent.keyDown(window, { code: 'KeyS', ctrlKey: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saved).not.toHaveBeenCalled();
});
