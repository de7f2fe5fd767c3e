import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './http.ts';
import { preloadedQueryOptions } from './query-options.ts';

const route = 'GET /books';
const question = { query: { page: 0 } };
/** What a screen knows of the books when it is first drawn. */
const firstDrawing = (read = (answer: unknown) => answer) =>
  new QueryObserver(new QueryClient(), {
    queryKey: ['books'],
    staleTime: 1000,
    ...preloadedQueryOptions(route, question, read),
  }).getCurrentResult();

beforeEach(() => {
  // other files may have run for minutes in this document
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  localStorage.setItem('token', 'mine');
  vi.mocked(call).mockReset().mockResolvedValue('asked anew');
  const answer = { status: 200, body: 'first answer' };
  window.firstCalls = {
    token: 'mine',
    answers: new Map([['GET /books?page=0 ', Promise.resolve(answer)]]),
    arrived: new Map([['GET /books?page=0 ', answer]]),
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete window.firstCalls;
});

test('a preloaded answer is initial data and is not fetched again', () => {
  expect(firstDrawing()).toMatchObject({ data: 'first answer', isPending: false });
  expect(call).not.toHaveBeenCalled();
  // the next visit of the screen asks
  expect(firstDrawing()).toMatchObject({ data: undefined, isPending: true });
});

test('a preload still under way is awaited', () => {
  window.firstCalls?.arrived.clear();
  expect(firstDrawing()).toMatchObject({ data: undefined, isPending: true });
});

test('an unreadable preload is fetched again and breaks no screen', () => {
  const unreadable = () => {
    throw new Error('not what was agreed');
  };
  expect(firstDrawing(unreadable)).toMatchObject({ data: undefined, isPending: true });
});

test('a query passes its signal and decodes the answer', async () => {
  const { queryFn } = preloadedQueryOptions(route, question, (answer) => `${answer}, read`);
  const { signal } = new AbortController();
  expect(await queryFn({ signal })).toBe('asked anew, read');
  expect(call).toHaveBeenCalledWith(route, { ...question, signal });
});
