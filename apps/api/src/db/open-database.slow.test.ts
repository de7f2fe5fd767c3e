import { Prisma } from '@faculty/prisma/client';
import { expect, inject, test } from 'vitest';
import { testApp } from '../../test/test-app.ts';
import { testDatabase } from '../../test/test-database.ts';
import { openDatabase } from './open-database.ts';
import { runSql } from './run-sql.ts';

test('the database is usable after a failed statement outside a transaction', async () => {
  const { prisma, close } = await testDatabase();
  const parameter = { parameter_system: 'WEB', parameter_name: 'ONE', parameter_value: 'A', parameter_th: 'ก', parameter_en: 'a' };
  const add = () => prisma.parameter.createMany({ data: [parameter] });
  const countInTransaction = () => prisma.$transaction((tx) => tx.parameter.count());
  await add();
  expect(await countInTransaction()).toBe(1);
  await expect(add()).rejects.toMatchObject({ code: 'P2002' });
  await expect(add()).rejects.toMatchObject({ code: 'P2002' });
  expect(await countInTransaction()).toBe(1);
  await close();
});

test('a raw statement answers an amount as a number, and the other types as the driver does', async () => {
  const { pool, close } = await testDatabase();
  const { rows } = await runSql(
    pool,
    Prisma.sql`SELECT 5000.50::numeric(12, 2) AS amount, 2 AS count, ARRAY['a'] AS names, '{"a": 1}'::jsonb AS json`,
  );
  expect(rows).toEqual([{ amount: 5000.5, count: 2, names: ['a'], json: { a: 1 } }]);
  await close();
});

// the tests of the entities run on a third one (test/test-database.ts)
test.each(['Asia/Bangkok', 'America/New_York'])(
  'a record is edited, a session lasts, and a visit shows its time on a database in %s',
  async (timeZone) => {
    const t = await testApp({}, undefined, timeZone);
    const attendant = await t.person({ role: 'admin' });
    const { rows } = await t.app.pool.query("SELECT expires_at - now() BETWEEN '7:50' AND '8:00' AS whole FROM sessions");
    expect(rows).toEqual([{ whole: true }]);
    const { up_department_id } = await t.app.db.department.create({ data: { up_department_name_th: 'คณะศิลปศาสตร์' } });
    const names = { fname_th: 'นวล', fname_en: 'Nuan', lname_th: 'ใจดี', lname_en: 'Jaidee', search_text: 'นวล ใจดี' };
    const codes = { user_name: 'nuan', user_code: '7700', user_type: 'S' as const, job_title: up_department_id };
    const { user_id } = await t.app.db.lcUser.create({ data: { ...names, ...codes, created_by: 'test', updated_by: 'test' } });
    const made = await attendant.call('POST /mem_lc_checkin_users', { user_id, time_in: '2025-11-20T02:00:00.000Z' });
    const read = (await attendant.call(`GET /mem_lc_checkin_users/${made.json().id}`)).json();
    expect(read).toMatchObject({ created_at_th: '20/11/2568 09:00', updated_at: made.json().updated_at });
    expect(Date.parse(read.updated_at)).toBeCloseTo(Date.now(), -5);
    const edit = { id: read.id, updated_at: read.updated_at, time_out: '2025-11-20T03:30:00.000Z', reason: 'ลืมสแกนออก' };
    const edited = await attendant.call('POST /update_mem_lc_checkin_users', edit);
    expect([edited.statusCode, edited.json().updated_at_th]).toEqual([200, '20/11/2568 10:30']);
    await t.close();
  },
);

test('every connection is in UTC, also when the address names another time zone', async () => {
  const databaseUrl = new URL(inject('databaseServer'));
  databaseUrl.searchParams.set('options', '-c TimeZone=Asia/Bangkok');
  const { prisma, pool, reserve, reservePool, close } = await openDatabase({ databaseUrl: databaseUrl.href, databasePool: 4 });
  for (const queried of [pool, reservePool]) expect((await queried.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  for (const asked of [prisma, reserve]) expect(await asked.$queryRaw`SHOW TimeZone`).toEqual([{ TimeZone: 'UTC' }]);
  await close();
});
