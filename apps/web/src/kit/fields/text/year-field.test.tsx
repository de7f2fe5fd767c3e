import { parseDay } from '@faculty/contracts/kit/dates/day-text';
import { userEduBody } from '@faculty/contracts/members/user-edu';
import { useForm } from '@mantine/form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../api/http.ts';
import { useEntityForm } from '../../form/core/use-entity-form.ts';
import { FormPage } from '../../form/layout/form-page.tsx';
import { type BookBody, book } from '../../testing/fixture-entity.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { checkBody } from '../core/field-problem.tsx';
import { buddhistYear } from '../day/year-input.tsx';
import { YearField } from './year-field.tsx';

test('an unambiguous Gregorian year and two digits become Buddhist; anything else stays', () => {
  expect(buddhistYear('2023')).toBe('2566');
  expect(buddhistYear('1999')).toBe('2542');
  expect(buddhistYear('2566')).toBe('2566');
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  for (const [typed, meant] of [
    ['69', '2569'],
    ['26', '2569'],
    ['40', '2540'],
  ] as const) {
    expect(buddhistYear(typed)).toBe(meant);
    expect(parseDay(`22/11/${typed}`)).toBe(parseDay(`22/11/${meant}`));
  }
  vi.useRealTimers();
  expect(buddhistYear('256')).toBe('256');
  expect(buddhistYear('')).toBe('');
});

function problemOfYear(edu_year: unknown): string | undefined {
  const degree = { user_name: 'a', edu_code: '060', edu_degree_th: 'อ.บ.', edu_degree_place_th: 'มหาวิทยาลัย' };
  const checked = checkBody(userEduBody, { ...degree, edu_year });
  const problem = 'problems' in checked ? checked.problems.edu_year : undefined;
  return (problem as { props: { code: string } } | undefined)?.props.code; // always a FieldProblem
}

test('the contract accepts four digits of a Buddhist year, as text or number', () => {
  expect(problemOfYear('2566')).toBeUndefined();
  expect(problemOfYear(2566)).toBeUndefined();
  expect(problemOfYear('')).toBe('required');
  expect(problemOfYear('25x6')).toBe('not_number');
  expect(problemOfYear('2023')).toBe('too_small');
  expect(problemOfYear('25660')).toBe('too_big');
});

function Harness({ takesVolume = false }) {
  const fields = useForm({ mode: 'uncontrolled', initialValues: { year: '' } });
  const form = {
    fields,
    labelOf: (name: string) => name,
    choicesOf: () => [],
    words: new Map(),
    fieldId: (name: string) => name,
    rulesOf: () => ({ required: true, maxLength: 4 }),
  };
  return <YearField form={form} name="year" label="ปี" takesVolume={takesVolume} />;
}

test('accepts either era, two digits and Thai digits, and shows the other era below', async () => {
  await renderInApp(<Harness />);
  const year = screen.getByRole<HTMLInputElement>('textbox', { name: /^ปี/ });
  for (const typed of ['๒๕๖๙', '๖๙', '26', '2026', '๒๐๒๖', '2569']) {
    fireEvent.change(year, { target: { value: typed } });
    fireEvent.blur(year);
    expect(year.value, typed).toBe('2569');
    expect(screen.getByText('ตรงกับ ค.ศ. 2026')).toBeTruthy();
  }
});

test('keeps a volume where one is allowed, and reads a full year in either era', async () => {
  renderInApp(<Harness takesVolume />);
  const year = screen.getByRole<HTMLInputElement>('textbox', { name: /^ปี/ });
  for (const [typed, meant] of [
    ['12', '12'],
    ['๑๒', '12'],
    ['105', '105'],
    ['2026', '2569'],
    ['2569', '2569'],
  ] as const) {
    fireEvent.change(year, { target: { value: typed } });
    fireEvent.blur(year);
    expect(year.value, typed).toBe(meant);
  }
});

const empty: BookBody = { order_seq: 'AUTO', title_th: 'ปี', title_en: '', kind: 'novel', tags: [], switch_lang: 'N', active: 'Y' };

/** A form whose English title is a year. */
function NewBook() {
  const form = useEntityForm(book, { id: 'add', empty });
  return (
    <FormPage form={form} title="หนังสือ">
      <YearField form={form} name="title_en" label="ปีที่พิมพ์" />
    </FormPage>
  );
}

test.each(['69', '๖๙', '2026', '2569'])('Ctrl+S inside the field saves %s as 2569', async (typed) => {
  vi.mocked(call).mockReset().mockResolvedValue({ book_id: 7, title_th: 'ปี' });
  renderInApp(<NewBook />);
  const year = await screen.findByRole<HTMLInputElement>('textbox', { name: /^ปีที่พิมพ์/ });
  year.focus();
  fireEvent.change(year, { target: { value: typed } });
  fireEvent.keyDown(year, { key: 's', code: 'KeyS', ctrlKey: true });
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST /books', expect.objectContaining({ body: expect.objectContaining({ title_en: '2569' }) })),
  );
});

test('what is typed is shown unchanged until blur', async () => {
  renderInApp(<Harness />);
  const year = screen.getByRole<HTMLInputElement>('textbox', { name: /^ปี/ });
  for (const typed of ['2', '25', '256', '2569']) {
    fireEvent.change(year, { target: { value: typed } });
    expect(year.value).toBe(typed);
  }
});
