import { daysOfYear, type Period } from '@faculty/contracts/kit/dates/period';
import type { QualityYear } from '@faculty/contracts/works/quality';
import type { ReviewState } from '@faculty/contracts/works/review-state';
import type { WorkFilters } from '@faculty/contracts/works/work';
import { Prisma } from '@faculty/prisma/client';
import type { DeclaredRight, Person } from '../../../kit/crud/context.ts';
import { ownIn } from '../../../kit/crud/handlers.ts';
import { equals } from '../../../kit/lists/conditions.ts';
import { dayOrYearWithin, dayWithin } from '../../../kit/lists/period-conditions.ts';

export const workRight = { page: '/web/content_work', action: 'view' } as const satisfies DeclaredRight;
export const activityRight = { page: '/web/content_activity', action: 'view' } as const satisfies DeclaredRight;

/** Records of reports, summary tables and the quality pack: active, and cancelled ones only on request. */
export const inState = (table: string, state?: ReviewState) =>
  Prisma.sql`${Prisma.raw(table)}.active = 'Y' AND ${Prisma.raw(table)}.status_check ${
    state === undefined ? Prisma.sql`<> 'E'` : Prisma.sql`= ${state}::"ReviewStatus"`
  }`;

/** The works of a period: by publication day, by the year alone where the day is unknown. */
export function reportedWorks(period: Period, state?: ReviewState, table = 'w'): Prisma.Sql {
  const column = (name: string) => Prisma.raw(`${table}.${name}`);
  const when = dayOrYearWithin(column('work_public_date'), column('work_public_year'), period);
  return when instanceof Prisma.Sql ? Prisma.sql`${inState(table, state)} AND ${when}` : inState(table, state);
}

/** The works that a list, report or list of publications is filtered by. */
export function filteredWorks(filters: WorkFilters, table = 'w'): Prisma.Sql {
  const column = (name: string) => Prisma.raw(`${table}.${name}`);
  const conditions = [
    reportedWorks(filters, filters.status_check, table),
    equals(column('work_type'), filters.work_type),
    equals(column('work_type_detail'), filters.work_type_detail),
    equals(column('work_public_inter'), filters.work_public_inter),
    filters.department !== undefined && ofDepartment(table, filters.department),
  ].filter((condition) => condition instanceof Prisma.Sql);
  return Prisma.join(conditions, ' AND ');
}

/** The activities of some time. */
export function reportedActivities(period: Period, state?: ReviewState, table = 'a'): Prisma.Sql {
  const when = dayWithin(Prisma.raw(`${table}.activity_date`), period);
  return when instanceof Prisma.Sql ? Prisma.sql`${inState(table, state)} AND ${when}` : inState(table, state);
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

/** The owner of a record is of a department. */
export const ofDepartment = (table: string, department: number): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(table)}.user_name IN (SELECT user_name FROM user_infos WHERE up_department_id = ${department})`;
