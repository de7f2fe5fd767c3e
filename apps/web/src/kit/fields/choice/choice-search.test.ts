import { expect, test } from 'vitest';
import { choiceSearch } from './choice-search.ts';

const people = ['เเก้ว อำนาจเจริญ', 'สมชาย ใจดี (๒๕๖๙)', 'Somchai'].map((label) => ({ value: label, label }));
const found = (search: string) => choiceSearch({ options: people, search, limit: 10 }).map((option) => 'label' in option && option.label);

test.each([
  ['', 3],
  ['แก้ว', 1],
  ['ใจดี สมชาย', 1],
  ['2026', 1],
  ['l,=kp', 1],
  ['สมหญิง', 0],
])('%s finds %i choices', (search, count) => expect(found(search)).toHaveLength(count));

test('groups keep their matching options', () => {
  const options = [
    { group: 'คน', items: people },
    { group: 'อื่น ๆ', items: [{ value: 'x', label: 'x' }] },
  ];
  expect(choiceSearch({ options, search: 'แก้ว', limit: 10 })).toEqual([{ group: 'คน', items: [people[0]] }]);
});
