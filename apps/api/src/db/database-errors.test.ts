import { Prisma } from '@faculty/prisma/client';
import { expect, it } from 'vitest';
import { databaseRefusal } from './database-errors.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const wrapped = (originalCode: string) => ({ name: 'DriverAdapterError', cause: { originalCode, originalMessage: '', kind: 'postgres' } });
const ofPrisma = (code: string, originalCode: string) =>
  new Prisma.PrismaClientKnownRequestError('', { code, clientVersion: '', meta: { driverAdapterError: wrapped(originalCode) } });

it.each([
  ['pg, a full disk', failure('could not extend file', { code: '53100' }), 'storage_full'],
  ['Prisma, a full disk', ofPrisma('P2010', '53100'), 'storage_full'],
  ['the driver, a full disk', failure('', wrapped('53100')), 'storage_full'],
  ['pg, an ended connection', failure('terminating connection', { code: '57P01' }), 'unavailable'],
  ['Prisma, an ended connection', ofPrisma('P2039', '57P01'), 'unavailable'],
  ['the driver, an ended connection', failure('', wrapped('57P01')), 'unavailable'],
  ['Prisma, a standby that is not promoted', ofPrisma('P2039', '25006'), 'unavailable'],
  ['Prisma, a lock that did not come', ofPrisma('P2039', '55P03'), 'unavailable'],
  [
    'Prisma, no connection',
    new Prisma.PrismaClientKnownRequestError('', {
      code: 'P2010',
      clientVersion: '',
      meta: { driverAdapterError: { cause: { kind: 'DatabaseNotReachable' } } },
    }),
    'unavailable',
  ],
  ['pg, a lost connection', failure('Client has encountered a connection error and is not queryable'), 'unavailable'],
  ['Prisma, a missing record', new Prisma.PrismaClientKnownRequestError('', { code: 'P2025', clientVersion: '' }), 'not_found'],
  ['anything else', failure('a mistake of ours', { code: '42601' }), undefined],
])('maps %s', (_, error, code) => {
  expect(databaseRefusal(error, new Map())?.code).toBe(code);
});
