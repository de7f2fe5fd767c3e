import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/phrases.tsx';
import { MessageArea } from './message-area.tsx';
import { showError, showSuccess } from './messages.ts';

beforeEach(() => {
  notifications.clean();
  render(
    <LanguageProvider>
      <MantineProvider env="test">
        <MessageArea />
        <button type="button">งานที่ทำอยู่</button>
      </MantineProvider>
    </LanguageProvider>,
  );
  screen.getByText('งานที่ทำอยู่').focus();
});
afterEach(() => vi.useRealTimers());

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const links = [{ words: 'เพิ่มอีก', address: '/books?form=add', follow: () => undefined }];

test('success is told politely, an error at once', async () => {
  act(() => showSuccess('บันทึกแล้ว'));
  expect((await screen.findByText('บันทึกแล้ว')).closest('[role="status"]')).not.toBeNull();
  act(() => showError('ระบบไม่ว่าง'));
  expect((await screen.findByText('ระบบไม่ว่าง')).closest('[role="alert"]')).not.toBeNull();
});

test('F8 goes to the newest message and back', async () => {
  act(() => showSuccess('บันทึกแล้ว', 'ก', links));
  const link = await screen.findByText('เพิ่มอีก');
  press('F8');
  expect(document.activeElement).toBe(link);
  press('F8');
  expect(document.activeElement?.textContent).toBe('งานที่ทำอยู่');
});

test('Esc closes the message the focus is in and nothing else; the focus is back where it was', async () => {
  const behind = vi.fn();
  window.addEventListener('keydown', (event) => !event.defaultPrevented && behind(event.key), { once: true });
  act(() => showError('ระบบไม่ว่าง'));
  await screen.findByText('ระบบไม่ว่าง');
  act(() => screen.getByRole('button', { name: 'ปิดข้อความ' }).focus());
  press('Escape');
  await waitFor(() => expect(screen.queryByText('ระบบไม่ว่าง')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('งานที่ทำอยู่'));
  expect(behind).not.toHaveBeenCalled();
});

test('a message does not go away from under the focus', async () => {
  // what shows messages comes with the first one
  act(() => showError('ระบบไม่ว่าง'));
  await screen.findByText('ระบบไม่ว่าง');
  act(() => notifications.clean());
  await waitFor(() => expect(screen.queryByText('ระบบไม่ว่าง')).toBeNull());
  vi.useFakeTimers();
  act(() => showSuccess('บันทึกแล้ว', 'ก', links));
  act(() => vi.advanceTimersByTime(100));
  press('F8');
  act(() => vi.advanceTimersByTime(60_000));
  expect(document.activeElement?.textContent).toBe('เพิ่มอีก');
  press('F8');
  act(() => vi.advanceTimersByTime(7_000));
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.queryByText('เพิ่มอีก')).toBeNull();
});
