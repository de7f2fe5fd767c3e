import { Prisma } from '@faculty/prisma/client';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
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
