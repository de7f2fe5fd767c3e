import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallCounts } from './call-counts.ts';

const minute = 60_000;
const limit = 100;

/** Processes that tell each other at once. */
function processes(count: number) {
  let letters = 0;
  const all: CallCounts[] = Array.from(
    { length: count },
    (_, here) =>
      new CallCounts(minute, (key, calls) => {
        letters += 1;
        for (const [there, other] of all.entries()) if (there !== here) other.heard(key, calls);
      }),
  );
  return { all, letters: () => letters };
}

const told = (counts: CallCounts, key = '10.0.0.1') => {
  let result: { current: number; ttl: number } | undefined;
  counts.incr(key, (_error, counted) => (result = counted), minute, limit);
  return result as unknown as { current: number; ttl: number };
};
/** How many of so many calls are let through. */
const letThrough = (counts: CallCounts, calls: number, key?: string) =>
  Array.from({ length: calls }, () => told(counts, key).current <= limit).filter(Boolean).length;

describe('the limit on calls', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('of one process is the limit, and says how long to wait', () => {
    const { all } = processes(1);
    expect(letThrough(all[0] as CallCounts, 150)).toBe(limit);
    vi.advanceTimersByTime(minute - 1_500);
    expect(told(all[0] as CallCounts)).toEqual({ current: 151, ttl: 1_500 });
    vi.advanceTimersByTime(1_500);
    expect(letThrough(all[0] as CallCounts, 150)).toBe(limit);
  });

  it('holds in sum over three: a twentieth more for each further process at most', () => {
    const { all } = processes(3);
    let through = 0;
    for (let n = 0; n < 3 * limit; n += 1) through += letThrough(all[n % 3] as CallCounts, 1);
    expect(through).toBeGreaterThanOrEqual(limit);
    expect(through).toBeLessThanOrEqual(limit + 2 * (limit / 20));
  });

  it('is not got round by whoever goes where a window has just begun', () => {
    const { all } = processes(3);
    // the windows of the three begin 20 seconds after each other
    for (const counts of all) {
      letThrough(counts, 1);
      vi.advanceTimersByTime(20_000);
    }
    const through: number[] = [];
    // three minutes of trying everywhere
    for (let second = 0; second < 180; second += 1) {
      through.push(all.reduce((sum, counts) => sum + letThrough(counts, 40), 0));
      vi.advanceTimersByTime(1_000);
    }
    const inAnyMinute = through.map((_, at) => through.slice(at, at + 60).reduce((sum, calls) => sum + calls, 0));
    // twice, as of one process: at the end of a window and at the beginning of the next
    expect(Math.max(...inAnyMinute)).toBeLessThanOrEqual(2 * limit + 2 * (limit / 20));
    expect(Math.min(...inAnyMinute.slice(0, 120))).toBeGreaterThanOrEqual(limit / 2);
  });

  it('costs nothing for an address that is far from it, and a bounded number of letters for one that has passed it', () => {
    const { all, letters } = processes(3);
    for (let n = 0; n < 1_000; n += 1) letThrough(all[0] as CallCounts, 4, `10.0.1.${n}`);
    expect(letters()).toBe(0);
    letThrough(all[0] as CallCounts, 10_000);
    expect(letters()).toBe(20);
  });
});
