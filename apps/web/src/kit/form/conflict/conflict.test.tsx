import type { ErrorAnswer, ErrorCode } from '@faculty/contracts/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../api/http.ts';
import { Books, saveButton, title, type } from '../../testing/book-form.tsx';
import { bookOnWire } from '../../testing/fixture-entity.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';

vi.setConfig({ testTimeout: 30_000 });

const theirMoment = '2026-11-20T09:09:09.009Z';
/** The one book on the server. It refuses whatever was not typed over its present version, as the real one does. */
let onServer: ReturnType<typeof bookOnWire>;
const saved = vi.fn<(body: Record<string, unknown>) => void>();

const refused = (status: number, code: ErrorCode, more: Partial<ErrorAnswer> = {}) =>
  new HttpError(status, { statusCode: status, code, message: '', requestId: 'r', ...more });

beforeEach(() => {
  localStorage.clear();
  onServer = bookOnWire(7, { title_th: 'ขุนช้างขุนแผน', tags: 'กลอน' });
  saved.mockClear();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /books/:book_id') return onServer;
    const sent = input?.body instanceof FormData ? Object.fromEntries(input.body) : (input?.body as Record<string, unknown>);
    saved(sent);
    if (sent.updated_at !== onServer.updated_at) {
      throw refused(409, 'stale', { changed: { by: 'somchai', name: 'สมชาย ใจดี', at: onServer.updated_at } });
    }
    return { book_id: 7 };
  });
});

/** A colleague saves the same book meanwhile. */
const colleagueSaves = (fields: object) => {
  onServer = { ...onServer, ...fields, updated_at: theirMoment };
};
const dialog = () => screen.findByRole('dialog', { name: 'มีผู้แก้ไขรายการนี้ก่อนคุณแล้ว' });
const pick = (box: HTMLElement, field: string, side: RegExp) =>
  fireEvent.click(within(within(box).getByRole('radiogroup', { name: field })).getByRole('radio', { name: side }));

test('changes of different fields are merged without a question and keep the other person’s', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ของฉัน');
  colleagueSaves({ order_seq: 99, active: 'N' });
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(saved.mock.calls.at(-1)?.[0]).toMatchObject({ title_th: 'ของฉัน', order_seq: 99, active: 'N', updated_at: theirMoment });
  expect(await screen.findByText(/ · บันทึกรวมกับข้อมูลที่ สมชาย ใจดี แก้ไขไว้ก่อน: ลำดับ, สถานะ$/)).toBeTruthy();
});

test('asks only about the field both changed, with the person’s name, and saves nothing before', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'เล่มขุนช้าง');
  colleagueSaves({ title_th: 'เล่มขุนแผน', order_seq: 99 });
  fireEvent.click(saveButton());
  const box = await dialog();
  expect(box.textContent).toContain('สมชาย ใจดี แก้ไขเมื่อ 20/11/2569 16:09');
  expect(within(box).getAllByRole('radiogroup')).toHaveLength(1);
  expect(within(box).getByRole('button', { name: 'บันทึกตามที่เลือก' })).toHaveProperty('disabled', true);
  expect([...box.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['ขุนช้าง', 'ขุนแผน']);
  expect(saved).toHaveBeenCalledOnce();
  pick(box, 'ชื่อ (ภาษาไทย)', /^ใช้ข้อมูลของ สมชาย/);
  fireEvent.click(within(box).getByRole('button', { name: 'บันทึกตามที่เลือก' }));
  await screen.findByText('รายการ');
  expect(saved.mock.calls.at(-1)?.[0]).toMatchObject({ title_th: 'เล่มขุนแผน', order_seq: 99, updated_at: theirMoment });
});

test('mine can be kept, and codes are shown by their labels', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  await title();
  fireEvent.click(screen.getByRole('switch', { name: 'สถานะ' }));
  type(await title(), 'ของฉัน');
  onServer = { ...onServer, active: 'Y' };
  colleagueSaves({ title_th: 'ของเขา' });
  fireEvent.click(saveButton());
  const box = await dialog();
  pick(box, 'ชื่อ (ภาษาไทย)', /^ใช้ข้อมูลที่ฉันแก้ไข/);
  fireEvent.click(within(box).getByRole('button', { name: 'บันทึกตามที่เลือก' }));
  await screen.findByText('รายการ');
  expect(saved.mock.calls.at(-1)?.[0]).toMatchObject({ title_th: 'ของฉัน', active: 'N' });
});

test('cancelling changes nothing; the next save finds the conflict again', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ของฉัน');
  colleagueSaves({ title_th: 'ของเขา' });
  fireEvent.click(saveButton());
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'กลับไปที่แบบฟอร์ม' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await title()).toHaveProperty('value', 'ของฉัน');
  fireEvent.click(saveButton());
  await dialog();
});

test('asks about a file both replaced', async () => {
  onServer = { ...onServer, cover: '/files/books/old.png' };
  renderInApp(<Books />, { at: '/books?edit=7' });
  await title();
  const mine = new File(['x'], 'ปกใหม่.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/^ปก/), { target: { files: [mine] } });
  colleagueSaves({ cover: '/files/books/theirs.png' });
  fireEvent.click(saveButton());
  const box = await dialog();
  expect(box.textContent).toContain('ปกใหม่.png');
  fireEvent.click(within(box).getByRole('radio', { name: /^ใช้ข้อมูลของ สมชาย/ }));
  fireEvent.click(within(box).getByRole('button', { name: 'บันทึกตามที่เลือก' }));
  await screen.findByText('รายการ');
  expect(saved.mock.calls.at(-1)?.[0]).not.toHaveProperty('cover');
});

test('an invalid merge shows its errors instead of saving', async () => {
  renderInApp(<Books />, { at: '/books?edit=7' });
  type(await title(), 'ของฉัน');
  // stored before the rule was made
  colleagueSaves({ title_en: 'longer than the twenty characters' });
  fireEvent.click(saveButton());
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่ถูกต้อง 1 ช่อง');
  expect(saved).toHaveBeenCalledOnce();
});

test('a stored draft remembers its base: the other person’s fields are kept', async () => {
  const values = { order_seq: '7', title_th: 'ร่าง', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' };
  const draft = { values, basis: '2026-01-01T00:00:00.000Z', before: { title_th: 'ขุนช้างขุนแผน' } };
  localStorage.setItem('draft:somsri:book:7', JSON.stringify(draft));
  renderInApp(<Books />, { at: '/books?edit=7' });
  expect(await title()).toHaveProperty('value', 'ร่าง');
  fireEvent.click(saveButton());
  await screen.findByText('รายการ');
  expect(saved.mock.calls.at(-1)?.[0]).toMatchObject({ title_th: 'ร่าง', tags: ['กลอน'], updated_at: onServer.updated_at });
});
