import { expect, test } from 'vitest';
import { z } from 'zod';
import { entities } from '../entities.ts';
import { facultyDate } from '../lists/faculty-date.ts';
import { mou } from '../website/mou.ts';
import { news } from '../website/news.ts';
import { personPage } from '../website/person-page.ts';
import { work } from '../works/work.ts';
import type { PublicRow } from './entity.ts';
import { isContent, isShownNow, siteState } from './public.ts';

const today = '2026-11-22';
const row = { active: 'Y', expire: 'N', show_start_date: null, new_start_date: null, show_end_date: null, mou_end_date: null };

const kinds = { mou, news, personPage, job: { public: { period: { end: 'job_closing_date' } } } };

test.each([
  ['mou', {}, 'shown', null],
  ['mou', { show_start_date: '2026-11-22' }, 'shown', null],
  ['mou', { show_end_date: '2026-11-22' }, 'shown', '2026-11-22'],
  ['mou', { show_end_date: '2026-12-31', mou_end_date: '2026-11-30' }, 'shown', '2026-11-30'],
  ['mou', { show_start_date: '2026-11-23', show_end_date: '2026-11-30' }, 'scheduled', '2026-11-23'],
  ['news', { new_start_date: '2026-11-23' }, 'scheduled', '2026-11-23'],
  ['mou', { show_end_date: '2026-11-21' }, 'expired', '2026-11-21'],
  ['mou', { mou_end_date: '2026-11-21' }, 'expired', '2026-11-21'],
  ['mou', { expire: 'Y', show_end_date: '2026-12-31' }, 'expired', null],
  ['mou', { active: 'N', expire: 'Y', show_end_date: '2026-11-21' }, 'hidden', null],
  ['personPage', {}, 'shown', null],
  ['personPage', { active: 'N' }, 'hidden', null],
  // a field of any name, without a first day
  ['job', { job_closing_date: '2026-11-21' }, 'ended', '2026-11-21'],
] as const)('on the 22nd, %s with %o is %s, day %s (both days included)', (name, fields, state, day) => {
  expect(siteState(kinds[name], { ...row, ...fields }, today)).toEqual({ state, day });
});

test('visitors still see an MOU that has ended, and no reviewed record before it is accepted', () => {
  expect(isShownNow(mou, { ...row, mou_end_date: '2026-11-21' }, today)).toBe(true);
  expect(isShownNow(mou, { ...row, show_end_date: '2026-11-21' }, today)).toBe(false);
  const shown = ['W', 'S', 'C', 'E'].map((status_check) => isShownNow(work, { active: 'Y', status_check }, today));
  expect(shown).toEqual([false, true, false, false]);
});

test('visitors do not see an event of the calendar that is for the staff alone', () => {
  expect(['Y', 'N'].map((on_website) => isShownNow(facultyDate, { active: 'Y', on_website }, today))).toEqual([true, false]);
});

test('content is what has a bin and no review', () => {
  expect([isContent(news), isContent(work)]).toEqual([true, false]);
});

test('a field that is not public does not compile where the public row is read', () => {
  const read = ({ news_title_th }: PublicRow<typeof news>) => news_title_th;
  // @ts-expect-error: staff put news in order
  const order = ({ order_seq }: PublicRow<typeof news>) => order_seq;
  expect([read, order]).toHaveLength(2);
});

test('a public entity that has showing days or an expiry says so', () => {
  const known = ['show_start_date', 'new_start_date', 'show_end_date', 'expire'];
  for (const { name, row, public: part } of entities) {
    if (!part || !(row instanceof z.ZodObject)) continue;
    const declared = [part.period?.start, part.period?.end, part.expired];
    expect([name, known.filter((field) => field in row.shape && !declared.includes(field))]).toEqual([name, []]);
  }
});
