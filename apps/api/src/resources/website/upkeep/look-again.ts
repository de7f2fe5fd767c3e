import { entities } from '@faculty/contracts/entities';
import { isLookedAgain } from '@faculty/contracts/kit/look-again';
import type { LookAgain } from '@faculty/contracts/website/upkeep';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../../db/run-sql.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { findingCondition } from '../../../kit/findings/conditions.ts';
import { seenRecords } from '../../../kit/lists/seen-records.ts';
import { personNames } from '../../../kit/people/person-name.ts';

const mostListed = 100;
const names = personNames('found.review_owner');

/** What is to be looked at again, of the records that the person may view: their own first, then what has waited longest. */
export async function listLookAgain(app: FastifyInstance, person: Person, what: 'due' | 'untouched'): Promise<LookAgain> {
  const found = entities.filter(isLookedAgain).flatMap((entity) => {
    const { view, edit } = person.right(entity.page);
    const { name, table, where, subject } = seenRecords(app, entity, person);
    const isSo = findingCondition(entity, name)(what === 'due' ? 'look_again' : what);
    const more = Prisma.sql`${edit}::boolean AS may_edit, review_on, review_owner, updated_at`;
    return view ? [Prisma.sql`SELECT ${subject}, ${more} FROM ${table} WHERE ${where} AND ${isSo}`] : [];
  });
  if (found.length === 0) return { count: 0, rows: [] };
  const { rows } = await runSql<LookAgain['rows'][number] & { count: number }>(
    app.pool,
    Prisma.sql`SELECT found.*, to_char(review_on, 'YYYY-MM-DD') AS review_on, ${names.full_name_th} AS full_name_th,
        ${names.full_name_en} AS full_name_en, count(*) OVER ()::int AS count
      FROM (${Prisma.join(found, ' UNION ALL ')}) found LEFT JOIN users ON users.user_name = found.review_owner
      ORDER BY review_owner = ${person.user_name} DESC, found.review_on NULLS LAST, found.updated_at, entity, id LIMIT ${mostListed}`,
  );
  return { count: rows[0]?.count ?? 0, rows };
}
