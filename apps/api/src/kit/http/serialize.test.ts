import { commaText, moment } from '@faculty/contracts/kit/wire';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerOf } from './serialize.ts';

const row = z.object({
  id: z.int(),
  at: moment,
  ended: moment.nullable(),
  tags: commaText,
  note: z.string().nullable(),
  of: z.object({ n: z.number() }).nullable(),
});
const at = new Date('2026-11-20T10:00:00.123Z');

test('omits undeclared fields', () => {
  const json = serializerOf(row)({ id: 1, at, ended: null, tags: [], note: null, of: null, password_hash: 'secret' });
  expect(JSON.parse(json)).toEqual({ id: 1, at: at.toISOString(), ended: null, tags: '', note: null, of: null });
});

test('gives the same JSON as encoding with the contract', () => {
  const value = { id: 7, at, ended: at, tags: ['ก', 'ข"'], note: 'ไทย "quoted"\n', of: { n: 1.5 } };
  expect(JSON.parse(serializerOf(row)(value))).toEqual(z.encode(row, value));
});

test('serializes an intersection of two schemas', () => {
  const answer = z.intersection(row, z.object({ message: z.string(), removed: z.array(z.string()).optional() }));
  const json = serializerOf(answer)({ id: 1, at, ended: null, tags: ['a'], note: 'x', of: { n: 2 }, message: 'ok', secret: 1 });
  expect(JSON.parse(json)).toEqual({ id: 1, at: at.toISOString(), ended: null, tags: 'a', note: 'x', of: { n: 2 }, message: 'ok' });
});
