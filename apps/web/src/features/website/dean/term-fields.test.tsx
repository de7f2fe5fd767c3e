import type { DirectDeanRow } from '@faculty/contracts/website/direct-dean';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import type { OnWire } from '../../../kit/testing/on-wire.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { DeanFormScreen } from './dean-form.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const stored = {
  direct_dean_id: 7,
  user_name: 'somchai.jai',
  fname_th: 'สมชาย',
  lname_th: 'ใจดี',
  full_name_th: 'ผศ.สมชาย ใจดี',
  full_name_en: 'Somchai Jaidee',
  direct_dean_image: '/files/deans/a.webp',
  direct_dean_position_th: 'คณบดี',
  direct_dean_position_en: 'Dean',
  direct_dean_start_date: '2018-10-01',
  direct_dean_end_date: '2022-09-30',
  direct_dean_status_now: 'N',
  active: 'Y',
  created_by: 'staff',
  updated_by: 'staff',
  created_at: '2026-11-20T01:00:00.000Z',
  updated_at: '2026-11-20T02:03:04.567Z',
} satisfies OnWire<DirectDeanRow>;
const member = {
  user_name: 'another.one',
  full_name_th: 'ดร.อื่น คนละคน',
  full_name_en: '',
  fname_th: 'อื่น',
  lname_th: 'คนละคน',
  avatarFile: null,
};
const saved = vi.fn<(body: unknown) => void>();

beforeEach(async () => {
  localStorage.clear();
  saved.mockClear();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /web_con_direct_deans/:direct_dean_id') return stored;
    if (route === 'POST /combo/usersActive') return [member];
    if (route === 'GET /web_con_direct_deans')
      return { rows: [stored, { ...stored, direct_dean_id: 8, full_name_th: 'รศ.อีก คนหนึ่ง' }], count: 2 };
    if (route === 'POST /update_con_direct_deans') saved(input?.body);
    return { direct_dean_id: 7 };
  });
  renderInApp(<DeanFormScreen id={7} />, { at: '/books?edit=7', page: '/web/content_directory_dean' });
  await screen.findByLabelText(/^วันที่เริ่มต้น/);
});

const day = (name: 'วันที่เริ่มต้น' | 'วันที่สิ้นสุด') => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
function typeDay(name: 'วันที่เริ่มต้น' | 'วันที่สิ้นสุด', text: string): void {
  fireEvent.focus(day(name));
  fireEvent.change(day(name), { target: { value: text } });
}
const leave = (name: 'วันที่เริ่มต้น' | 'วันที่สิ้นสุด') => fireEvent.blur(day(name));

test('shows the documented warning and clears an end date before the start date', async () => {
  typeDay('วันที่สิ้นสุด', '30/9/2561');
  leave('วันที่สิ้นสุด');
  await screen.findByText('ข้อความเตือน: วันที่สิ้นสุด น้อยกว่า วันที่เริ่มต้น');
  await waitFor(() => expect(day('วันที่สิ้นสุด').value).toBe(''));
  expect(day('วันที่เริ่มต้น').value).toBe('1/10/2561');
});

test('shows the documented warning and clears a start date after the end date', async () => {
  typeDay('วันที่เริ่มต้น', '1/10/2565');
  leave('วันที่เริ่มต้น');
  await screen.findByText('ข้อความเตือน: วันที่เริ่มต้น มากกว่า วันที่สิ้นสุด');
  await waitFor(() => expect(day('วันที่เริ่มต้น').value).toBe(''));
  expect(day('วันที่สิ้นสุด').value).toBe('30/9/2565');
});

test('does not check a date while it is being typed', () => {
  typeDay('วันที่สิ้นสุด', '30/9/2561');
  expect(day('วันที่สิ้นสุด').value).toBe('30/9/2561');
  expect(screen.queryByText(/ข้อความเตือน/)).toBeNull();
  typeDay('วันที่สิ้นสุด', '30/9/2566');
  leave('วันที่สิ้นสุด');
  expect(day('วันที่สิ้นสุด').value).toBe('30/9/2566');
});

test('saves a current term without an end date and keeps a member who has left selected', async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^สมาชิก/ })).toHaveProperty('value', 'ผศ.สมชาย ใจดี (ไม่ได้ใช้งานแล้ว)'));
  typeDay('วันที่สิ้นสุด', 'ไม่ใช่วันที่');
  fireEvent.click(screen.getByRole('switch', { name: 'วาระการดำรงตำแหน่ง' }));
  await waitFor(() => expect(screen.queryByLabelText(/^วันที่สิ้นสุด/)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ user_name: 'somchai.jai', direct_dean_status_now: 'Y' });
});

test('names another current dean only while the term is current, and asks whether that term ends the day before', async () => {
  expect(screen.queryByText(/มีผู้ดำรงตำแหน่งปัจจุบันอยู่แล้ว/)).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'วาระการดำรงตำแหน่ง' }));
  await screen.findByText(/มีผู้ดำรงตำแหน่งปัจจุบันอยู่แล้ว: รศ\.อีก คนหนึ่ง/);
  typeDay('วันที่เริ่มต้น', '1/12/2569');
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'จบวาระของ รศ.อีก คนหนึ่ง วันที่ 30/11/2569' });
  // of a stored term it was decided before
  expect(choice.checked).toBe(false);
  expect(screen.getByText('เว็บไซต์จะแสดงทั้งสองวาระเป็นปัจจุบัน')).toBeTruthy();
  fireEvent.click(choice);
  fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ direct_dean_status_now: 'Y', ends_former_terms: 'Y' });
});
