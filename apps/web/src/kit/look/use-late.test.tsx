import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLate } from './use-late.ts';

const Piece = () => <p>มาแล้ว</p>;
const load = vi.fn(async () => Piece);

function Page({ isWanted }: { isWanted: boolean }) {
  const Late = useLate(load, isWanted);
  return Late && <Late />;
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(Piece);
});
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a piece comes once the page is quiet', async () => {
  render(<Page isWanted={false} />);
  await wait(1000);
  expect(load).not.toHaveBeenCalled();
  await wait(1000);
  screen.getByText('มาแล้ว');
});

test('it comes at once when it is wanted', async () => {
  const { rerender } = render(<Page isWanted={false} />);
  rerender(<Page isWanted />);
  await wait(0);
  screen.getByText('มาแล้ว');
});

test('what could not be had is asked for again while it is wanted', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  render(<Page isWanted />);
  await wait(0);
  expect(screen.queryByText('มาแล้ว')).toBeNull();
  await wait(3000);
  screen.getByText('มาแล้ว');
});

test('nobody asks again after the page has gone', async () => {
  load.mockRejectedValue(new TypeError('offline'));
  const { unmount } = render(<Page isWanted />);
  await wait(0);
  unmount();
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
