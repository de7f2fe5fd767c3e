import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAllLate, late, useLate } from './late.ts';

const Piece = () => <p>มาแล้ว</p>;
const load = vi.fn(async () => Piece);

const missing = vi.fn();
/** Another one for each test: what has come stays. */
let Late: ReturnType<typeof late<object>>;

function Page({ isWanted }: { isWanted: boolean }) {
  const isHere = useLate(Late, isWanted || 'soon');
  return isHere && <Late />;
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(Piece);
  missing.mockReset();
  Late = late(load, missing);
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

test('who waits for it is told once that it could not be had; who does not is told nothing', async () => {
  load.mockRejectedValue(new TypeError('offline'));
  const { rerender } = render(<Page isWanted={false} />);
  await wait(2000);
  expect([load.mock.calls.length, missing.mock.calls.length]).toEqual([1, 0]);
  rerender(<Page isWanted />);
  await wait(10_000);
  expect(load.mock.calls.length).toBeGreaterThan(3);
  expect(missing).toHaveBeenCalledTimes(1);
});

test('a piece that is drawn is wanted, and one that has come once is there at once', async () => {
  const { unmount } = render(<Late />);
  expect(screen.queryByText('มาแล้ว')).toBeNull();
  await wait(0);
  screen.getByText('มาแล้ว');
  unmount();
  render(<Late />);
  screen.getByText('มาแล้ว');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a test can have all of them fetched beforehand', async () => {
  await fetchAllLate();
  render(<Page isWanted />);
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
