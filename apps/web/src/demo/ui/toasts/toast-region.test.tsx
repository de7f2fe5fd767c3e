import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { ToastRegion } from './toast-region.tsx';
import { useToasts } from './use-toasts.ts';

afterEach(() => vi.useRealTimers());

test('a message leaves after 6 seconds, and waits while it is pointed at', () => {
  vi.useFakeTimers();
  const hide = vi.fn();
  renderInApp(<ToastRegion place="top-center" toasts={[{ id: 7, kind: 'error' }]} onHide={hide} />);
  const message = screen.getByText('Message was not sent!').closest('[role=alert]') as HTMLElement;
  act(() => vi.advanceTimersByTime(5999));
  expect(hide).not.toHaveBeenCalled();
  fireEvent.pointerEnter(message);
  act(() => vi.advanceTimersByTime(60_000));
  expect(hide).not.toHaveBeenCalled();
  fireEvent.pointerLeave(message);
  act(() => vi.advanceTimersByTime(6000));
  expect(hide).toHaveBeenCalledExactlyOnceWith(7);
});

test('more than four take the place of the oldest', () => {
  const { result } = renderHook(() => useToasts());
  for (let count = 0; count < 6; count++) act(() => result.current.show('info'));
  expect(result.current.toasts.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
});
