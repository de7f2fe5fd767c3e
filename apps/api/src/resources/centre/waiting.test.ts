import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Waiting } from './waiting.ts';

const here = new AbortController().signal;

test('of one person so many wait; the next is answered at once, and others still wait', async () => {
  const waiting = new Waiting(200, 4);
  const own = Array.from({ length: 4 }, () => waiting.wait('a', 10_000, here));
  expect(await waiting.wait('a', 10_000, here)).toBe(false);
  const other = waiting.wait('b', 10_000, here);
  expect(await Promise.race([other, wait(50, 'waits')])).toBe('waits');
  waiting.tell();
  expect(await Promise.all([...own, other])).toEqual([true, true, true, true, true]);
});

test('one person cannot take all places, and one that was left is free', async () => {
  const waiting = new Waiting(5, 4);
  const leaves = new AbortController();
  for (let n = 0; n < 8; n += 1) void waiting.wait('a', 10_000, n === 0 ? leaves.signal : here);
  const last = waiting.wait('b', 10_000, here);
  expect(await waiting.wait('c', 10_000, here)).toBe(false);
  leaves.abort();
  expect(await Promise.race([waiting.wait('c', 10_000, here), wait(50, 'waits')])).toBe('waits');
  waiting.tell();
  await last;
});

test('a wait has an end', async () => {
  expect(await new Waiting(1, 1).wait('a', 20, here)).toBe(true);
});
