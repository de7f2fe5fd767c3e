import { fieldErrorOf } from '@faculty/contracts/field-errors';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { brokenRules } from './password-rules.ts';
import { visitor } from './visitor.ts';

const problemsOf = (values: unknown) =>
  Object.fromEntries(
    (z.safeParse(visitor, values, { reportInput: true }).error?.issues ?? []).map((issue) => [
      String(issue.path[0]),
      fieldErrorOf(issue).code,
    ]),
  );

test('a name is required and has at most 10 characters, an e-mail address looks like one', () => {
  expect(problemsOf({ name: '', email: 'somsri@faculty' })).toEqual({ name: 'required', email: 'email' });
  expect(problemsOf({ name: '12345678901', email: '' })).toEqual({ name: 'too_long', email: 'required' });
  expect(problemsOf({ name: '1234567890', email: 'somsri@faculty.example' })).toEqual({});
});

test('a password has 8 characters, an upper-case letter, a digit and one of #?!@$%^&*-', () => {
  expect(brokenRules('')).toEqual(['length', 'upperCase', 'digit', 'special']);
  expect(brokenRules('Abcdef1')).toEqual(['length', 'special']);
  expect(brokenRules('abcdefg1#')).toEqual(['upperCase']);
  expect(brokenRules('Abcdefgh#')).toEqual(['digit']);
  expect([...'#?!@$%^&*-'].filter((sign) => brokenRules(`Abcdefg1${sign}`).length > 0)).toEqual([]);
  expect(brokenRules('Abcdefg1_')).toEqual(['special']);
});
