import { Prisma } from '@faculty/prisma/client';
import { ApiError } from '../http/errors.ts';
import type { Context } from './context.ts';

/** A kind of record that names people beside its owner: co-authors of a work, participants of an activity. */
export interface TakingPart {
  table: string;
  idKey: string;
  /** The table of the people, by the record's key and `user_name`. */
  named: string;
  /** The column of a person's share, in both tables. */
  share?: string;
}

export const workParts: TakingPart = { table: 'web_con_works', idKey: 'work_id', named: 'web_con_work_authors', share: 'work_weight' };
export const activityParts: TakingPart = { table: 'web_con_activitys', idKey: 'activity_id', named: 'web_con_activity_users' };

const name = (column: string) => Prisma.raw(`"${column}"`);

/**
 * A FROM item of who took part in which record: `id`, `user_name`, `part` and `share`. One row per person: an owner who is also a
 * participant is listed as owner. Lists, reports, profiles and the quality pack all use it.
 */
export const partsOf = (kind: TakingPart) => byPart(kind, Prisma.sql`r.${name(kind.idKey)} AS id`, 'user_name');

/**
 * A FROM item of the same rows with all columns of their records, for statements that read most of them: `partsOf` would have to be joined with
 * the records again. The person is `person`.
 */
export const recordsByPart = (kind: TakingPart) => byPart(kind, Prisma.sql`r.*`, 'person');

function byPart({ table, idKey, named, share }: TakingPart, columns: Prisma.Sql, person: string): Prisma.Sql {
  const shareIn = (alias: string) => (share ? Prisma.raw(`${alias}."${share}"`) : Prisma.sql`NULL::float8`);
  return Prisma.sql`(SELECT ${columns}, r.user_name AS ${name(person)}, 'owner' AS part, ${shareIn('r')} AS share FROM ${name(table)} r
    UNION ALL SELECT ${columns}, n.user_name, 'participant', ${shareIn('n')} FROM ${name(named)} n
      JOIN ${name(table)} r ON r.${name(idKey)} = n.${name(idKey)} WHERE n.user_name <> r.user_name)`;
}

/** The condition that a person owns a record or takes part in it. `table` is the alias of the records in the statement. */
export function isOf(kind: TakingPart, user_name: string, table = kind.table): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(`"${table}"."${kind.idKey}"`)} IN (SELECT parts.id FROM ${partsOf(kind)} parts WHERE parts.user_name = ${user_name})`;
}

/**
 * The record as the person may read it: complete if it is their own, without its files if they take part in it.
 * @throws ApiError `not_found`
 */
export async function readable<Row extends object>(
  row: Row | null,
  ctx: Pick<Context, 'own' | 'query'>,
  { ownerKey, idKey, files, parts }: { ownerKey: keyof Row; idKey: keyof Row; files: object; parts: TakingPart | undefined },
): Promise<Row> {
  const { own } = ctx;
  if (!row) throw new ApiError('not_found');
  if (own === undefined || row[ownerKey] === own) return row;
  if (!parts) throw new ApiError('not_found');
  const [found] = await ctx.query(Prisma.sql`
    SELECT 1 FROM ${partsOf(parts)} parts WHERE parts.id = ${row[idKey]} AND parts.user_name = ${own}`);
  if (!found) throw new ApiError('not_found');
  return { ...row, ...Object.fromEntries(Object.keys(files).map((file) => [file, null])) };
}
