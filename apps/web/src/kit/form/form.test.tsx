import type { ErrorAnswer, ErrorCode } from '@faculty/contracts/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLanguage } from '../../i18n/phrases.tsx';
import { call, HttpError } from '../http.ts';
import { useOpenForm } from '../screen-state.ts';
import { type BookBody, type BookRow, book, bookOnWire } from '../testing/made-up-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { BilingualText, EnglishSwitch } from './bilingual-text.tsx';
import { Bound } from './bound.tsx';
import { FlagField, SelectField } from './choice-fields.tsx';
import { FormGroup, FormPage } from './form-page.tsx';
import { TextField } from './text-field.tsx';
import { type EntityForm, useEntityForm } from './use-entity-form.ts';

vi.setConfig({ testTimeout: 30_000 });
vi.mock('../http.ts', async (original) => ({ ...(await original<typeof import('../http.ts')>()), call: vi.fn() }));

function Books() {
  const id = useOpenForm(book);
  return id === null ? <h1>รายการ</h1> : <BookForm key={id} id={id} />;
}

function BookForm({ id }: { id: number | 'add' }) {
  const { setLanguage } = useLanguage();
  const form = useEntityForm(book, {
    id,
    empty: { order_seq: 'AUTO', title_th: '', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' },
    fromRow: (row) => row,
  });
  return (
    <FormPage form={form} title="หนังสือ" which={(row) => row.title_th}>
      <FormGroup title="ทั่วไป">
        <TextField form={form} name="order_seq" label="ลำดับ" />
        <SelectField form={form} name="kind" label="ชนิด" options={[{ value: 'poem', label: 'บทกวี' }]} />
        <BilingualText form={form} label="ชื่อ" th="title_th" en="title_en" shownBy="switch_lang" />
        <EnglishSwitch form={form} name="switch_lang" label="สองภาษา" on="มี" off="ไม่มี" english={['title_en']} />
        <FlagField form={form} name="active" label="สถานะ" />
        <Bound form={form} name="tags" label="แท็ก">
          {({ label, value, onChange }) => (
            <button type="button" onClick={() => onChange([...value, 'ก,ข'])}>{`${label} ${value.length}`}</button>
          )}
        </Bound>
        <Cover form={form} />
      </FormGroup>
      <button type="button" onClick={() => setLanguage('en')}>
        English
      </button>
    </FormPage>
  );
}

function Cover({ form }: { form: EntityForm<BookRow, BookBody, 'cover'> }) {
  return (
    <label>
      ปก
      <input type="file" onChange={(event) => form.files.set('cover', event.currentTarget.files?.[0] ?? null)} />
      {form.fields.errors.cover}
    </label>
  );
}

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
    return { book_id: 7 };
  });
});

const refused = (status: number, code: ErrorCode, more: Partial<ErrorAnswer> = {}) =>
  new HttpError(status, { statusCode: status, code, message: '', requestId: 'r', ...more });
const title = () => screen.findByRole('textbox', { name: /^ชื่อ \(ภาษาไทย\)/ });
const saveButton = () => screen.getByRole('button', { name: /^(บันทึก|Save)$/ });
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const picture = (bytes = 10, kind = 'image/png') => new File([new Uint8Array(bytes)], 'ปก.png', { type: kind });
const chooseCover = (file: File) => fireEvent.change(screen.getByLabelText(/^ปก/), { target: { files: [file] } });

test('an edit starts from the record and sends it as JSON, with its identifier and the version it was read with', async () => {
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
  expect(await screen.findByText('แก้ไขรายการ 7 เรียบร้อยแล้ว')).toBeTruthy();
});

