import { everybody } from '@faculty/contracts/kit/reports';
import { type MissingQuery, type MissingRow, missingQuery, missingRow, qualityRoutes } from '@faculty/contracts/works/quality';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeclaredRight, Person } from '../../../kit/context.ts';
import { personNames } from '../../../kit/person-name.ts';
import { run } from '../../../kit/run.ts';
import { withoutEmpty } from '../../../kit/validation.ts';
import { activitiesOfYear, activityRight, seen, workRight, worksOfYear } from './year-records.ts';

/** `GET /report/missing`: per person, which works and activities of a year lack a file, an English title or a review. */
export function missingCall(app: FastifyInstance): void {
  const [method, url] = qualityRoutes.missing.split(' ') as [string, string];
  app.route({
    method,
    url,
    config: { anyRight: [workRight, activityRight] },
    schema: {
      tags: ['Reports'],
      summary: 'What works and activities of a year lack',
      querystring: missingQuery,
      response: { 200: z.object({ rows: z.array(missingRow), count: z.int() }) },
    },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    handler: async (request: FastifyRequest) => {
      const query = request.query as MissingQuery;
      const lacking = lackingOf(request.person as Person, query);
      const [{ rows }, counted] = await Promise.all([
        run<MissingRow>(
          app.pool,
          Prisma.sql`SELECT entity, id, user_name, full_name_th, full_name_en, title_th, lacks FROM (${lacking}) lacking
            ORDER BY full_name_th COLLATE "und-x-icu", user_name, entity DESC, id LIMIT ${query.limit} OFFSET ${query.page * query.limit}`,
        ),
        run<{ count: number }>(app.pool, Prisma.sql`SELECT count(*)::int AS count FROM (${lacking}) lacking`),
      ]);
      return { rows, count: counted.rows[0]?.count ?? 0 };
    },
  });
}

/** The records that lack something, of those the person may see. */
function lackingOf(person: Person, { kind, year, user_name }: MissingQuery): Prisma.Sql {
  const names = (table: string) => personNames(`${table}.user_name`);
  const parts = [
    whose(person, workRight, user_name, 'w', (of) => {
      const what = lacksOf(
        Prisma.sql`CASE w.status_link WHEN 'Y' THEN w.work_h_file IS NULL ELSE w.work_h_url IN ('', '#') END`,
        Prisma.sql`w.work_title_en = ''`,
        'w',
      );
      return Prisma.sql`SELECT 'work' AS entity, w.work_id AS id, w.user_name, ${names('w').full_name_th} AS full_name_th,
        ${names('w').full_name_en} AS full_name_en, w.work_title_th AS title_th, ${what} AS lacks
        FROM web_con_works w LEFT JOIN users ON users.user_name = w.user_name WHERE ${worksOfYear(kind, year)} AND ${of} AND ${what} <> '{}'`;
    }),
    whose(person, activityRight, user_name, 'a', (of) => {
      const what = lacksOf(
        Prisma.sql`CASE a.status_link WHEN 'Y' THEN a.activity_h_file IS NULL ELSE a.activity_h_url IN ('', '#') END`,
        Prisma.sql`a.activity_title_en = ''`,
        'a',
      );
      return Prisma.sql`SELECT 'activity' AS entity, a.activity_id AS id, a.user_name, ${names('a').full_name_th} AS full_name_th,
        ${names('a').full_name_en} AS full_name_en, a.activity_title_th AS title_th, ${what} AS lacks
        FROM web_con_activitys a LEFT JOIN users ON users.user_name = a.user_name
        WHERE ${activitiesOfYear(kind, year)} AND ${of} AND ${what} <> '{}'`;
    }),
  ].filter((part) => part !== null);
  return Prisma.join(parts, ' UNION ALL '); // one of the rights let them in
}

/** Who sees only their own gets those, whoever was asked for. */
function whose(
  person: Person,
  right: DeclaredRight,
  asked: string,
  table: string,
  select: (of: Prisma.Sql) => Prisma.Sql,
): Prisma.Sql | null {
  const scope = seen(person, right);
  if (scope === null) return null;
  const of = scope === 'all' ? (asked === everybody ? null : asked) : scope.own;
  return select(of === null ? Prisma.sql`TRUE` : Prisma.sql`${Prisma.raw(`${table}.user_name`)} = ${of}`);
}

function lacksOf(noFile: Prisma.Sql, noEnglish: Prisma.Sql, table: string): Prisma.Sql {
  const status = Prisma.raw(`${table}.status_check`);
  return Prisma.sql`array_remove(ARRAY[CASE WHEN ${noFile} THEN 'file' END, CASE WHEN ${noEnglish} THEN 'title_en' END,
    CASE ${status} WHEN 'W' THEN 'review' WHEN 'C' THEN 'correction' END], NULL)`;
}
