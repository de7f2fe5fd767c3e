import { everybody } from '@faculty/contracts/kit/reports';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { type MissingQuery, type MissingRow, missingQuery, missingRow, qualityRoutes } from '@faculty/contracts/works/quality';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../../db/run-sql.ts';
import type { DeclaredRight, Person } from '../../../kit/crud/context.ts';
import { withoutEmpty } from '../../../kit/http/validation.ts';
import { personNames } from '../../../kit/people/person-name.ts';
import { activitiesOfYear, activityRight, seen, workRight, worksOfYear } from './year-records.ts';

/** `GET /report/missing`: per person, which works and activities of a year lack a file, an English title or a review. */
export function missingCall(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(qualityRoutes.missing),
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
      const { full_name_th, full_name_en } = personNames('lacking.user_name');
      const { rows } = await runSql<{ rows: MissingRow[]; count: number }>(
        app.pool,
        Prisma.sql`WITH lacking AS MATERIALIZED (${lacking}) SELECT (SELECT count(*)::int FROM lacking) AS count,
          coalesce((SELECT json_agg(item) FROM (
            SELECT lacking.*, ${full_name_th} AS full_name_th, ${full_name_en} AS full_name_en,
              coalesce(d.up_department_name_th, '') AS department_th, coalesce(d.up_department_name_en, '') AS department_en
            FROM lacking LEFT JOIN users ON users.user_name = lacking.user_name
              LEFT JOIN user_infos i ON i.user_name = lacking.user_name
              LEFT JOIN up_departments d ON d.up_department_id = i.up_department_id
            ORDER BY ${full_name_th} COLLATE "und-x-icu", lacking.user_name, entity DESC, lacking.id
            LIMIT ${query.limit} OFFSET ${query.page * query.limit}) item), '[]') AS rows`,
      );
      return rows[0];
    },
  });
}

/** The records that lack something, of those the person may see; each is its owner's to complete. */
export function lackingOf(
  person: Person,
  { kind, year, user_name, to_do }: Pick<MissingQuery, 'kind' | 'year' | 'user_name'> & Partial<Pick<MissingQuery, 'to_do'>>,
): Prisma.Sql {
  const parts = [
    whose(person, workRight, user_name, 'w', (of) => {
      const noFile = Prisma.sql`CASE w.status_link WHEN 'Y' THEN w.work_h_file IS NULL ELSE w.work_h_url IN ('', '#') END`;
      const what = lacksOf(noFile, Prisma.sql`w.work_title_en = ''`, 'w');
      return Prisma.sql`SELECT 'work' AS entity, w.work_id AS id, w.user_name, w.work_title_th AS title_th, w.work_title_en AS title_en, ${what} AS lacks
        FROM web_con_works w WHERE ${worksOfYear(kind, year)} AND ${of}`;
    }),
    whose(person, activityRight, user_name, 'a', (of) => {
      const noFile = Prisma.sql`CASE a.status_link WHEN 'Y' THEN a.activity_h_file IS NULL ELSE a.activity_h_url IN ('', '#') END`;
      const what = lacksOf(noFile, Prisma.sql`a.activity_title_en = ''`, 'a');
      return Prisma.sql`SELECT 'activity' AS entity, a.activity_id AS id, a.user_name, a.activity_title_th AS title_th, a.activity_title_en AS title_en, ${what} AS lacks
        FROM web_con_activitys a WHERE ${activitiesOfYear(kind, year)} AND ${of}`;
    }),
  ].filter((part) => part !== null);
  // one of the rights let them in. OFFSET 0: the planner would work out twice what a record lacks, to tell it and to ask whether it does
  return Prisma.sql`SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')} OFFSET 0) every
    WHERE lacks <> '{}' ${to_do === 'Y' ? Prisma.sql`AND lacks <> '{review}'` : Prisma.empty}`;
}

/** Under own_only the person's own, whoever was requested. */
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
