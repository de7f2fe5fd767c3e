import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPaints } from './use-after-paints.ts';

function Page() {
  return useAfterPaints(2) && <p>เมนู</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A frame, and what waits for it to be painted. */
const paint = () => act(() => vi.advanceTimersByTimeAsync(20));

test('a piece comes once so many turns have been painted, and not before', async () => {
  render(<Page />);
  expect(screen.queryByText('เมนู')).toBeNull();
  await paint();
  expect(screen.queryByText('เมนู')).toBeNull();
  await paint();
  screen.getByText('เมนู');
});

test('nothing comes after the page has gone', async () => {
  const { unmount } = render(<Page />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
