import { titlesOf } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import {
  type CoAuthorship,
  coAuthorship,
  coAuthorshipBody,
  coAuthorshipParams,
  coAuthorshipRoutes,
} from '@faculty/contracts/profile/co-authorship';
import { work } from '@faculty/contracts/works/work';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import { writeAudit } from '../../kit/crud/audit.ts';
import type { Person } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { notify } from '../../kit/notices/notify.ts';
import { personName, personNames } from '../../kit/people/person-name.ts';

const tags = ['Profile'];
const most = 50;

/** Co-authorships that wait for the signed-in person, and what they say of each. */
export function coAuthorshipCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(coAuthorshipRoutes.list),
    config: { signedIn: true },
    schema: {
      tags,
      summary: 'Works that wait for the person to confirm that they are a co-author, and own works that a co-author refused',
      response: { 200: z.array(coAuthorship) },
    },
    handler: (request) => coAuthorshipsOf(app, (request.person as Person).user_name),
  });

  app.route({
    ...methodAndUrl(coAuthorshipRoutes.decide),
    config: { signedIn: true },
    schema: {
      tags,
      summary: 'Says whether the person is a co-author of a work that names them',
      params: coAuthorshipParams,
      body: coAuthorshipBody,
      response: { 200: coAuthorshipBody },
    },
    handler: (request) => {
      const { work_id } = request.params as z.infer<typeof coAuthorshipParams>;
      const { author_state } = request.body as z.infer<typeof coAuthorshipBody>;
      return inTransaction(app, contextOf(app, request, work.page), null, async (ctx) => {
        const { user_name } = ctx.person;
        const [before] = await ctx.db.$queryRaw<{ work_weight: number | null; author_state: string }[]>`
          SELECT work_weight, author_state::text FROM web_con_work_authors WHERE work_id = ${work_id} AND user_name = ${user_name} FOR UPDATE`;
        if (!before) throw new ApiError('not_found');
        if (before.author_state === author_state) return { author_state };
        // the work itself stays as it is: a form of its owner that is open does not become stale
        const { work: named } = await ctx.db.workAuthor.update({
          where: { work_id_user_name: { work_id, user_name } },
          data: { author_state, decided_at: author_state === 'waiting' ? null : new Date() },
          select: { work: { select: { user_name: true, work_title_th: true, work_title_en: true } } },
        });
        const name = (await personName(ctx.db, user_name)) ?? { th: user_name, en: user_name };
        const titles = titlesOf(work, named);
        const author = { user_name, work_weight: before.work_weight, full_name_th: name.th, full_name_en: name.en };
        const work_authors: [object[], object[]] = [[{ ...author, author_state: before.author_state }], [{ ...author, author_state }]];
        await writeAudit(ctx, request.id, 'edit', { entity: work.name, id: work_id, ...titles }, { work_authors });
        if (author_state === 'refused')
          await notify(app, ctx, [named.user_name], {
            ...{ kind: 'co_author', entity: work.name, record_id: String(work_id), ...titles },
            detail: { th: `${name.th} แจ้งว่าไม่ใช่ผลงานของตน`, en: `${name.en} says it is not theirs` },
            path: `${work.page}?edit=${work_id}`,
          });
        return { author_state };
      });
    },
  });
}

/** Works in use, the waiting ones first. */
async function coAuthorshipsOf(app: FastifyInstance, user_name: string): Promise<CoAuthorship[]> {
  const { full_name_th, full_name_en } = personNames('asked.other');
  const works = (other: string, which: Prisma.Sql) => Prisma.sql`
    SELECT w.work_id, w.work_title_th, w.work_title_en, ${yearOfWork('w')} AS year, authors.author_state, ${Prisma.raw(other)} AS other
    FROM web_con_work_authors authors JOIN web_con_works w ON w.work_id = authors.work_id AND w.user_name <> authors.user_name
    WHERE w.active = 'Y' AND w.status_check <> 'E' AND ${which}`;
  const { rows } = await runSql<CoAuthorship>(
    app.pool,
    Prisma.sql`
      SELECT work_id, work_title_th, work_title_en, year, author_state, ${full_name_th} AS name_th, ${full_name_en} AS name_en
      FROM (${works('w.user_name', Prisma.sql`authors.user_name = ${user_name} AND authors.author_state = 'waiting'`)}
        UNION ALL ${works('authors.user_name', Prisma.sql`w.user_name = ${user_name} AND authors.author_state = 'refused'`)}) asked
      LEFT JOIN users ON users.user_name = asked.other
      ORDER BY author_state, year DESC, work_id DESC, asked.other LIMIT ${most}`,
  );
  return rows;
}
