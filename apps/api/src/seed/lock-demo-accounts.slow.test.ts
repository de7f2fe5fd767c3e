import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { issueToken } from '../auth/local/one-time-tokens.ts';
import { hashPassword } from '../auth/local/passwords.ts';
import { startSession } from '../auth/sessions/sessions.ts';
import { seedWhenEmpty } from './seed-database.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const names = ['admin', 'staff', 'lecturer'];
  for (const name of names) {
    const password_hash = await hashPassword(name === 'lecturer' ? 'chosen by somebody' : `${name}1234`);
    const data = { user_name: name, email: `${name}@faculty.example`, password_hash, email_verified_at: new Date() };
    await t.app.db.user.create({ data: { ...data, role: name === 'admin' ? 'admin' : 'user' } });
  }
});
afterAll(() => t.close());

const signIn = async (name: string, password: string) =>
  (await t.call('POST /auth/signin/local', { email: `${name}@faculty.example`, password })).statusCode;

test('production locks demo accounts whose passwords everybody can read, says so in one line, and leaves the others', async () => {
  expect(await signIn('admin', 'admin1234')).toBe(200);
  const { id } = await t.app.db.user.findUniqueOrThrow({ where: { user_name: 'admin' } });
  await startSession(t.app, id);
  await issueToken(t.app.db, 'password_reset', id);
  const { db, pool, reservePool, files, config } = t.app;
  const log = { info: vi.fn(), warn: vi.fn() };
  const start = () => seedWhenEmpty({ db, pool, reservePool, files, config: { ...config, production: true }, log: log as never });
  await start();
  expect(await signIn('admin', 'admin1234')).toBe(401);
  expect(await signIn('staff', 'staff1234')).toBe(401);
  expect(await signIn('lecturer', 'chosen by somebody')).toBe(200);
  expect(await db.session.count({ where: { user_id: id, ended_at: null } })).toBe(0);
  expect(await db.oneTimeToken.count({ where: { user_id: id } })).toBe(0);
  expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/locked now: admin, staff /)]]);
  expect(await db.auditLog.count({ where: { user_name: 'system', entity: 'user', action: 'edit' } })).toBe(2);
  // a later start has nothing to do
  await start();
  expect(log.warn).toHaveBeenCalledTimes(1);
});
