import { expect, test } from 'vitest';
import { brokenRules } from './rules.ts';

test('a password has 8 characters, an upper-case letter, a digit and one of #?!@$%^&*-', () => {
  expect(brokenRules('')).toEqual(['length', 'upperCase', 'digit', 'special']);
  expect(brokenRules('Abcdef1')).toEqual(['length', 'special']);
  expect(brokenRules('abcdefg1#')).toEqual(['upperCase']);
  expect(brokenRules('Abcdefgh#')).toEqual(['digit']);
  expect([...'#?!@$%^&*-'].filter((sign) => brokenRules(`Abcdefg1${sign}`).length > 0)).toEqual([]);
  expect(brokenRules('Abcdefg1_')).toEqual(['special']);
});
