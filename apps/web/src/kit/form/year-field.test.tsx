import { userEduBody } from '@faculty/contracts/members/user-edu';
import { useForm } from '@mantine/form';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { checkBody } from './field-problem.tsx';
import { buddhistYear, YearField } from './year-field.tsx';

test('a year that can only be Gregorian and two digits become Buddhist; anything else stays as typed', () => {
  expect(buddhistYear('2023')).toBe('2566');
  expect(buddhistYear('1999')).toBe('2542');
  expect(buddhistYear('2566')).toBe('2566');
  expect(buddhistYear('69')).toBe('2569');
  expect(buddhistYear('256')).toBe('256');
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

function Harness() {
  const fields = useForm({ mode: 'uncontrolled', initialValues: { year: '' } });
  const form = {
    fields,
    labels: new Map(),
    words: new Map(),
    fieldId: (name: string) => name,
    rulesOf: () => ({ required: true, maxLength: 4 }),
  };
  return <YearField form={form} name="year" label="ปี" />;
}

test('either era, two digits and Thai digits are taken, and the other era stands under the field', async () => {
  await renderInApp(<Harness />);
  const year = screen.getByRole<HTMLInputElement>('textbox', { name: /^ปี/ });
  for (const typed of ['๒๕๖๙', '๖๙', '2026', '๒๐๒๖', '2569']) {
    fireEvent.change(year, { target: { value: typed } });
    fireEvent.blur(year);
    expect(year.value, typed).toBe('2569');
    expect(screen.getByText('ตรงกับ ค.ศ. 2026')).toBeTruthy();
  }
});
