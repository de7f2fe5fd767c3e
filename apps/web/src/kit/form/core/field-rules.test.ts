import { digitCode, email, flag, requiredText, text } from '@faculty/contracts/kit/fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRules } from './field-rules.ts';

const body = z
  .object({
    code: digitCode,
    name: requiredText(50),
    note: text(9).default(''),
    mail: email,
    other: text(5).optional(),
    active: flag.default('Y'),
  })
  .superRefine(() => undefined);

test.each([
  ['code', { required: true, maxLength: 5 }],
  ['name', { required: true, maxLength: 50 }],
  ['note', { required: false, maxLength: 9 }],
  ['mail', { required: true, maxLength: 254 }],
  ['other', { required: false, maxLength: 5 }],
  ['active', { required: false, maxLength: undefined }],
  ['unknown', { required: false, maxLength: undefined }],
])('the rules of %s are read from the contract', (name, rules) => {
  expect(fieldRules(body, name)).toEqual(rules);
});
