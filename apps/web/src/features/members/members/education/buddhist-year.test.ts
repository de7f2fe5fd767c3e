import { userEduBody } from '@faculty/contracts/members/user-edu';
import { expect, test } from 'vitest';
import { checkBody } from '../../../../kit/form/field-problem.tsx';
import { buddhistYear } from './buddhist-year.ts';

test('a year that can only be Gregorian becomes Buddhist; anything else stays as typed', () => {
  expect(buddhistYear('2023')).toBe('2566');
  expect(buddhistYear('1999')).toBe('2542');
  expect(buddhistYear('2566')).toBe('2566');
  expect(buddhistYear('25')).toBe('25');
  expect(buddhistYear('')).toBe('');
});

function problemOfYear(edu_year: unknown): string | undefined {
  const degree = { user_name: 'a', edu_code: '060', edu_degree_th: 'อ.บ.', edu_degree_place_th: 'มหาวิทยาลัย' };
  const checked = checkBody(userEduBody, { ...degree, edu_year });
  const problem = 'problems' in checked ? checked.problems.edu_year : undefined;
  return (problem as { props: { code: string } } | undefined)?.props.code; // always a FieldProblem
}

test('the contract takes four digits of a Buddhist year, as text or number', () => {
  expect(problemOfYear('2566')).toBeUndefined();
  expect(problemOfYear(2566)).toBeUndefined();
  expect(problemOfYear('')).toBe('required');
  expect(problemOfYear('25x6')).toBe('not_number');
  expect(problemOfYear('2023')).toBe('too_small');
  expect(problemOfYear('25660')).toBe('too_big');
});
