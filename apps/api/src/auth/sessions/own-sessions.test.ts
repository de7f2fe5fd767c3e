import type { OwnSession } from '@faculty/contracts/auth/own-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepNow } from '../../../test/sweep-now.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { hashPassword } from '../local/passwords.ts';
import { deviceOf } from './device.ts';
import { startSession } from './sessions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const statusOf = async (token: string) => (await test.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode;
const listOf = async (who: Client) => (await who.call('GET /api/mySessions')).json<OwnSession[]>();

describe('a person’s own sessions', () => {
  it('are listed with browser, system and network, the current one first, without token data', async () => {
    const somebody = await test.person();
    await test.app.db.user.update({ where: { id: somebody.id }, data: { password_hash: await hashPassword('correct horse') } });
    const credentials = { email: `${somebody.user_name}@faculty.example`, password: 'correct horse' };
    const { body: second } = await test.call('POST /auth/signin/local', credentials, { 'user-agent': firefox });
    await startSession(test.app, (await test.person()).id);
    const answer = await somebody.call('GET /api/mySessions');
    const [here, there, ...more] = answer.json<OwnSession[]>();
    expect(more).toEqual([]);
    expect(here).toMatchObject({ is_this: true, browser: '' });
    expect(there).toMatchObject({ is_this: false, browser: 'Firefox', system: 'Windows', network: '127.0.0.x' });
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const token of [somebody.token, second]) {
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(answer.body).not.toContain(sid);
      expect(answer.body).not.toContain(token.split('.')[2]);
    }
  });

  it('are ended one by one from the next call; those of other people are not found', async () => {
    const [somebody, other] = [await test.person(), await test.person()];
    const second = await startSession(test.app, somebody.id);
    expect(await statusOf(second)).toBe(200);
    const there = (await listOf(somebody)).find(({ is_this }) => !is_this);
    expect((await other.call(`DELETE /api/mySessions/${there?.id}`)).statusCode).toBe(404);
    expect(await statusOf(second)).toBe(200);
    expect((await somebody.call(`DELETE /api/mySessions/${there?.id}`)).json()).toEqual({ id: there?.id });
    expect(await statusOf(second)).toBe(401);
    expect(await listOf(somebody)).toHaveLength(1);
    expect((await somebody.call(`DELETE /api/mySessions/${there?.id}`)).statusCode).toBe(404);
    expect((await somebody.call('DELETE /api/mySessions/x')).statusCode).toBe(400);
    expect(await test.app.db.auditLog.findMany({ where: { user_name: somebody.user_name } })).toMatchObject([
      { action: 'edit', entity: 'user', record_id: String(somebody.id), changes: { sessions: ['•••', '•••'] } },
    ]);
  });

  it('are all ended except the current one', async () => {
    const somebody = await test.person();
    const others = [await startSession(test.app, somebody.id), await startSession(test.app, somebody.id)];
    const stranger = await test.person();
    expect((await somebody.call('DELETE /api/mySessions')).json()).toEqual({ ended: 2 });
    for (const token of others) expect(await statusOf(token)).toBe(401);
    expect([await statusOf(somebody.token), await statusOf(stranger.token)]).toEqual([200, 200]);
  });

  it('are not accessible without signing in', async () => {
    for (const route of ['GET /api/mySessions', 'DELETE /api/mySessions', 'DELETE /api/mySessions/11111111-2222-4333-8444-555555555555'])
      expect((await test.call(route)).statusCode, route).toBe(401);
  });

  it('have a last-seen time with a precision of five minutes', async () => {
    const somebody = await test.person();
    const where = { user_id: somebody.id };
    const seen = async () => (await test.app.db.session.findFirstOrThrow({ where })).last_seen_at.getTime();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await test.app.db.session.updateMany({ where, data: { last_seen_at: minutesAgo(4) } });
    test.app.people.forget();
    await somebody.call('GET /auth/me');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(Date.now() - (await seen())).toBeGreaterThan(200_000);
    await test.app.db.session.updateMany({ where, data: { last_seen_at: minutesAgo(6) } });
    test.app.people.forget();
    await somebody.call('GET /auth/me');
    await expect.poll(async () => Date.now() - (await seen())).toBeLessThan(60_000);
  });

  it('are deleted by the sweep after they expire', async () => {
    const somebody = await test.person();
    await startSession(test.app, somebody.id);
    await test.app.db.session.updateMany({ where: { user_id: somebody.id }, data: { expires_at: new Date(Date.now() - 1_000) } });
    await sweepNow(test.app);
    expect(await test.app.db.session.count({ where: { user_id: somebody.id } })).toBe(0);
    expect(await test.app.db.session.count()).toBeGreaterThan(0);
  });
});

describe('a device', () => {
  const chrome = (system: string, more = '') =>
    `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36${more}`;
  it.each([
    [firefox, 'Firefox', 'Windows'],
    [chrome('Windows NT 10.0; Win64; x64'), 'Chrome', 'Windows'],
    [chrome('Windows NT 10.0; Win64; x64', ' Edg/142.0.0.0'), 'Edge', 'Windows'],
    [chrome('Linux; Android 10; K', ' Mobile'), 'Chrome', 'Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari Line/15.9.0', 'LINE', 'iPhone'],
    ['curl/8.5.0', '', ''],
  ])('%s is %s on %s', (agent, browser, system) => {
    expect(deviceOf({ headers: { 'user-agent': agent }, ip: '203.0.113.77' })).toEqual({ browser, system, network: '203.0.113.x' });
  });

  it('has the prefix of its address', () => {
    const networks = ['::ffff:198.51.100.9', '2001:db8:1234:5678:9abc::1', '::1'].map((ip) => deviceOf({ headers: {}, ip }).network);
    expect(networks).toEqual(['198.51.100.x', '2001:db8:1234::/48', '0:0:0::/48']);
  });
});
