import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/phrases.tsx';
import { MessagePlace } from '../../kit/notifications/message-place.tsx';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import { MessageArea } from './message-area.tsx';

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

test('what has the focus by keyboard is scrolled from under a new message', async () => {
  const button = screen.getByText('งานที่ทำอยู่');
  // jsdom lays nothing out: everything lies over everything
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 40, left: 0, right: 40, height: 40 } as DOMRect);
  vi.spyOn(button, 'matches').mockReturnValue(true);
  button.scrollIntoView = vi.fn();
  act(() => showError('ระบบไม่ว่าง'));
  await waitFor(() => expect(button.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }));
  vi.restoreAllMocks();
});

test('messages stand above the bar of a page, over an open dialog at the foot of the window', async () => {
  const area = () => screen.getByRole('region', { name: 'ข้อความแจ้ง' });
  const { unmount } = render(<div data-testid="bar">{<MessagePlace />}</div>);
  act(() => showError('ระบบไม่ว่าง'));
  await screen.findByText('ระบบไม่ว่าง');
  expect(screen.getByTestId('bar').contains(area())).toBe(true);

  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  await waitFor(() => expect(screen.getByTestId('bar').contains(area())).toBe(false));
  dialog.remove();
  await waitFor(() => expect(screen.getByTestId('bar').contains(area())).toBe(true));

  const shown = screen.getByText('ระบบไม่ว่าง');
  unmount();
  expect(area().contains(shown)).toBe(true);
});

/** A button that has worked: it was disabled, and the browser took the focus from it. */
function workedWith(elsewhere?: HTMLElement): HTMLButtonElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  // the test's browser takes the focus from nothing by itself, and not from what is disabled
  button.blur();
  expect(document.activeElement).toBe(document.body);
  button.disabled = true;
  elsewhere?.focus();
  button.disabled = false;
  return button;
}

test('a button disabled while it works gets the focus back', async () => {
  const button = workedWith();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the focus is not taken from another element', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  workedWith(field);
  await new Promise((passed) => setTimeout(passed, 20));
  expect(document.activeElement).toBe(field);
});
