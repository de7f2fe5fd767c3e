import { errorCode } from '@faculty/contracts/kit/error-code';
import {
  addressOrNone,
  buddhistYear,
  digitCode,
  email,
  flag,
  listOf,
  number,
  optionalDay,
  optionCode,
  orderSeq,
  requiredDay,
  requiredText,
  serialId,
  text,
} from '@faculty/contracts/kit/fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyValues, fieldRules } from './field-rules.ts';

const body = z
  .object({
    code: digitCode,
    name: requiredText(50),
    note: text(9).default(''),
    mail: email,
    other: text(5).optional(),
    active: flag.default('Y'),
    day: requiredDay,
    ends: optionalDay,
    person: serialId,
    year: number(z.int().min(2000)).optional(),
    places: listOf(optionCode, 30).refine((places) => places.length > 0, errorCode('required')),
    tags: listOf(optionCode, 30),
  })
  .superRefine(() => undefined);

test.each([
  ['code', { required: true, maxLength: 5 }],
  ['name', { required: true, maxLength: 50 }],
  ['note', { required: false, maxLength: 9 }],
  ['mail', { required: true, maxLength: 254 }],
  ['other', { required: false, maxLength: 5 }],
  ['active', { required: false, maxLength: undefined }],
  ['day', { required: true, maxLength: undefined }],
  ['ends', { required: false, maxLength: undefined }],
  ['person', { required: true, maxLength: undefined }],
  ['year', { required: false, maxLength: undefined }],
  ['places', { required: true, maxLength: undefined }],
  ['tags', { required: false, maxLength: undefined }],
  ['unknown', { required: false, maxLength: undefined }],
])('the rules of %s are read from the contract', (name, rules) => {
  expect(fieldRules(body, name)).toEqual(rules);
});

test('a new record starts from the defaults of the contract, and from nothing in what it requires', () => {
  const body = z.object({
    order_seq: orderSeq.default('AUTO'),
    title: requiredText(50),
    day: requiredDay,
    until: optionalDay,
    tags: listOf(text(5), 3).refine((tags) => tags.length > 0),
    year: buddhistYear,
    url: addressOrNone.default('#'),
    remark: text(5).optional(),
  });
  const empty = { order_seq: 'AUTO', title: '', day: '', until: null, tags: [], year: 2569, url: '' };
  expect(emptyValues(body, { year: 2569 })).toEqual(empty);
});
