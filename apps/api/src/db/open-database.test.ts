import { expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';

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
