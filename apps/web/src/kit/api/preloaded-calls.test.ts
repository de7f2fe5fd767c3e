import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadedCallsAnswered, takePreloadedAnswer, takePreloadedCall } from './preloaded-calls.ts';

const answered = (body: unknown) => Promise.resolve({ status: 200, body });

function made(answers: Record<string, Promise<{ status: number; body: unknown } | null>>, arrived = {}): void {
  window.firstCalls = { token: 'mine', answers: new Map(Object.entries(answers)), arrived: new Map(Object.entries(arrived)) };
}

// other files may have run for minutes in this document
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  delete window.firstCalls;
  vi.restoreAllMocks();
});

it('returns the preloaded answer once', async () => {
  made({ 'GET /auth/me ': answered('me'), 'POST /api/getRoleUserWeb role_group=all': answered([]) });
  expect(await takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toEqual({ status: 200, body: 'me' });
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
  const form = new URLSearchParams({ role_group: 'all' });
  expect(await takePreloadedCall('POST', '/api/getRoleUserWeb', form, 'mine')).toEqual({ status: 200, body: [] });
});

it('returns nothing for other calls, other users or stale answers', () => {
  made({ 'GET /auth/me ': answered('me'), 'POST /prefixs ': answered('no') });
  expect(takePreloadedCall('GET', '/prefixs', undefined, 'mine')).toBeUndefined();
  expect(takePreloadedCall('POST', '/prefixs', { prefix_code: '001' }, 'mine')).toBeUndefined();
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'another')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
});

it('returns an arrived answer synchronously, once, and only to its user', () => {
  made({ 'GET /auth/me ': answered('me') }, { 'GET /auth/me ': { status: 200, body: 'me' } });
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'another')).toBeUndefined();
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'mine')).toEqual({ status: 200, body: 'me' });
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
});

it('leaves a failed preload to the real call', async () => {
  const refusal = { status: 401, body: { code: 'unauthorized' } };
  made({ 'GET /auth/me ': Promise.resolve(refusal) }, { 'GET /auth/me ': refusal });
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
  expect(await takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toEqual(refusal);
});

it('resolves when every call is answered, at once without calls', async () => {
  await preloadedCallsAnswered();
  let fail = (_: null) => {};
  made({
    'GET /auth/me ': answered('me'),
    'GET /slow ': new Promise((resolve) => {
      fail = resolve;
    }),
  });
  const onAnswered = vi.fn();
  const telling = preloadedCallsAnswered().then(onAnswered);
  await Promise.resolve();
  expect(onAnswered).not.toHaveBeenCalled();
  fail(null);
  await telling;
  expect(onAnswered).toHaveBeenCalledOnce();
});
