import { expect, test } from 'vitest';
import type { ChangeFeed } from '../db/change-feed.ts';
import { AnswerCache, readsTables } from './answer-cache.ts';

// `as`: the part of the feed that the cache uses; nothing changes
const unchanged = { now: () => 0, versionOf: () => 0 } as unknown as ChangeFeed;
const settled = () => new Promise((wait) => setTimeout(wait, 5));

test('four answers are made at once, three for one network of IPv6, which does not hold up others', async () => {
  const cache = new AnswerCache(unchanged);
  const making: { asker: string; finish: () => void }[] = [];
  const ask = (asker: string, key: string) =>
    cache.of(key, key, asker, () => new Promise((made) => making.push({ asker, finish: () => made({ body: key, type: 'text/plain' }) })));
  const greedy = Array.from({ length: 20 }, (_, n) => ask(`2001:db8::${n}`, `slow ${n}`));
  await settled();
  expect(making.map(({ asker }) => asker)).toEqual(['2001:db8::0', '2001:db8::1', '2001:db8::2']);
  const other = ask('other', 'page');
  await settled();
  expect(making.map(({ asker }) => asker)).toEqual(['2001:db8::0', '2001:db8::1', '2001:db8::2', 'other']);
  making[3]?.finish();
  expect(String((await other).body)).toBe('page');
  while (making.length < 21) {
    for (const { finish } of making) finish();
    await settled();
  }
  for (const { finish } of making) finish();
  await Promise.all(greedy);
});

test('whoever lets more than a hundred answers wait is refused; a caller of the same address shares an answer', async () => {
  const cache = new AnswerCache(unchanged);
  let finish = () => {};
  const never = new Promise<{ body: string; type: string }>((made) => {
    finish = () => made({ body: '', type: 'text/plain' });
  });
  const asked = Array.from({ length: 103 }, (_, n) => cache.of(`${n}`, `${n}`, 'greedy', () => never));
  await expect(cache.of('more', 'more', 'greedy', () => never)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(cache.of('0', '0', 'greedy', () => never)).toBe(asked[0]);
  finish();
  await Promise.all(asked);
});

test('answers without a body count too: there is room for some forty thousand', async () => {
  const cache = new AnswerCache(unchanged);
  let made = 0;
  const ask = (key: string) =>
    cache.of(key, key, 'one', () => {
      made += 1;
      return Promise.resolve({ body: '', type: 'text/plain' });
    });
  for (let n = 0; n < 45_000; n += 1) await ask(`/${n}`);
  await ask('/44999');
  expect(made).toBe(45_000);
  await ask('/0');
  expect(made).toBe(45_001);
});

test('what an answer reads is known though others were finished while it was made', async () => {
  const changed = new Set<string>();
  const feed = { now: () => 1, versionOf: (tables: Set<string>) => ([...tables].some((table) => changed.has(table)) ? 2 : 0) };
  // `as`: the part of the feed that the cache uses
  const cache = new AnswerCache(feed as unknown as ChangeFeed);
  const answer = { body: '', type: 'text/plain' };
  let release = () => {};
  const waiting = new Promise<void>((done) => {
    release = done;
  });
  const slow = cache.of('slow', '/slow', 'one', async () => {
    await waiting;
    readsTables(['news']);
    return answer;
  });
  await cache.of('quick', '/quick', 'one', async () => answer);
  release();
  await slow;
  expect(cache.known('/slow')).not.toBeNull();
  changed.add('news');
  expect(cache.known('/slow')).toBeNull();
  expect(cache.known('/quick')).not.toBeNull();
});
