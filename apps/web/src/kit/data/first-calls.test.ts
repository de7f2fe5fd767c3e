import { afterEach, expect, it, vi } from 'vitest';
import { takeFirstCall } from './first-calls.ts';

const answered = (body: unknown) => Promise.resolve({ status: 200, body });

function made(answers: Record<string, Promise<{ status: number; body: unknown } | null>>): void {
  window.firstCalls = { token: 'mine', answers: new Map(Object.entries(answers)) };
}

afterEach(() => {
  delete window.firstCalls;
  vi.restoreAllMocks();
});

it('gives the answer the document has asked for, once', async () => {
  made({ 'GET /auth/me ': answered('me'), 'POST /api/getRoleUserWeb role_group=all': answered([]) });
  expect(await takeFirstCall('GET', '/auth/me', undefined, 'mine')).toEqual({ status: 200, body: 'me' });
  expect(takeFirstCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
  const form = new URLSearchParams({ role_group: 'all' });
  expect(await takeFirstCall('POST', '/api/getRoleUserWeb', form, 'mine')).toEqual({ status: 200, body: [] });
});

it('knows nothing of other calls, other people, or a page that took minutes', () => {
  made({ 'GET /auth/me ': answered('me'), 'POST /prefixs ': answered('no') });
  expect(takeFirstCall('GET', '/prefixs', undefined, 'mine')).toBeUndefined();
  expect(takeFirstCall('POST', '/prefixs', { prefix_code: '001' }, 'mine')).toBeUndefined();
  expect(takeFirstCall('GET', '/auth/me', undefined, 'another')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(takeFirstCall('GET', '/auth/me', undefined, 'mine')).toBeUndefined();
});
