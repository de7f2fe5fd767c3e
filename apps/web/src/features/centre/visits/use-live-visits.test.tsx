import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../../kit/api/http.ts';
import { useLiveVisits } from './use-live-visits.ts';

/** What the server answers to each call, after so many milliseconds. */
let answers: (call: number) => { version: string | null; after: number };
let calls: { since: string; at: number }[];
let begun: number;
const invalidated = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  begun = performance.now();
  invalidated.mockClear();
  vi.mocked(call).mockImplementation(async (_route, { query } = {}) => {
    const { version, after } = answers(calls.length);
    calls.push({ since: (query as { since: string }).since, at: Math.round(performance.now() - begun) });
    await new Promise((wait) => setTimeout(wait, after));
    if (version === null) throw new HttpError(503, null);
    return { version };
  });
});
afterEach(() => vi.useRealTimers());

async function follow(milliseconds: number): Promise<void> {
  const client = new QueryClient();
  client.invalidateQueries = invalidated;
  const { unmount } = renderHook(() => useLiveVisits(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  unmount();
}

test('a call that waited is followed by the next at once, and a new version tells the lists', async () => {
  answers = (n) => (n < 2 ? { version: 'a.1', after: n * 25_000 } : { version: 'a.2', after: 10_000 });
  await follow(40_000);
  expect(calls.slice(0, 3)).toEqual([
    { since: '', at: 0 },
    { since: 'a.1', at: 1_000 },
    { since: 'a.1', at: 27_000 },
  ]);
  expect(invalidated).toHaveBeenCalledTimes(1);
});

test.each([
  ['has no place for it to wait', { version: 'a.1', after: 5 }],
  ['cannot hear of changes', { version: '', after: 5 }],
  ['refuses', { version: null, after: 5 }],
])('where the server %s, it asks less and less often', async (_what, answer) => {
  answers = (n) => (n === 0 ? { version: 'a.1', after: 0 } : answer);
  await follow(200_000);
  const rests = calls.slice(2).map(({ at }, n) => Math.round((at - (calls[n + 1]?.at ?? 0)) / 1_000));
  expect(rests.slice(0, 5)).toEqual([5, 10, 20, 40, 60]);
  expect(invalidated).not.toHaveBeenCalled();
});
