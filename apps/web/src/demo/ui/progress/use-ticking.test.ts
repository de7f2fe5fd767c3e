import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTicking } from './use-ticking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTime(count * 1000));

test('5 more each second, and from the beginning again after 100', () => {
  const { result } = renderHook(() => useTicking());
  expect(result.current.value).toBe(0);
  seconds(1);
  expect(result.current.value).toBe(5);
  seconds(19);
  expect(result.current.value).toBe(100);
  seconds(1);
  expect(result.current.value).toBe(0);
});

test('stands still once it is stopped, and in a tab nobody sees', () => {
  const { result } = renderHook(() => useTicking());
  seconds(2);
  act(() => result.current.setRunning(false));
  seconds(5);
  expect(result.current.value).toBe(10);
  act(() => result.current.setRunning(true));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  seconds(5);
  expect(result.current.value).toBe(10);
  hidden.mockReturnValue(false);
  seconds(1);
  expect(result.current.value).toBe(15);
});
