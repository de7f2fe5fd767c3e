import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyComponent, lazyComponent, preloadAll, useIdlePreload } from './lazy-component.tsx';

const Arrived = () => <p>มาแล้ว</p>;
const load = vi.fn(async () => Arrived);
const missing = vi.fn();
/** Another one for each test: what has come stays. */
let Lazy: LazyComponent<object>;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(Arrived);
  missing.mockReset();
  Lazy = lazyComponent(load, { isIdlePreloaded: true, onMissing: missing });
});
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isHere = () => screen.queryByText('มาแล้ว') !== null;

function Page({ path }: { path: string }) {
  useIdlePreload(path);
  return null;
}

test('fetches on first render and shows the fallback until then', async () => {
  render(<Lazy fallback={<p>รอ</p>} />);
  expect([isHere(), screen.queryByText('รอ') !== null]).toEqual([false, true]);
  await wait(0);
  expect([isHere(), screen.queryByText('รอ') !== null]).toEqual([true, false]);
});

test('renders preloaded code at once', async () => {
  Lazy.preload();
  await wait(0);
  render(<Lazy />);
  expect(isHere()).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

function Opener({ isOpen, close }: { isOpen: boolean; close(): void }) {
  return Lazy.useOpened(isOpen, close) && <Lazy />;
}

test('a failed fetch is reported and closes what was opened; the next opening fetches again', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  const close = vi.fn();
  const { rerender } = render(<Opener isOpen close={close} />);
  await wait(0);
  rerender(<Opener isOpen={false} close={close} />);
  await wait(60_000);
  expect([isHere(), load.mock.calls.length, missing.mock.calls.length, close.mock.calls.length]).toEqual([false, 1, 1, 1]);
  rerender(<Opener isOpen close={close} />);
  await wait(0);
  expect([isHere(), missing.mock.calls.length, close.mock.calls.length]).toEqual([true, 1, 1]);
});

test('a component whose code cannot be fetched is closed', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  const close = vi.fn();
  const { unmount } = render(<Lazy onClose={close} fallback={<p>รอ</p>} />);
  await wait(0);
  expect([missing.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  unmount();
  render(<Lazy />);
  await wait(0);
  expect(isHere()).toBe(true);
});

test('what was closed before its code came stays closed, and nothing is reported', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  const close = vi.fn();
  const { rerender } = render(<Opener isOpen close={close} />);
  rerender(<Opener isOpen={false} close={close} />);
  await wait(0);
  expect([isHere(), missing.mock.calls.length, close.mock.calls.length]).toEqual([false, 0, 0]);
  await preloadAll();
  rerender(<Opener isOpen={false} close={close} />);
  expect(isHere()).toBe(false);
});

test('a failed preload is silent, and rendering fetches again', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  Lazy.preload();
  await wait(0);
  expect(missing).not.toHaveBeenCalled();
  render(<Lazy />);
  await wait(0);
  expect(isHere()).toBe(true);
});

test('idle preload fetches once, after the first rows, and again for later registrations', async () => {
  const { rerender, unmount } = render(<Page path="/a" />);
  await wait(1_400);
  expect(load).not.toHaveBeenCalled();
  await wait(200);
  expect(load).toHaveBeenCalledTimes(1);
  const other = vi.fn(async () => Arrived);
  lazyComponent(other, { isIdlePreloaded: true });
  rerender(<Page path="/b" />);
  await wait(2_000);
  expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  lazyComponent(load, { isIdlePreloaded: true });
  unmount();
  await wait(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('tests can preload everything', async () => {
  await preloadAll();
  render(<Lazy />);
  expect(isHere()).toBe(true);
});
