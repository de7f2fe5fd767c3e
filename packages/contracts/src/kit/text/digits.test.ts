import { expect, test } from 'vitest';
import type { z } from 'zod';
import { adminUserQuery } from '../../admin/user.ts';
import { userEduBody } from '../../members/user-edu.ts';
import { digitCode, orderSeq, serialId } from '../fields.ts';

test.each([
  ['an order number', orderSeq, '๑๒.๕', 12.5],
  ['a code', digitCode, ' ๐๑๒ ', '012'],
  ['an identifier', serialId, '๔๒', 42],
  ['a year', userEduBody.shape.edu_year, '๒๕๖๙', 2569],
  ['a filter', adminUserQuery.shape.id, '๗', 7],
  ['a range', adminUserQuery.shape.idRange, '๑,๙', [1, 9]],
])('%s accepts Thai digits', (_, schema: z.ZodType, typed, value) => expect(schema.parse(typed)).toEqual(value));

test.each([
  [orderSeq, '๑๒.๕๕๕'],
  [digitCode, '๐๑'],
  [serialId, '๐'],
  [serialId, 'หนึ่ง'],
])('%# rejects Thai digits or words that are not such a number', (schema: z.ZodType, typed) =>
  expect(schema.safeParse(typed).success).toBe(false),
);
