import { type TableFigures, tableDefinition } from '@faculty/contracts/works/work-table';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { PeopleList } from './people-list.tsx';

const definition = tableDefinition.parse({ kind: 'works', rows: 'person', columns: 'department', measure: 'nobody' });
const one = { value: 1, missing: 0 };
const figures: TableFigures = {
  rows: [
    { key: 'kaew', th: 'แก้ว ใจดี', en: 'Kaew Jaidee', member_id: 7 },
    { key: 'malee', th: 'มาลี รักไทย', en: 'Malee Rakthai', member_id: 8 },
  ],
  columns: [
    { key: '1', th: 'ภาษาไทย', en: 'Thai' },
    { key: null, th: 'ไม่ระบุ', en: 'Not stated' },
  ],
  cells: [
    [one, null, one],
    [null, one, one],
    [one, one, { value: 2, missing: 0 }],
  ],
};
const page = '/member/members';

test('who has none are names with their departments and no numbers, counted once', () => {
  renderInApp(<PeopleList definition={definition} figures={figures} />, { page });
  expect(screen.getByRole('table', { name: '2 คน' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
    [],
    ['แก้ว ใจดี', 'ภาษาไทย'],
    ['มาลี รักไทย', 'ไม่ระบุ'],
  ]);
  expect(screen.getByRole('link', { name: 'มาลี รักไทย' }).getAttribute('href')).toBe(`${page}?edit=8`);
});

test.each([{ view: false }, { view: true, own_only: true }])('they lead nowhere for who may not open every member: %o', (right) => {
  renderInApp(<PeopleList definition={definition} figures={figures} />, { page, right });
  expect(screen.queryByRole('link')).toBeNull();
});
