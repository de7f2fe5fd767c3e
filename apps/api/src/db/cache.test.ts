import { beforeEach, expect, test, vi } from 'vitest';
import { QueryCache } from './cache.ts';
import { ChangeFeed } from './change-feed.ts';

let changes: ChangeFeed;
let counts: QueryCache<number>;
let stored: number;
const read = vi.fn(async () => stored);
const ask = (question = 'all') => counts.of(['news', 'users'], question, read);

beforeEach(() => {
  changes = new ChangeFeed(() => ({ flush: async () => {}, isStale: () => false, close: async () => {} }));
  changes.setListening(true);
  counts = new QueryCache(changes);
  stored = 7;
  read.mockReset().mockImplementation(async () => stored);
});

test('a question is counted once, for all who ask', async () => {
  expect(await Promise.all([ask(), ask()])).toEqual([7, 7]);
  expect(await ask()).toBe(7);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a change to any table of the list makes it count again, a change to another does not', async () => {
  await ask();
  changes.tableChanged('roles');
  await ask();
  expect(read).toHaveBeenCalledTimes(1);
  stored = 8;
  changes.tableChanged('users');
  expect(await ask()).toBe(8);
});

test('a count that began before a change is not remembered', async () => {
  let finish = (_: number) => {};
  read.mockImplementationOnce(
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  const early = ask();
  changes.tableChanged('news');
  stored = 8;
  expect(await ask()).toBe(8);
  finish(7);
  expect(await early).toBe(7);
  expect(await ask()).toBe(8);
});

test('while changes cannot be heard nothing is remembered, and what was is forgotten', async () => {
  await ask();
  changes.setListening(false);
  stored = 8;
  expect(await ask()).toBe(8);
  stored = 9;
  expect(await ask()).toBe(9);
  changes.setListening(true);
  expect(await ask()).toBe(9);
});

test('a count that failed is tried again', async () => {
  read.mockRejectedValueOnce(new Error('connection lost'));
  await expect(ask()).rejects.toThrow();
  expect(await ask()).toBe(7);
});

test('only so many questions are remembered, the latest asked', async () => {
  for (let n = 0; n <= 1_000; n += 1) await ask(`question ${n}`);
  await ask('question 1000');
  expect(read).toHaveBeenCalledTimes(1_001);
  await ask('question 0');
  expect(read).toHaveBeenCalledTimes(1_002);
});
