import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const day = 86_400_000;
const setBack = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() - day);
/** Advances the monotonic clock. */
const later = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
const from = (remoteAddress: string, url: string, token?: string) =>
  test.app.inject({ method: 'GET', url, remoteAddress, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

describe('with the system clock set back a day', () => {
  it('refuses a person locked by another process within seconds', async () => {
    const somebody = await test.person();
    expect((await from('10.0.0.1', '/auth/me', somebody.token)).statusCode).toBe(200);
    await test.app.db.user.update({ where: { id: somebody.id }, data: { disabled: true } });
    setBack();
    later(2_001);
    expect((await from('10.0.0.1', '/auth/me', somebody.token)).statusCode).toBe(401);
  });

  it('reports an unreachable database at /readyz', async () => {
    expect((await from('10.0.0.2', '/readyz')).statusCode).toBe(200);
    vi.spyOn(test.app.reservePool, 'query').mockRejectedValue(new Error('gone'));
    setBack();
    later(1_001);
    expect((await from('10.0.0.2', '/readyz')).statusCode).toBe(503);
  });
});
