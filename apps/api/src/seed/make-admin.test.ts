import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/open-database.ts';
import { makeAdmin } from './make-admin.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('makes the first administrator of an empty installation, once', async () => {
  const { prisma } = database;
  expect(await makeAdmin(prisma, ' Dean.Office@Faculty.example ')).toBe('created');
  expect(await makeAdmin(prisma, 'dean.office@faculty.example')).toBe('unchanged');
  expect(await prisma.user.findMany({ select: { email: true, user_name: true, role: true } })).toEqual([
    { email: 'dean.office@faculty.example', user_name: 'dean.office', role: 'admin' },
  ]);
});

test('lets an account that was locked out or demoted in again', async () => {
  const { prisma } = database;
  await prisma.user.create({ data: { user_name: 'back', email: 'back@faculty.example', disabled: true } });
  expect(await makeAdmin(prisma, 'back@faculty.example')).toBe('changed');
  expect(await prisma.user.findUniqueOrThrow({ where: { user_name: 'back' } })).toMatchObject({ role: 'admin', disabled: false });
});
