import type { ErrorAnswer, ErrorCode } from '@faculty/contracts/errors';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../api/http.ts';
import { Books, saveButton, title, type } from '../testing/book-form.tsx';
import { bookOnWire } from '../testing/fixture-entity.ts';
import { renderInApp } from '../testing/render-in-app.tsx';

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
    return { book_id: 7 };
  });
});

const refused = (status: number, code: ErrorCode, more: Partial<ErrorAnswer> = {}) =>
  new HttpError(status, { statusCode: status, code, message: '', requestId: 'r', ...more });

test('leaving with unsaved changes asks; staying has the focus, leaving drops the draft', async () => {
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

test('asks nothing when nothing was changed or it was changed back', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  const order = await screen.findByRole('textbox', { name: 'ลำดับ' });
  type(order, '8');
  type(order, '7');
  fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  await screen.findByText('รายการ');
});

test('a new record is sent with one idempotency key until saved, and another after a reset', async () => {
  const keys = () => vi.mocked(call).mock.calls.flatMap(([route, input]) => (route === 'POST /books' ? [input?.idempotencyKey] : []));
  renderInApp(<Books />, { at: '/books?form=add' });
  type(await title(), 'พระอภัยมณี');
  refusal = new HttpError(0, null);
  for (const presses of [1, 2]) {
    fireEvent.click(saveButton());
    await waitFor(() => expect(keys()).toHaveLength(presses));
  }
  fireEvent.click(screen.getByRole('button', { name: 'ล้างข้อมูล' }));
  type(await title(), 'สังข์ทอง');
  fireEvent.click(saveButton());
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, again, other] = keys();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a cleared form is filled again by one press on undo', async () => {
  renderInApp(<Books />, { at: '/books?form=add' });
  type(await title(), 'พระอภัยมณี');
  fireEvent.click(screen.getByRole('button', { name: 'ล้างข้อมูล' }));
  expect(await title()).toHaveProperty('value', '');
  fireEvent.click(await screen.findByRole('button', { name: 'เลิกทำ' }));
  expect(await title()).toHaveProperty('value', 'พระอภัยมณี');
});

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const draftOf = (id: string, values: object, basis: string | null) =>
  localStorage.setItem(`draft:somsri:book:${id}`, JSON.stringify({ values, basis }));
const draftValues = { order_seq: '7', title_th: 'ร่าง', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' };

test('what is typed is stored as a draft of this person and record, and dropped by the save', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'กำลังพิมพ์');
  await waitFor(() => expect(drafts()).toEqual(['draft:somsri:book:7']));
  // not what nobody touched, which may be long
  expect(JSON.parse(localStorage.getItem('draft:somsri:book:7') ?? '')).toMatchObject({
    values: { title_th: 'กำลังพิมพ์' },
    before: { title_th: 'ขุนช้างขุนแผน' },
  });
  expect(localStorage.getItem('draft:somsri:book:7')).not.toContain('title_en');
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(drafts()).toEqual([]);
});

test('a draft is restored with a notice on its base version, and can be discarded', async () => {
  draftOf('7', draftValues, '2026-01-01T00:00:00.000Z');
  renderInApp(<Books />, { at: '/books?edit=7' });
  expect(await title()).toHaveProperty('value', 'ร่าง');
  expect(screen.getByText('กู้คืนฉบับร่างให้แล้ว')).toBeTruthy();
  refusal = refused(503, 'unavailable');
  fireEvent.click(saveButton());
  await waitFor(() => expect(saved.mock.calls[0]?.[1]).toMatchObject({ title_th: 'ร่าง', updated_at: '2026-01-01T00:00:00.000Z' }));
  await screen.findByText(/^ระบบไม่พร้อมให้บริการชั่วคราว โปรดลองใหม่/);
  fireEvent.click(screen.getByRole('button', { name: 'ละทิ้งฉบับร่าง' }));
  await waitFor(async () => expect(await title()).toHaveProperty('value', 'ขุนช้างขุนแผน'));
  expect(drafts()).toEqual([]);
});

test('an error of a failed save disappears when the save succeeds', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ชื่อใหม่');
  refusal = refused(503, 'unavailable');
  fireEvent.click(saveButton());
  await screen.findByText(/^ระบบไม่พร้อมให้บริการชั่วคราว โปรดลองใหม่/);
  refusal = new HttpError(0, null);
  fireEvent.click(saveButton());
  await waitFor(() => expect(screen.getAllByText('พบข้อผิดพลาด:')).toHaveLength(2));
  refusal = null;
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  await waitFor(() => expect(screen.queryByText('พบข้อผิดพลาด:')).toBeNull());
});

test('of a draft, fields that the form has no more are left behind', async () => {
  draftOf('add', { title_th: 'ร่าง', title: 'เก่า' }, null);
  renderInApp(<Books />, { at: '/books?form=add' });
  expect(await title()).toHaveProperty('value', 'ร่าง');
  draftOf('7', { title: 'เก่า' }, null);
  renderInApp(<Books />, { at: '/books?edit=7' });
  await screen.findByDisplayValue('ขุนช้างขุนแผน');
  expect(screen.getAllByText('กู้คืนฉบับร่างให้แล้ว')).toHaveLength(1);
});

test.each([true, false])('mentions lost files of a draft only when there were any: %s', async (hadFiles) => {
  localStorage.setItem('draft:somsri:book:7', JSON.stringify({ values: draftValues, basis: null, hadFiles }));
  renderInApp(<Books />, { at: '/books?edit=7' });
  await screen.findByText('กู้คืนฉบับร่างให้แล้ว');
  expect(screen.queryByText(/ฉบับร่างไม่ได้เก็บไฟล์ที่เลือกไว้/) !== null).toBe(hadFiles);
});

test('drafts of different parents stay apart, whatever their list queries', async () => {
  renderInApp(<Books />, { at: '/books?shelf=1&form=add&page=2' });
  type(await title(), 'ของชั้นหนึ่ง');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  cleanup();
  renderInApp(<Books />, { at: '/books?shelf=2&form=add' });
  expect(await title()).toHaveProperty('value', '');
  cleanup();
  renderInApp(<Books />, { at: '/books?shelf=1&form=add' });
  expect(await title()).toHaveProperty('value', 'ของชั้นหนึ่ง');
});
