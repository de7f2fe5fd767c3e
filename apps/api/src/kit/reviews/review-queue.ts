import type { PageKey } from '@faculty/contracts/pages';
import type { ReviewQuery } from '@faculty/contracts/works/review';
import { Prisma } from '@faculty/prisma/client';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { equals, textIn } from '../lists/conditions.ts';
import type { List } from '../lists/list.ts';
import { momentWithin } from '../lists/period-conditions.ts';
import { personNames } from '../people/person-name.ts';
import type { ReviewSource } from './review.ts';

/** Whether a person reviews the records of a page: those who may edit the records of others. */
export function decidesOn(person: Person, page: PageKey): boolean {
  return person.right(page).edit && ownIn(person, page) === undefined;
}

const named = (name: string) => Prisma.raw(`"${name}"`);

/** Active records of all these entities, as one table. Inactive ones are not reviewed. */
export function recordsOf(sources: readonly ReviewSource[]): Prisma.Sql {
  const each = sources.map(
    ({ entity, table, titleKey, titleKeyEn }) => Prisma.sql`
      SELECT ${entity.name}::text AS entity, ${named(entity.idKey)}::text AS record_id, ${named(entity.idKey)} AS number,
        ${named(titleKey)} AS title, ${titleKeyEn ? named(titleKeyEn) : Prisma.sql`''::text`} AS title_en, user_name, status_check, status_check_text, status_check_field, updated_at AS since
      FROM ${named(table)} WHERE active = 'Y'`,
  );
  return Prisma.join(each, ' UNION ALL ');
}

/** Why a record had been sent back, where the last decision about it was answered by its owner. */
const earlierReason = Prisma.sql`coalesce((
  SELECT CASE WHEN told.changes -> 'status_check' ->> 0 IN ('C', 'E') THEN told.changes -> 'status_check_text' ->> 0 END
  FROM (SELECT changes FROM audit_logs WHERE audit_logs.entity = page.entity AND audit_logs.record_id = page.record_id
    AND jsonb_exists(changes, 'status_check') AND action = 'edit' ORDER BY at DESC, id DESC LIMIT 1) told), '')`;

const orders: Record<string, Prisma.Sql> = {
  since: Prisma.sql`since`,
  title: Prisma.sql`title`,
  full_name_th: Prisma.sql`full_name_th`,
};

/** What waits for those who decide on these kinds, oldest first. */
export function queueOf(sources: readonly ReviewSource[]): List<ReviewQuery> {
  const names = personNames('records.user_name');
  const waiting = Prisma.sql`FROM (${sources.length > 0 ? recordsOf(sources) : nothing}) records LEFT JOIN users ON users.user_name = records.user_name`;
  const where = (conditions: Parameters<List<ReviewQuery>['page']>[1]) =>
    Prisma.join([Prisma.sql`WHERE records.status_check = 'W'`, ...conditions.filter((each) => each instanceof Prisma.Sql)], ' AND ');
  return {
    tables: ['users', ...sources.map(({ table }) => table)],
    conditions: ({ q, entity, user_name, start_date, end_date }) => [
      textIn(q, 'records.title', 'records.title_en', 'users.fname_th', 'users.lname_th'),
      equals('records.entity', entity),
      equals('records.user_name', user_name),
      momentWithin('records.since', { start_date, end_date }),
    ],
    page: ({ page = 0, limit = 15, field = 'since', sort = 'asc' }, conditions) => Prisma.sql`
      SELECT row_to_json(item)::text FROM (
        SELECT page.entity || '-' || page.record_id AS review_id, page.entity, page.record_id, title, title_en, user_name, full_name_th, full_name_en,
          to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since, ${earlierReason} AS earlier_reason
        FROM (
          SELECT records.*, ${names.full_name_th} AS full_name_th, ${names.full_name_en} AS full_name_en
          ${waiting} ${where(conditions)}
          ORDER BY ${orders[field]} ${Prisma.raw(sort === 'desc' ? 'DESC' : 'ASC')}, since, entity, number LIMIT ${limit} OFFSET ${page * limit}) page
      ) item`,
    count: (conditions) => Prisma.sql`SELECT count(*)::int AS count ${waiting} ${where(conditions)}`,
  };
}

/** No records. */
const nothing = Prisma.sql`
  SELECT ''::text AS entity, ''::text AS record_id, 0 AS number, ''::text AS title, ''::text AS title_en, ''::text AS user_name, 'W'::"ReviewStatus" AS status_check,
    ''::text AS status_check_text, ''::text AS status_check_field, now() AS since WHERE false`;
