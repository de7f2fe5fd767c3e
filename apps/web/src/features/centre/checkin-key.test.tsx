import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { CheckinKeyButton, CheckinKeyNotice } from './checkin-key.tsx';

vi.setConfig({ testTimeout: 30_000 });

const page = '/centre/lc_checkin_members';
const now = new Date('2026-11-23T09:30:00.000Z');
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute).toISOString();
let end = inMinutes(480);
let state = 'waiting';
const called: string[] = [];

beforeEach(() => {
  end = inMinutes(480);
  state = 'waiting';
  called.length = 0;
  vi.mocked(call).mockImplementation(async (route) => {
    if (!route.includes('get_temp_key')) called.push(route);
    const key = { key_code: 'h3qypk34swce89gucmvffav8', key_end_at: end, now: now.toISOString() };
    if (route.includes('get_temp_key')) return [key];
    if (route === 'GET /temp_key_pairing') return { state };
    if (route.includes('pairing')) return { code: '69581140', pair_end_at: inMinutes(10) };
    return route.includes('withdraw') ? { withdrawn: 1 } : key;
  });
});

test.each([
  [61, null],
  [60, 'รหัสของจุดสแกนจะหมดอายุเวลา 17:30 น. หลังจากนั้นสมาชิกจะสแกนไม่ได้'],
  [0, 'รหัสของจุดสแกนหมดอายุแล้วเมื่อ 23/11/2569 16:30 น. สมาชิกสแกนไม่ได้'],
])('the desk is told %i minutes before the key ends: %s', async (minutes, words) => {
  end = inMinutes(minutes);
  renderInApp(<CheckinKeyNotice page={page} isReady />, { at: '/books', page });
  await waitFor(() => expect(call).toHaveBeenCalled());
  if (words === null) expect(screen.queryByRole('status')).toBeNull();
  else expect(await screen.findByText(words)).toBeTruthy();
});

test('a valid key is renewed and withdrawn only after a question, and Esc answers the question alone', async () => {
  renderInApp(<CheckinKeyButton page={page} />, { at: '/books', page });
  fireEvent.click(screen.getByRole('button', { name: 'จุดสแกนบัตร' }));
  fireEvent.click(await screen.findByRole('button', { name: 'สร้างรหัสใหม่' }));
  const question = await screen.findByRole('dialog', { name: 'สร้างรหัสใหม่ของจุดสแกน' });
  expect(called).toEqual([]);
  fireEvent.keyDown(question, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'สร้างรหัสใหม่ของจุดสแกน' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'ลิงก์ของจุดสแกนบัตร' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'เพิกถอนรหัส' }));
  const sure = within(await screen.findByRole('dialog', { name: 'เพิกถอนรหัสของจุดสแกน' }));
  fireEvent.click(sure.getByRole('button', { name: 'เพิกถอนรหัส' }));
  await waitFor(() => expect(called).toEqual(['POST /withdraw_temp_key']));
  expect(await screen.findByText('ยังไม่มีรหัสของจุดสแกน')).toBeTruthy();
});

test('a device takes the address as a QR code, or by a pairing code', async () => {
  renderInApp(<CheckinKeyButton page={page} />, { at: '/books', page });
  fireEvent.click(screen.getByRole('button', { name: 'จุดสแกนบัตร' }));
  expect(await screen.findByRole('img', { name: 'QR ของลิงก์จุดสแกน' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'สร้างรหัสจับคู่' }));
  expect(await screen.findByText('6958 1140')).toBeTruthy();
  expect(screen.getByText('ใช้ได้ครั้งเดียว ถึง 16:40 น.')).toBeTruthy();
});

test('the desk is told that wrong codes withdrew the pairing code, and makes another by one press', async () => {
  state = 'withdrawn';
  renderInApp(<CheckinKeyButton page={page} />, { at: '/books', page });
  fireEvent.click(screen.getByRole('button', { name: 'จุดสแกนบัตร' }));
  fireEvent.click(await screen.findByRole('button', { name: 'สร้างรหัสจับคู่' }));
  expect(await screen.findByText(/ระบบยกเลิกรหัสจับคู่นี้แล้ว เพราะมีผู้พิมพ์รหัสผิดครบ 20 ครั้ง/)).toBeTruthy();
  expect(screen.queryByText('6958 1140')).toBeNull();
  state = 'waiting';
  vi.mocked(call).mockImplementationOnce(async () => ({ code: '11223344', pair_end_at: inMinutes(10) }));
  fireEvent.click(screen.getByRole('button', { name: 'สร้างรหัสจับคู่' }));
  expect(await screen.findByText('1122 3344')).toBeTruthy();
});
