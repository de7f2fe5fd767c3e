import { expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { openDatabase } from './open-database.ts';

test('a failed statement outside a transaction leaves the database usable: the pool then opens a new connection', async () => {
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

test.skipIf(process.env.TEST_DATABASE_URL)('a long statement of the embedded database keeps nobody else waiting', async () => {
  const { pool, close } = await testDatabase();
  let served = 0;
  const others = setInterval(() => {
    served += 1;
  }, 5);
  const began = performance.now();
  await pool.query('SELECT count(*) FROM generate_series(1, 3000000)');
  const took = performance.now() - began;
  clearInterval(others);
  await close();
  expect(took).toBeGreaterThan(100);
  expect(served).toBeGreaterThan(5);
});

test.skipIf(process.env.TEST_DATABASE_URL)('an embedded database that cannot be opened says why, to whoever opens it', async () => {
  const noDump = { databaseUrl: 'memory://', databasePool: 1, loadDataDir: new Blob(['no dump']) };
  await expect(openDatabase(noDump)).rejects.toThrow();
});