test('with a file the save is a flat form; a list goes as JSON, because its items may hold commas', async () => {
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

test('save is disabled while something is wrong; pressing it shows what, and focuses the first wrong field', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  type(screen.getByRole('textbox', { name: 'ลำดับ' }), '1.234');
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('ลำดับ: ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง');
  expect(summary.textContent).toContain('ชื่อ (ภาษาไทย): จำเป็นต้องระบุ');
  expect(document.activeElement?.id).toBe('field-order_seq');
  fireEvent.click(within(summary).getByRole('link', { name: 'ชื่อ (ภาษาไทย)' }));
  expect(document.activeElement?.id).toBe('field-title_th');
  expect(saved).not.toHaveBeenCalled();
  type(await title(), 'ก');
  type(screen.getByRole('textbox', { name: 'ลำดับ' }), '1.5');
  expect(saveButton().getAttribute('aria-disabled')).toBe('false');
});

test('the words of an error follow the language', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  fireEvent.click(saveButton());
  await screen.findAllByText('จำเป็นต้องระบุ (required)');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect((await screen.findByRole('alert')).textContent).toContain(': Required');
});

test('what the contract says is told before it is broken', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  expect((await title()).hasAttribute('required')).toBe(true);
  type(await title(), 'สาม');
  expect(screen.getByText('3/20 ตัวอักษร')).toBeTruthy();
});

test('the English side appears with its switch, which says how complete it is', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  expect(screen.queryByRole('textbox', { name: /ภาษาอังกฤษ/ })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'สองภาษา' }));
  expect(screen.getByText('กรอกภาษาอังกฤษแล้ว 0 จาก 1 ช่อง')).toBeTruthy();
  type(screen.getByRole('textbox', { name: /ภาษาอังกฤษ/ }), 'One');
  expect(screen.getByText('กรอกภาษาอังกฤษครบแล้ว')).toBeTruthy();
});

test('a field the server refuses says why, and the form stays open', async () => {
  refusal = refused(400, 'invalid', {
    fields: { title_th: { code: 'duplicate', message: 'x' }, 'tags.0': { code: 'strange', message: 'แท็กแปลก' } },
  });
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ใหม่');
  fireEvent.click(saveButton());
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('มีค่านี้อยู่แล้ว');
  expect(summary.textContent).toContain('แท็ก: แท็กแปลก');
  expect((await title()) as HTMLInputElement).toHaveProperty('value', 'ใหม่');
});

test('a file is refused before it is sent: wrong type, too large, or missing where it is required', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  type(await title(), 'ก');
  chooseCover(picture(10, 'application/pdf'));
  await screen.findByText(/ชนิดไฟล์ไม่รองรับ/);
  chooseCover(picture(1024 * 1024 + 1));
  await screen.findByText(/ขนาดไฟล์ควรน้อยกว่า 1 MB!/);
  expect(saveButton().getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(screen.getByRole('switch', { name: 'สองภาษา' }));
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  chooseCover(picture());
  expect(saveButton().getAttribute('aria-disabled')).toBe('false');
});

async function meetConflict() {
  const view = renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ของฉัน');
  onServer = { ...onServer, title_th: 'ของเขา', updated_at: '2026-11-20T09:09:09.009Z' };
  refusal = refused(409, 'stale', { changed: { by: 'somchai', at: '2026-11-20T09:09:09.009Z' } });
  fireEvent.click(saveButton());
  const dialog = await screen.findByRole('dialog', { name: 'มีผู้แก้ไขรายการนี้ไปก่อนแล้ว' });
  refusal = null;
  return { ...view, dialog };
}

test('a stale save overwrites nothing and says who changed it, when, and where the two differ', async () => {
  const { dialog } = await meetConflict();
  expect(dialog.textContent).toContain('somchai แก้ไขเมื่อ 20/11/2569 16:09');
  expect(
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['ชื่อ (ภาษาไทย)ของฉันของเขา']);
});

test('keeping mine saves over the version it was shown, knowingly', async () => {
  const { dialog } = await meetConflict();
  fireEvent.click(within(dialog).getByRole('button', { name: 'เก็บของฉัน' }));
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(saved.mock.calls.at(-1)?.[1]).toMatchObject({ title_th: 'ของฉัน', updated_at: '2026-11-20T09:09:09.009Z' });
});

test('loading the latest takes it in, and nothing is unsaved any more', async () => {
  const { dialog } = await meetConflict();
  fireEvent.click(within(dialog).getByRole('button', { name: 'โหลดข้อมูลล่าสุด' }));
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'ของเขา'));
  fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  await screen.findByText('รายการ');
});

