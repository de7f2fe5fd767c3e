import { afterEach, expect, it, vi } from 'vitest';
import { preloadedCallsAnswered, takePreloadedAnswer, takePreloadedCall } from './preloaded-calls.ts';

const answered = (body: unknown) => Promise.resolve({ status: 200, body });

function made(answers: Record<string, Promise<{ status: number; body: unknown } | null>>, arrived = {}): void {
  window.firstCalls = { token: 'mine', answers: new Map(Object.entries(answers)), arrived: new Map(Object.entries(arrived)) };
}

afterEach(() => {
  delete window.firstCalls;
  vi.restoreAllMocks();
});

it('gives the answer the document has asked for, once', async () => {
  made({ 'GET /auth/me ': answered('me'), 'POST /api/getRoleUserWeb role_group=all': answered([]) });
  expect(await takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toEqual({ status: 200, body: 'me' });
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
  const form = new URLSearchParams({ role_group: 'all' });
  expect(await takePreloadedCall('POST', '/api/getRoleUserWeb', form, 'mine')).toEqual({ status: 200, body: [] });
});

it('knows nothing of other calls, other people, or a page that took minutes', () => {
  made({ 'GET /auth/me ': answered('me'), 'POST /prefixs ': answered('no') });
  expect(takePreloadedCall('GET', '/prefixs', undefined, 'mine')).toBeUndefined();
  expect(takePreloadedCall('POST', '/prefixs', { prefix_code: '001' }, 'mine')).toBeUndefined();
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'another')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
});

it('gives an answer that has arrived at once, once, and only to whose it is', () => {
  made({ 'GET /auth/me ': answered('me') }, { 'GET /auth/me ': { status: 200, body: 'me' } });
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'another')).toBeUndefined();
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'mine')).toEqual({ status: 200, body: 'me' });
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
  expect(takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
});

it('leaves a refusal to the call that tells of it', async () => {
  const refusal = { status: 401, body: { code: 'unauthorized' } };
  made({ 'GET /auth/me ': Promise.resolve(refusal) }, { 'GET /auth/me ': refusal });
  expect(takePreloadedAnswer('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
  expect(await takePreloadedCall('GET', '/auth/me', undefined, 'mine')).toEqual(refusal);
});

it('says when every call is answered, and at once where there are none', async () => {
  await preloadedCallsAnswered();
  let fail = (_: null) => {};
  made({
    'GET /auth/me ': answered('me'),
    'GET /slow ': new Promise((resolve) => {
      fail = resolve;
    }),
  });
  const told = vi.fn();
  const telling = preloadedCallsAnswered().then(told);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  fail(null);
  await telling;
  expect(told).toHaveBeenCalledOnce();
});
