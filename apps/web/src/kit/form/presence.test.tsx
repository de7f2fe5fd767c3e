import type { PresentPerson } from '@faculty/contracts/shell/open-records';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/http.ts';
import { ReportsPresence } from '../session/reports-presence.ts';
import { Books, saveButton, title, type } from '../testing/book-form.tsx';
import { bookOnWire } from '../testing/fixture-entity.ts';
import type { OnWire } from '../testing/on-wire.ts';
import { renderInApp } from '../testing/render-in-app.tsx';

vi.setConfig({ testTimeout: 30_000 });

const stored = bookOnWire(7, { title_th: 'ขุนช้างขุนแผน' });
const kaew = {
  user_name: 'kaew',
  full_name_th: 'แก้ว ใจดี',
  full_name_en: 'Kaew Jaidee',
  since: '2026-11-22T02:00:00.000Z',
  is_changing: false,
} satisfies OnWire<PresentPerson>;
const by = { updated_by: 'kaew', updated_by_th: 'แก้ว ใจดี', updated_by_en: 'Kaew Jaidee' };
let answer: object;
let states: unknown[];

beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset();
  states = [];
  answer = { people: [kaew], updated_at: stored.updated_at, ...by };
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /books/:book_id') return stored;
    if (route !== 'POST /open_records') return {};
    states.push((input?.body as { state: string } | undefined)?.state);
    return answer;
  });
});

const open = () =>
  renderInApp(
    <ReportsPresence value={true}>
      <Books />
    </ReportsPresence>,
    { at: '/books?edit=7' },
  );

test('a form tells who else has its record open, and reports when something is typed', async () => {
  open();
  await screen.findByText('แก้ว ใจดี กำลังเปิดรายการนี้อยู่');
  answer = { people: [{ ...kaew, is_changing: true }], updated_at: stored.updated_at, ...by };
  type(await title(), 'ขุนช้าง');
  await screen.findByText('แก้ว ใจดี กำลังแก้ไขรายการนี้ ยังไม่บันทึก');
  expect(states).toEqual(['open', 'changed']);
});

test('a record that was saved since it was opened is shown anew by one press, while nothing is typed', async () => {
  answer = { people: [], updated_at: '2099-01-01T00:00:00.000Z', ...by };
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'แสดงข้อมูลล่าสุด' }));
  await waitFor(() => expect(vi.mocked(call).mock.calls.filter(([route]) => route === 'GET /books/:book_id')).toHaveLength(2));
  type(await title(), 'ขุนช้าง');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'แสดงข้อมูลล่าสุด' })).toBeNull());
  expect(screen.getByText(/ระบบจะรวมการแก้ไขของทั้งสองคน/)).toBeTruthy();
  expect(saveButton()).toBeTruthy();
});
