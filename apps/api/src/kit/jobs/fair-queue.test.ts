import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const limits = { waiting: 30, refusal: 'report_under_way' } as const;
const bigRoom = { ...limits, waitingOfOne: 100, waiting: 200 };

/** Works that write down whose turn it was. */
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

describe('turns', () => {
  test('so many run at once, and go on after one that fails', async () => {
    const queue = new FairQueue({ ...bigRoom, atOnce: 2, runningOfOne: 2 });
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

  test('are given person by person: one small work does not stand behind twenty of somebody else', async () => {
    const { served, work } = recorder(new FairQueue({ ...bigRoom, atOnce: 2, runningOfOne: 2 }));
    const somchai = Array.from({ length: 20 }, () => work('somchai'));
    await Promise.all([...somchai, work('malee'), work('malee'), work('preecha')]);
    expect(served).toHaveLength(23);
    // two are at work already, one waited first
    expect(served.slice(0, 7)).toEqual(['somchai', 'somchai', 'somchai', 'malee', 'preecha', 'somchai', 'malee']);
  });

  test('one person never has more than their share of the places, though others are free', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 2 });
    const own = await queue.take('somchai');
    const second = queue.take('somchai');
    const leave = await queue.take('malee');
    expect(queue.ahead('somchai')).toBe(2);
    leave();
    expect(queue.ahead('somchai')).toBe(1);
    own();
    (await second)();
  });

  test('whoever waits knows how many come first', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 2 });
    const [a, b] = [await queue.take('a'), await queue.take('b')];
    const waiting = ['a', 'c', 'd'].map((person) => queue.take(person));
    expect(['a', 'c', 'd', 'b'].map((person) => queue.ahead(person))).toEqual([2, 3, 4, null]);
    b();
    b(); // given back once
    (await waiting[1])?.();
    a();
    for (const turn of waiting) (await turn)();
    expect(queue.ahead('d')).toBeNull();
  });
});

describe('the room to wait in', () => {
  test('one call of a person runs and one waits; the next is refused, and let in when one has left', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    const leave = await queue.take('a');
    const second = queue.take('a');
    await expect(queue.take('a')).rejects.toMatchObject({ code: 'report_under_way', statusCode: 429, details: { retryAfter: 5 } });
    leave();
    const third = queue.take('a');
    (await second)();
    (await third)();
  });

  test('is full for everybody when too many wait, and one person cannot fill it', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    await queue.take('a');
    const refused = await Promise.allSettled(Array.from({ length: 60 }, () => queue.take('greedy', AbortSignal.timeout(50))));
    expect(refused.filter((one) => one.status === 'rejected' && one.reason.code === 'report_under_way')).toHaveLength(58);
    for (let n = 0; n < 30; n += 1) queue.take(`p${n}`).catch(() => {});
    await expect(queue.take('late')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('whoever goes while waiting leaves it', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    const leave = await queue.take('a');
    const gone = new AbortController();
    const waiting = queue.take('b', gone.signal);
    const next = queue.take('c');
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(queue.ahead('c')).toBe(1);
    await expect(queue.take('b', gone.signal)).rejects.toThrow('gone');
    leave();
    await next;
  });

  test('a wait has an end', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1, waitMilliseconds: 20 });
    const leave = await queue.take('a');
    await expect(queue.take('b')).rejects.toMatchObject({ code: 'unavailable' });
    leave();
    (await queue.take('b'))();
  });

  test('a place that is left before its turn, or in the moment it comes, keeps nobody away', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 });
    const left = queue.enter('a');
    const turn = left.turn();
    left.leave(); // the turn has come, and nobody has heard of it yet
    await turn;
    const place = queue.enter('a');
    place.leave();
    await expect(place.turn()).rejects.toMatchObject({ code: 'unavailable' });
    const running = await queue.take('a');
    const waits = queue.enter('b');
    const never = waits.turn();
    waits.leave();
    await expect(never).rejects.toMatchObject({ code: 'unavailable' });
    running();
    (await queue.take('c'))();
  });
});
