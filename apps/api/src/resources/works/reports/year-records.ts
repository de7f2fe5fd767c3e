import { daysOfYear, type Period } from '@faculty/contracts/kit/dates/period';
import type { QualityYear } from '@faculty/contracts/works/quality';
import type { ReviewState } from '@faculty/contracts/works/review-state';
import { Prisma } from '@faculty/prisma/client';
import type { DeclaredRight, Person } from '../../../kit/crud/context.ts';
import { ownIn } from '../../../kit/crud/handlers.ts';
import { dayOrYearWithin, dayWithin } from '../../../kit/lists/period-conditions.ts';

export const workRight = { page: '/web/content_work', action: 'view' } as const satisfies DeclaredRight;
export const activityRight = { page: '/web/content_activity', action: 'view' } as const satisfies DeclaredRight;

/** Records of reports and the quality pack: active, and cancelled ones only on request. */
const inState = (table: string, state: ReviewState | undefined) =>
  Prisma.sql`${Prisma.raw(table)}.active = 'Y' AND ${Prisma.raw(table)}.status_check ${
    state === undefined ? Prisma.sql`<> 'E'` : Prisma.sql`= ${state}::"ReviewStatus"`
  }`;

/** The works `w` of a period: by publication day, by the year alone where the day is unknown. */
export function reportedWorks(period: Period, state?: ReviewState): Prisma.Sql {
  const when = dayOrYearWithin(Prisma.sql`w.work_public_date`, Prisma.sql`w.work_public_year`, period);
  return when instanceof Prisma.Sql ? Prisma.sql`${inState('w', state)} AND ${when}` : inState('w', state);
}

/** The activities `a` of some time. */
export function reportedActivities(period: Period, state?: ReviewState): Prisma.Sql {
  const when = dayWithin(Prisma.sql`a.activity_date`, period);
  return when instanceof Prisma.Sql ? Prisma.sql`${inState('a', state)} AND ${when}` : inState('a', state);
}

export function worksOfYear(kind: QualityYear, year: number): Prisma.Sql {
  const { from, to } = daysOfYear(kind, year);
  return reportedWorks({ start_date: from, end_date: to });
}

export function activitiesOfYear(kind: QualityYear, year: number): Prisma.Sql {
  const { from, to } = daysOfYear(kind, year);
  return reportedActivities({ start_date: from, end_date: to });
}

/** Whose records of a page a person may see: everybody's, one person's, or nobody's. */
export function seen(person: Person, { page, action }: DeclaredRight): 'all' | { own: string } | null {
  if (!person.right(page)[action]) return null;
  const own = ownIn(person, page);
  return own === undefined ? 'all' : { own };
}
