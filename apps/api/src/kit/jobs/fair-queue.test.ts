import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const limits = { waiting: 30, refusal: 'report_under_way' } as const;
const largeLimits = { ...limits, waitingOfOne: 100, waiting: 200 };

/** Creates work that records the order of execution. */
function recorder(queue: FairQueue, milliseconds = 1) {
  const served: string[] = [];
  const work = (person: string, fails = false) =>
    queue.run(person, async () => {
      served.push(person);
      await wait(milliseconds);
      if (fails) throw new Error('failed');
    });
  return { served, work };
}

describe('execution', () => {
  test('runs up to the limit at once and continues after a failure', async () => {
    const queue = new FairQueue({ ...largeLimits, atOnce: 2, runningOfOne: 2 });
    let running = 0;
    let most = 0;
    const work = (fails: boolean) =>
      queue.run('somchai', async () => {
        running += 1;
        most = Math.max(most, running);
        await wait(5);
        running -= 1;
        if (fails) throw new Error('failed');
      });
    const results = await Promise.allSettled([work(true), work(false), work(true), work(false), work(false)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect({ most, running }).toEqual({ most: 2, running: 0 });
  });

  test('alternates between people: one call does not wait for twenty of another person', async () => {
    const { served, work } = recorder(new FairQueue({ ...largeLimits, atOnce: 2, runningOfOne: 2 }));
    const somchai = Array.from({ length: 20 }, () => work('somchai'));
    await Promise.all([...somchai, work('malee'), work('malee'), work('preecha')]);
    expect(served).toHaveLength(23);
    // two are running, one waited before
    expect(served.slice(0, 7)).toEqual(['somchai', 'somchai', 'somchai', 'malee', 'preecha', 'somchai', 'malee']);
  });

  test('limits the running calls per person even with free slots', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 2 });
    const own = await queue.acquire('somchai');
    const second = queue.acquire('somchai');
    const leave = await queue.acquire('malee');
    expect(queue.ahead('somchai')).toBe(2);
    leave();
    expect(queue.ahead('somchai')).toBe(1);
    own();
    (await second)();
  });

  test('returns the number of calls ahead of a waiting one', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 2 });
    const [a, b] = [await queue.acquire('a'), await queue.acquire('b')];
    const waiting = ['a', 'c', 'd'].map((person) => queue.acquire(person));
    expect(['a', 'c', 'd', 'b'].map((person) => queue.ahead(person))).toEqual([2, 3, 4, null]);
    b();
    b(); // releases once
    (await waiting[1])?.();
    a();
    for (const turn of waiting) (await turn)();
    expect(queue.ahead('d')).toBeNull();
  });
});

describe('waiting', () => {
  test('refuses a third call of a person until one has left', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    const leave = await queue.acquire('a');
    const second = queue.acquire('a');
    await expect(queue.acquire('a')).rejects.toMatchObject({ code: 'report_under_way', statusCode: 429, details: { retryAfter: 5 } });
    leave();
    const third = queue.acquire('a');
    (await second)();
    (await third)();
  });

  test('refuses all calls when the queue is full, and one person cannot fill it', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    await queue.acquire('a');
    const refused = await Promise.allSettled(Array.from({ length: 60 }, () => queue.acquire('greedy', AbortSignal.timeout(50))));
    expect(refused.filter((one) => one.status === 'rejected' && one.reason.code === 'report_under_way')).toHaveLength(58);
    for (let n = 0; n < 30; n += 1) queue.acquire(`p${n}`).catch(() => {});
    await expect(queue.acquire('late')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('removes an aborted call', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    const leave = await queue.acquire('a');
    const gone = new AbortController();
    const waiting = queue.acquire('b', gone.signal);
    const next = queue.acquire('c');
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(queue.ahead('c')).toBe(1);
    await expect(queue.acquire('b', gone.signal)).rejects.toThrow('gone');
    leave();
    await next;
  });

  test('refuses a call after the timeout', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1, waitMilliseconds: 20 });
    const leave = await queue.acquire('a');
    await expect(queue.acquire('b')).rejects.toMatchObject({ code: 'unavailable' });
    leave();
    (await queue.acquire('b'))();
  });

  test('does not block others by a slot released before or when its call starts', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    const left = queue.enter('a');
    const turn = left.turn();
    left.leave(); // started, but its promise has not resolved yet
    await turn;
    const place = queue.enter('a');
    place.leave();
    await expect(place.turn()).rejects.toMatchObject({ code: 'unavailable' });
    const running = await queue.acquire('a');
    const waits = queue.enter('b');
    const never = waits.turn();
    waits.leave();
    await expect(never).rejects.toMatchObject({ code: 'unavailable' });
    running();
    (await queue.acquire('c'))();
  });
});