test('leaving with unsaved changes asks; staying is the focused answer, leaving drops the draft', async () => {
  const { router } = renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'x');
  void router.navigate('/elsewhere');
  const dialog = await screen.findByRole('dialog', { name: 'ออกโดยไม่บันทึกหรือไม่' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('อยู่หน้านี้ต่อ'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'อยู่หน้านี้ต่อ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await title()).toHaveProperty('value', 'x');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ออกโดยไม่บันทึก' }));
  await screen.findByText('รายการ');
  expect(drafts()).toEqual([]);
});

test('nothing is asked when nothing was changed, or when it was changed back', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(screen.queryByRole('textbox', { name: 'ลำดับ' }) ?? (await screen.findByRole('textbox', { name: 'ลำดับ' })), '8');
  type(screen.getByRole('textbox', { name: 'ลำดับ' }), '7');
  fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  await screen.findByText('รายการ');
});

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const draftOf = (id: string, values: object, basis: string | null) =>
  localStorage.setItem(`draft:somsri:book:${id}`, JSON.stringify({ values, basis }));
const draftValues = { order_seq: '7', title_th: 'ร่าง', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' };

test('what is typed is kept as a draft of this person and record, and dropped by the save', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'กำลังพิมพ์');
  await waitFor(() => expect(drafts()).toEqual(['draft:somsri:book:7']));
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(drafts()).toEqual([]);
});

test('a draft is put back with a notice, over the version it was typed on, and can be discarded', async () => {
  draftOf('7', draftValues, '2026-01-01T00:00:00.000Z');
  renderInApp(<Books />, { at: '/books?edit=7' });
  expect(await title()).toHaveProperty('value', 'ร่าง');
  expect(screen.getByText('กู้คืนร่างที่ยังไม่ได้บันทึก')).toBeTruthy();
  refusal = refused(503, 'unavailable');
  fireEvent.click(saveButton());
  await waitFor(() => expect(saved.mock.calls[0]?.[1]).toMatchObject({ title_th: 'ร่าง', updated_at: '2026-01-01T00:00:00.000Z' }));
  await screen.findByText('ระบบไม่พร้อมให้บริการชั่วคราว โปรดลองใหม่');
  fireEvent.click(screen.getByRole('button', { name: 'ทิ้งร่างนี้' }));
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'ขุนช้างขุนแผน'));
  expect(drafts()).toEqual([]);
});

test('a draft from before the form changed is left alone', async () => {
  draftOf('add', { title_th: 'เก่า' }, null);
  renderInApp(<Books />, { at: '/books?form=add' });
  expect(await title()).toHaveProperty('value', '');
});

test('a record that cannot be loaded says so and offers a retry', async () => {
  vi.mocked(call).mockRejectedValueOnce(refused(404, 'not_found'));
  renderInApp(<Books />, { at: '/books?edit=7' });
  await screen.findByText('ไม่พบรายการนี้');
  fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await title()).toHaveProperty('value', 'ขุนช้างขุนแผน');
});

test('a person without the right sees no form, whatever the address says', async () => {
  renderInApp(<Books />, { at: '/books?form=add', right: { add: false } });
  await screen.findByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้');
  expect(screen.queryByRole('textbox')).toBeNull();
});

/** Never called: what must not compile. */
export function mistakes() {
  // @ts-expect-error a field is missing
  useEntityForm(book, { id: 'add', empty: { title_th: '' }, fromRow: (row) => row });
  const form = useEntityForm(book, { id: 1, empty: {} as never, fromRow: (row) => row });
  // @ts-expect-error no such file
  form.files.set('back', null);
  return (
    <>
      {/* @ts-expect-error no such field */}
      <TextField form={form} name="title" label="" />
      {/* @ts-expect-error a list is not text */}
      <TextField form={form} name="tags" label="" />
      {/* @ts-expect-error text is not a flag */}
      <FlagField form={form} name="title_th" label="" />
      {/* @ts-expect-error not one of the values */}
      <SelectField form={form} name="kind" label="" options={[{ value: 'essay', label: '' }]} />
    </>
  );
}
