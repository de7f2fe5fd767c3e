import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError } from '../api/http.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { showError, showLeftBehind, showNotice, showRetryableError, showState, showSuccess } from './messages.ts';

afterEach(() => vi.useRealTimers());

test('a repeated error is counted in its message', async () => {
  renderInApp(<h1>x</h1>);
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  showError('ระบบไม่ว่าง');
  await screen.findByText('พบข้อผิดพลาด:');
  vi.setSystemTime(5000);
  showError('ระบบไม่ว่าง');
  await screen.findByText('พบข้อผิดพลาด (ครั้งที่ 2):');
  expect(screen.getAllByText('ระบบไม่ว่าง')).toHaveLength(1);
});

test('calls that fail together show one message', async () => {
  renderInApp(<h1>x</h1>);
  for (let call = 0; call < 10; call++) showError('ออฟไลน์');
  await waitFor(() => expect(screen.getAllByText('ออฟไลน์')).toHaveLength(1));
  expect(screen.queryByText(/ครั้งที่/)).toBeNull();
});

test('one message is shown at a time, the newest; one that stays is seen again after it', async () => {
  renderInApp(<h1>x</h1>);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const back = showState('ขาดการเชื่อมต่อ');
  await screen.findByText('ขาดการเชื่อมต่อ');
  showNotice('ยกเลิกแล้ว');
  showSuccess('บันทึกแล้ว');
  await screen.findByText('บันทึกแล้ว');
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('บันทึกแล้ว')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1_500));
  await screen.findByText('ขาดการเชื่อมต่อ');
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  act(back);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('an error stays until it is closed, and the one before it is seen again then', async () => {
  renderInApp(<h1>x</h1>);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showError('รหัสผ่านเดิมไม่ถูกต้อง');
  showError('ติดต่อเซิร์ฟเวอร์ไม่ได้');
  act(() => vi.advanceTimersByTime(60_000));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('alert').textContent).toContain('ติดต่อเซิร์ฟเวอร์ไม่ได้');
  fireEvent.click(screen.getByRole('button', { name: 'ปิดข้อความ' }));
  await screen.findByText('รหัสผ่านเดิมไม่ถูกต้อง');
});

test('a success replaces the previous one', async () => {
  renderInApp(<h1>x</h1>);
  showSuccess('บันทึกสำเร็จ! รายการ 1 ถูกบันทึกแล้ว');
  await screen.findByText('บันทึกสำเร็จ! รายการ 1 ถูกบันทึกแล้ว');
  showSuccess('บันทึกสำเร็จ! รายการ 2 ถูกบันทึกแล้ว');
  await screen.findByText('บันทึกสำเร็จ! รายการ 2 ถูกบันทึกแล้ว');
  await waitFor(() => expect(screen.queryByText('บันทึกสำเร็จ! รายการ 1 ถูกบันทึกแล้ว')).toBeNull());
});

test('a success removes previous errors', async () => {
  renderInApp(<h1>x</h1>);
  showError('รหัสผ่านเดิมไม่ถูกต้อง');
  showError('ติดต่อเซิร์ฟเวอร์ไม่ได้');
  await screen.findByText('ติดต่อเซิร์ฟเวอร์ไม่ได้');
  showSuccess('เปลี่ยนรหัสผ่านแล้ว');
  await screen.findByText('เปลี่ยนรหัสผ่านแล้ว');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a partial success stays long enough to be read, then closes', async () => {
  renderInApp(<h1>x</h1>);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showLeftBehind('วางภาพเหล่านี้ไม่ได้: clip_image007.png');
  const message = await screen.findByText('วางภาพเหล่านี้ไม่ได้: clip_image007.png');
  expect(message.closest('[role="alert"]')).not.toBeNull();
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.queryByText(/clip_image007/)).not.toBeNull();
  act(() => vi.advanceTimersByTime(10_000));
  await waitFor(() => expect(screen.queryByText(/clip_image007/)).toBeNull());
});

test('a message does not close under the pointer', async () => {
  renderInApp(<h1>x</h1>);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showSuccess('บันทึกแล้ว');
  const message = (await screen.findByText('บันทึกแล้ว')).closest('[role="status"]') as HTMLElement; // as the test of the role says
  fireEvent.mouseEnter(message);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('บันทึกแล้ว')).not.toBeNull();
  fireEvent.mouseLeave(message);
  act(() => vi.advanceTimersByTime(7_000));
  await waitFor(() => expect(screen.queryByText('บันทึกแล้ว')).toBeNull());
});

test('a running request of one’s own is shown without alarm, with a retry button', async () => {
  renderInApp(<h1>x</h1>);
  const retry = vi.fn();
  const answer = { statusCode: 429, code: 'report_under_way', message: '', requestId: 'x' } as const;
  showRetryableError(new HttpError(429, answer), retry);
  const message = await screen.findByText(/^ระบบกำลังจัดทำไฟล์ของคุณอยู่/);
  expect(message.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('โปรดรอสักครู่')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(retry).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(/^ระบบกำลังจัดทำไฟล์ของคุณอยู่/)).toBeNull());
});
