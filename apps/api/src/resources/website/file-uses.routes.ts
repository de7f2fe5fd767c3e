import { entities, entityOf, isEntityKey } from '@faculty/contracts/entities';
import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';
import {
  type FileUses,
  type FileUsesQuery,
  fileUses,
  fileUsesQuery,
  fileUsesRoutes,
  maxCountedUses,
} from '@faculty/contracts/website/file-uses';
import { news } from '@faculty/contracts/website/news';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import type { Person } from '../../kit/crud/context.ts';
import { ownIn } from '../../kit/crud/handlers.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { linkingText } from '../../kit/lists/linking-text.ts';
import type { Search } from '../../kit/lists/search.ts';
import { randomNameOf } from '../../storage/object-path.ts';

/** Limits of the answer: uses listed, and uses counted per kind of record. */
const maxListedUses = 10;

const timeoutMilliseconds = 3_000;
/** Files looked up per call: of many records, or of one with a long album. */
const maxFiles = 1_000;

/** Finds other records that show the public files of these. Records that the person may not view are counted but not named. */
async function findFileUses(app: FastifyInstance, person: Person, entity: AnyEntity, query: FileUsesQuery): Promise<FileUses> {
  const names = await fileNames(app, person, entity, query);
  if (names.length === 0) return { count: 0, rows: [] };
  const found = entities
    .filter((other) => linkingText(other) !== null)
    .map((other) => usesIn(app, person, other, names, other.name === entity.name ? query.ids : []));
  return app.db.$transaction(async (db) => {
    // stale planner statistics would choose a sequential scan over all texts
    await db.$executeRaw`SELECT set_config('statement_timeout', ${String(timeoutMilliseconds)}, true), set_config('enable_seqscan', 'off', true)`;
    const [uses] = await db.$queryRaw<[FileUses]>`
      WITH found AS (${Prisma.join(found, ' UNION ALL ')})
      SELECT (SELECT count(*)::int FROM found) AS count, coalesce((SELECT json_agg(named) FROM (
        SELECT entity, id, title, page FROM found WHERE is_seen ORDER BY updated_at DESC LIMIT ${maxListedUses}) named), '[]') AS rows`;
    return uses;
  });
}

/** The random names of the public files of those records that the person may see. */
async function fileNames(app: FastifyInstance, person: Person, entity: AnyEntity, { ids, field }: FileUsesQuery): Promise<string[]> {
  const { page, table } = searchOf(app, entity);
  const fields = Object.entries<FileRule>(entity.files).filter(([name, rule]) => rule.public && (field ?? name) === name);
  if (fields.length === 0) return [];
  const keys = ids.flatMap((id) => {
    const key = z.safeParse(entity.id, id);
    return key.success ? [key.data] : [];
  });
  const [key, owner, own] = [column(table, entity.idKey), column(table, entity.ownerKey), ownIn(person, page)];
  const these = Prisma.sql`${key} = ANY(${keys}) AND ${own === undefined ? Prisma.sql`true` : Prisma.sql`${owner} = ${own}`}`;
  const paths = Prisma.join(fields.map(([name]) => column(table, name)));
  // the pictures of a news album are in a table of their own
  const album = Prisma.sql` UNION ALL SELECT news_b_image FROM web_con_new_images JOIN web_con_news USING (news_id) WHERE ${these}`;
  const { rows } = await runSql<{ path: string | null }>(
    app.pool,
    Prisma.sql`SELECT unnest(ARRAY[${paths}]) AS path FROM ${quoted(table)} WHERE ${these}
      ${entity.name === news.name && field === undefined ? album : Prisma.empty} LIMIT ${maxFiles}`,
  );
  return rows.flatMap(({ path }) => (path === null ? [] : [randomNameOf(path)]));
}

/** Selects records of one entity, without `except`, whose texts show one of these files; at most `maxCountedUses`. */
function usesIn(app: FastifyInstance, person: Person, entity: AnyEntity, names: string[], except: string[]): Prisma.Sql {
  const { page, table, listFor } = searchOf(app, entity);
  const own = ownIn(person, page);
  const isOwn = own === undefined ? Prisma.sql`true` : Prisma.sql`${column(table, entity.ownerKey)} = ${own}`;
  const title = Prisma.join((entity.title?.th ?? []).map((key) => column(table, key)));
  const id = Prisma.sql`${column(table, entity.idKey)}::text`;
  const which = Prisma.join(
    [
      Prisma.sql`file_names_in(${linkingText(entity)}) && ${names}::text[]`,
      Prisma.sql`${id} <> ALL(${except}::text[])`,
      ...listFor(undefined)
        .conditions({})
        .filter((condition) => condition instanceof Prisma.Sql),
    ],
    ' AND ',
  );
  return Prisma.sql`(SELECT ${entity.name}::text AS entity, ${id} AS id, left(concat_ws(' ', ${title}), 300) AS title, ${page}::text AS page,
    ${person.right(page).view}::boolean AND ${isOwn} AS is_seen, ${column(table, 'updated_at')} AS updated_at
    FROM ${quoted(table)} WHERE ${which} LIMIT ${maxCountedUses})`;
}

/** Condition: no text and no address of content refers to the file whose path a column holds. */
export function isUnused(app: FastifyInstance, path: Prisma.Sql): Prisma.Sql {
  const name = Prisma.sql`ARRAY[substring(${path} FROM '/([^./]+)')]`;
  // documents and MOUs are one table
  const tables = new Map(
    entities.flatMap((entity) => (linkingText(entity) ? [[searchOf(app, entity).table, linkingText(entity) as Prisma.Sql]] : [])),
  );
  const shown = Array.from(
    tables,
    ([table, text]) => Prisma.sql`NOT EXISTS (SELECT FROM ${quoted(table)} WHERE file_names_in(${text}) && ${name})`,
  );
  return Prisma.join(shown, ' AND ');
}

function searchOf(app: FastifyInstance, { name }: AnyEntity): Search {
  const search = app.searches.get(name);
  if (!search) throw new Error(`${name}: finding the uses of files needs its list`);
  return search;
}

const quoted = (table: string) => Prisma.raw(`"${table}"`);
const column = (table: string, field: string) => Prisma.raw(`"${table}"."${field}"`);

/** Where files are used, for a question before deleting or replacing them: for those who may view their records. */
export function fileUsesCall(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: fileUsesRoutes.find.slice('GET '.length),
    config: { signedIn: true },
    schema: {
      tags: ['Files'],
      summary: 'The records whose texts show files of these; those that the caller may not view are only counted',
      querystring: fileUsesQuery,
      response: { 200: fileUses },
    },
    handler: async (request) => {
      const query = request.query as FileUsesQuery;
      if (!isEntityKey(query.entity)) throw new ApiError('not_found');
      const entity = entityOf[query.entity];
      const person = request.person as Person;
      if (!person.right(entity.page).view) throw new ApiError('forbidden');
      return findFileUses(app, person, entity, query);
    },
  });
}
