import { beforeEach, expect, test, vi } from 'vitest';
import { QueryCache } from './cache.ts';
import { ChangeFeed } from './change-feed.ts';

let changes: ChangeFeed;
let counts: QueryCache<number>;
let stored: number;
const read = vi.fn(async () => stored);
const get = (question = 'all') => counts.of(['news', 'users'], question, read);

beforeEach(() => {
  changes = new ChangeFeed(() => ({ flush: async () => {}, isStale: () => false, close: async () => {} }));
  changes.setListening(true);
  counts = new QueryCache(changes);
  stored = 7;
  read.mockReset().mockImplementation(async () => stored);
});

test('runs the query once for concurrent calls', async () => {
  expect(await Promise.all([get(), get()])).toEqual([7, 7]);
  expect(await get()).toBe(7);
  expect(read).toHaveBeenCalledTimes(1);
});

test('runs the query again after a change to one of its tables, not of another', async () => {
  await get();
  changes.tableChanged('roles');
  await get();
  expect(read).toHaveBeenCalledTimes(1);
  stored = 8;
  changes.tableChanged('users');
  expect(await get()).toBe(8);
});

test('does not cache a result that was started before a change', async () => {
  let finish = (_: number) => {};
  read.mockImplementationOnce(
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  const early = get();
  changes.tableChanged('news');
  stored = 8;
  expect(await get()).toBe(8);
  finish(7);
  expect(await early).toBe(7);
  expect(await get()).toBe(8);
});

test('caches nothing while the change feed is disconnected, and is invalidated by it', async () => {
  await get();
  changes.setListening(false);
  stored = 8;
  expect(await get()).toBe(8);
  stored = 9;
  expect(await get()).toBe(9);
  changes.setListening(true);
  expect(await get()).toBe(9);
});

test('does not cache errors', async () => {
  read.mockRejectedValueOnce(new Error('connection lost'));
  await expect(get()).rejects.toThrow();
  expect(await get()).toBe(7);
});

test('limits the number of entries to the latest', async () => {
  for (let n = 0; n <= 1_000; n += 1) await get(`question ${n}`);
  await get('question 1000');
  expect(read).toHaveBeenCalledTimes(1_001);
  await get('question 0');
  expect(read).toHaveBeenCalledTimes(1_002);
});
