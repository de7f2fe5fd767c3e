import { news } from '@faculty/contracts/website/news';
import { expect, test } from 'vitest';
import { planOf, saidTogether } from './change-plan.ts';

const row = (news_id: number, fields: object) => ({
  news_id,
  news_title_th: `ข่าว ${news_id}`,
  news_title_en: '',
  switch_lang: 'N',
  active: 'Y',
  news_type_tag: ['N1'],
  new_start_date: '2026-11-10',
  show_end_date: null,
  ...fields,
});
const change = (values: object, mode: 'add' | 'take' | 'replace' = 'replace') => ({
  ...{ entity: news, values: values as Record<string, unknown>, mode, language: 'en' as const, isSo: 'so already' },
});
const outcome = (rows: object[], by: ReturnType<typeof change>) =>
  planOf(rows, by).map(({ after, whyNot }) => whyNot ?? Object.values(after)[0]);

test('a list value is added, taken away or all there is; who has it already, and who would have none, is left out', () => {
  const rows = [row(1, {}), row(2, { news_type_tag: ['N1', 'N2'] })];
  expect(outcome(rows, change({ news_type_tag: ['N2'] }, 'add'))).toEqual([['N1', 'N2'], 'so already']);
  expect(outcome(rows, change({ news_type_tag: ['N1'] }, 'take'))).toEqual([expect.stringMatching(/required/i), ['N2']]);
  expect(outcome(rows, change({ news_type_tag: ['N2'] }))).toEqual([['N2'], ['N2']]);
});

test('a rule across fields is told before the change, from what the row says', () => {
  const [early, late] = outcome([row(1, {}), row(2, { new_start_date: '2026-12-24' })], change({ show_end_date: '2026-12-01' }));
  expect(early).toBe('2026-12-01');
  expect(late).toMatch(/start|before/i);
});

test('an emptied day that was empty is no change; a row that does not tell its value is changed', () => {
  const { show_end_date: _unknown, ...unsaid } = row(3, {});
  expect(outcome([row(1, {}), row(2, { show_end_date: '2026-12-01' })], change({ show_end_date: null }))).toEqual(['so already', null]);
  expect(planOf([unsaid], change({ show_end_date: '2026-12-01' }))[0]).toMatchObject({
    before: { show_end_date: undefined },
    whyNot: null,
  });
});

test('rows with the same before and after are told together', () => {
  const plan = planOf([row(1, {}), row(2, {}), row(3, { show_end_date: '2026-12-31' })], change({ show_end_date: '2026-12-01' }));
  const groups = saidTogether(plan, ({ before, after }) => [String(before.show_end_date), String(after.show_end_date)]);
  expect(groups.map(({ said, items }) => [...said, items.length])).toEqual([
    ['null', '2026-12-01', 2],
    ['2026-12-31', '2026-12-01', 1],
  ]);
});
