import { expect, test } from 'vitest';
import { z } from 'zod';
import { requireShowingOrder, showingFields } from './showing.ts';
import { todayInBangkok } from './today.ts';

test('reports an end before its start at the end; a missing date is null', () => {
  const body = z.object(showingFields).superRefine(requireShowingOrder);
  const issuesOf = (start: string, end: string) =>
    body.safeParse({ show_start_date: start, show_end_date: end }).error?.issues.map(({ path, message }) => [path.join(), message]);
  expect(issuesOf('2026-11-22', '2026-11-21')).toEqual([['show_end_date', '@ends_before_start']]);
  expect(issuesOf('2026-11-22', '2026-11-22')).toBeUndefined();
  expect(issuesOf('', '2026-11-21')).toBeUndefined();
  expect(body.parse({})).toEqual({ show_start_date: null, show_end_date: null });
});

test('todayInBangkok changes at midnight in Bangkok', () => {
  expect(todayInBangkok(new Date('2026-11-21T16:59:59Z'))).toBe('2026-11-21');
  expect(todayInBangkok(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
});
