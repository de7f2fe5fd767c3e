import { daysOfYear, type QualityYear } from '@faculty/contracts/works/quality';
import { Prisma } from '@faculty/prisma/client';
import type { DeclaredRight, Person } from '../../../kit/context.ts';
import { ownIn } from '../../../kit/handlers.ts';

export const workRight = { page: '/web/content_work', action: 'view' } as const satisfies DeclaredRight;
export const activityRight = { page: '/web/content_activity', action: 'view' } as const satisfies DeclaredRight;

/** The works of a year: by the day they came out, by the year alone where the day is not known. Neither retired nor cancelled ones. */
export function worksOfYear(kind: QualityYear, year: number): Prisma.Sql {
  const { from, to } = daysOfYear(kind, year);
  return Prisma.sql`w.active = 'Y' AND w.status_check <> 'E' AND (w.work_public_date BETWEEN ${from}::date AND ${to}::date
    OR (w.work_public_date IS NULL AND w.work_public_year = ${year}))`;
}

export function activitiesOfYear(kind: QualityYear, year: number): Prisma.Sql {
  const { from, to } = daysOfYear(kind, year);
  return Prisma.sql`a.active = 'Y' AND a.status_check <> 'E' AND a.activity_date BETWEEN ${from}::date AND ${to}::date`;
}

/** Whose records of a page somebody may see: everybody's, one person's, or nobody's. */
export function seen(person: Person, { page, action }: DeclaredRight): 'all' | { own: string } | null {
  if (!person.right(page)[action]) return null;
  const own = ownIn(person, page);
  return own === undefined ? 'all' : { own };
}
