import { entities } from '@faculty/contracts/entities';
import type { LookAgain } from '@faculty/contracts/website/upkeep';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../../db/run-sql.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { ownIn } from '../../../kit/crud/handlers.ts';
import { findingCondition } from '../../../kit/findings/conditions.ts';
import { personNames } from '../../../kit/people/person-name.ts';

const mostListed = 100;
const kinds = entities.filter(({ body }) => body instanceof z.ZodObject && 'review_on' in body.shape);

/** What is to be looked at again, of the records that the person may view: their own first, then what has waited longest. */
export async function listLookAgain(app: FastifyInstance, person: Person, what: 'due' | 'untouched'): Promise<LookAgain> {
  const found = kinds.flatMap((entity) => {
    const { view, edit } = person.right(entity.page);
    const search = app.searches.get(entity.name);
    if (!view || !search) return [];
    const seen = [...search.listFor(undefined).conditions({}), search.ownCondition(ownIn(person, entity.page))];
    const where = Prisma.join(
      [findingCondition(entity, search.table, what === 'due' ? 'look_again' : what), ...seen.filter((one) => one instanceof Prisma.Sql)],
      ' AND ',
    );
    const titleOf = (fields: readonly string[] = []) =>
      Prisma.raw(`left(concat_ws(' ', NULL${fields.map((field) => `, "${field}"`).join('')}), 300)`);
    return [
      Prisma.sql`SELECT ${entity.name}::text AS entity, ${Prisma.raw(`"${entity.idKey}"`)} AS id, ${entity.page}::text AS page, ${edit}::boolean AS may_edit,
        ${titleOf(entity.title?.th)} AS title, ${titleOf(entity.title?.en)} AS title_en, review_on, review_owner, updated_at
        FROM ${Prisma.raw(`"${search.table}"`)} WHERE ${where}`,
    ];
  });
  if (found.length === 0) return { count: 0, rows: [] };
  const names = personNames('found.review_owner');
  const { rows } = await runSql<LookAgain['rows'][number] & { count: number }>(
    app.pool,
    Prisma.sql`SELECT found.*, to_char(review_on, 'YYYY-MM-DD') AS review_on, ${names.full_name_th} AS full_name_th,
        ${names.full_name_en} AS full_name_en, count(*) OVER ()::int AS count
      FROM (${Prisma.join(found, ' UNION ALL ')}) found LEFT JOIN users ON users.user_name = found.review_owner
      ORDER BY review_owner = ${person.user_name} DESC, found.review_on NULLS LAST, found.updated_at, entity, id LIMIT ${mostListed}`,
  );
  return { count: rows[0]?.count ?? 0, rows };
}
