import { serialId } from '@faculty/contracts/kit/fields';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { work } from '@faculty/contracts/works/work';
import {
  type ArrivalDecision,
  type ArrivalSource,
  arrivalDecision,
  arrivalRoutes,
  type WorkArrival,
  type WorkArrivals,
  workArrivals,
} from '@faculty/contracts/works/work-arrival';
import type { CitedFields } from '@faculty/contracts/works/work-of-citation';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changesBetween, writeAudit } from '../../../kit/crud/audit.ts';
import type { Context, Person, Transaction } from '../../../kit/crud/context.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { isOf, workParts } from '../../../kit/crud/taking-part.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';
import { sourcesOf } from './sources.ts';

const most = 50;
const byId = z.object({ arrival_id: serialId });
const tags = [work.tag];
const config = { right: { page: work.page, action: 'add' } } as const;

/** The works that arrived for the person who asks, and what they decide of them: whoever they are, of nobody else's. */
export function arrivalCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(arrivalRoutes.list),
    config,
    schema: { tags, response: { 200: workArrivals } },
    handler: async (request): Promise<WorkArrivals> => {
      const { user_name } = request.person as Person;
      const [rows, count] = await Promise.all([
        openOnes(contextOf(app, request, work.page)),
        app.db.workArrival.count({ where: { user_name, state: 'new' } }),
      ]);
      const asked = Object.keys(sourcesOf(app.config.arrivalSources)) as ArrivalSource[]; // its keys
      return { asked, count, rows };
    },
  });

  app.route({
    ...methodAndUrl(arrivalRoutes.decide),
    config,
    schema: { tags, params: byId, body: arrivalDecision, response: { 200: arrivalDecision } },
    handler: async (request) => {
      const { arrival_id } = request.params as z.infer<typeof byId>;
      const ctx = contextOf(app, request, work.page);
      return app.db.$transaction((db) => decide({ ...ctx, db }, arrival_id, request.body as ArrivalDecision));
    },
  });
}

/** The person's own arrivals that wait for a decision, the latest first. */
async function openOnes({ query, person }: Context): Promise<WorkArrival[]> {
  const rows = await query<Omit<WorkArrival, 'sources'> & { source_ids: string[] }>(Prisma.sql`
    SELECT arrival_id, source_ids, fields,
      CASE WHEN web_con_works.work_id IS NOT NULL
        THEN json_build_object('work_id', web_con_works.work_id, 'work_title_th', work_title_th, 'work_title_en', work_title_en) END AS match
    FROM work_arrivals
    LEFT JOIN web_con_works ON web_con_works.work_id = work_arrivals.work_id AND ${isOf(workParts, person.user_name)}
    WHERE work_arrivals.user_name = ${person.user_name} AND state = 'new'
    ORDER BY (fields ->> 'work_public_year')::int DESC NULLS LAST, arrival_id DESC LIMIT ${most}`);
  return rows.map(({ source_ids, ...row }) => ({
    ...row,
    sources: [...new Set(source_ids.map((id) => id.split(':')[0] as ArrivalSource))], // as `keepArrivals` writes them
  }));
}

/** @throws ApiError `not_found` for somebody else's arrival; of the field `work_id` for a work that is not the person's */
async function decide(
  ctx: Context & { db: Transaction },
  arrival_id: number,
  { state, work_id }: ArrivalDecision,
): Promise<ArrivalDecision> {
  const { db, person } = ctx;
  const before = await db.workArrival.findUnique({ where: { arrival_id, user_name: person.user_name } });
  if (before === null) throw new ApiError('not_found');
  if (work_id !== undefined) {
    const own = Prisma.sql`SELECT 1 FROM web_con_works WHERE work_id = ${work_id} AND ${isOf(workParts, person.user_name)}`;
    if ((await db.$queryRaw<object[]>(own)).length === 0) throw wrongField('work_id', 'unknown_reference');
  }
  const known = work_id ?? (state === 'taken' ? null : before.work_id);
  if ((state === 'taken' || state === 'joined') && known === null) throw wrongField('work_id', 'required');
  const after = { state, work_id: known };
  await db.workArrival.update({ where: { arrival_id }, data: { ...after, decided_at: new Date() } });
  const { work_title_th: title = '', work_title_en: title_en = '' } = before.fields as CitedFields;
  const record = { entity: 'work_arrival', id: arrival_id, title, title_en };
  await writeAudit(ctx, ctx.requestId, 'edit', record, changesBetween({ state: before.state, work_id: before.work_id }, after));
  return known === null ? { state } : { state, work_id: known };
}
