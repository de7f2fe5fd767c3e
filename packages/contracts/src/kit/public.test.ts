import { expect, test } from 'vitest';
import { news } from '../website/news.ts';
import { work } from '../works/work.ts';
import { isContent, isShownNow, siteState } from './public.ts';

const today = '2026-11-22';
const row = { active: 'Y', expire: 'N', show_start_date: null, show_end_date: null, mou_end_date: null };

test.each([
  [{}, 'shown', null],
  [{ show_start_date: '2026-11-22' }, 'shown', null],
  [{ show_end_date: '2026-11-22' }, 'shown', '2026-11-22'],
  [{ show_end_date: '2026-12-31', mou_end_date: '2026-11-30' }, 'shown', '2026-11-30'],
  [{ show_start_date: '2026-11-23', show_end_date: '2026-11-30' }, 'scheduled', '2026-11-23'],
  [{ new_start_date: '2026-11-23' }, 'scheduled', '2026-11-23'],
  [{ show_end_date: '2026-11-21' }, 'ended', '2026-11-21'],
  [{ mou_end_date: '2026-11-21' }, 'ended', '2026-11-21'],
  [{ expire: 'Y', show_end_date: '2026-12-31' }, 'ended', null],
  [{ active: 'N', expire: 'Y', show_end_date: '2026-11-21' }, 'hidden', null],
])('on the 22nd, %o is %s, day %s (both days included)', (fields, state, day) => {
  const { show_start_date, ...others } = row;
  const record = 'new_start_date' in fields ? others : { ...others, show_start_date };
  expect(siteState({ ...record, ...fields }, today)).toEqual({ state, day });
});

test('a record without a showing period is shown or hidden', () => {
  expect(siteState({ active: 'Y' }, today)).toEqual({ state: 'shown', day: null });
  expect(siteState({ active: 'N' }, today)).toEqual({ state: 'hidden', day: null });
});

test('visitors still see an MOU that has ended, and no reviewed record before it is accepted', () => {
  expect(isShownNow({ ...row, mou_end_date: '2026-11-21' }, today)).toBe(true);
  expect(isShownNow({ ...row, show_end_date: '2026-11-21' }, today)).toBe(false);
  expect(['W', 'S', 'C', 'E'].map((status_check) => isShownNow({ active: 'Y', status_check }, today))).toEqual([false, true, false, false]);
});

test('content is what has a bin and no review', () => {
  expect([isContent(news), isContent(work)]).toEqual([true, false]);
});
