import { type AnyEntity, titlesOf } from '@faculty/contracts/kit/entity';
import { englishRightBody, findingRoutes, recordFindingsAnswer, type StoredFinding } from '@faculty/contracts/website/findings';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../kit/crud/audit.ts';
import { contextOf, recordFor } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';

const params = z.object({ record_id: z.string().max(100) });
const tags = ['Findings'];

/** What checks have stored of a record, and the word of a person that its English is right; a call for each kind, so that each needs its right. */
export function findingCalls(app: FastifyInstance): void {
  for (const { entity } of app.checkedKinds.values()) {
    const { name, page } = entity;
    app.route({
      method: 'GET',
      url: addressOf(findingRoutes.list, name),
      config: { right: { page, action: 'view' }, entity: name },
      schema: { tags, params, response: { 200: recordFindingsAnswer } },
      handler: async (request) => {
        const ctx = contextOf(app, request, page);
        const record = await recordFor(app, ctx, entity, idIn(request));
        const rows = await ctx.query<StoredFinding>(Prisma.sql`
          SELECT check_name, field, since, line::text AS line FROM record_findings WHERE ${ofRecord(entity, record)} ORDER BY check_name, field`);
        return { rows };
      },
    });
    app.route({
      method: 'POST',
      url: addressOf(findingRoutes.englishRight, name),
      config: { right: { page, action: 'edit' }, entity: name },
      schema: { tags, params, body: englishRightBody, response: { 200: englishRightBody } },
      handler: async (request) => {
        const { field } = request.body as z.infer<typeof englishRightBody>;
        const outside = contextOf(app, request, page);
        await inTransaction(app, outside, { page, action: 'edit' }, async (ctx) => {
          const record = await recordFor(app, ctx, entity, idIn(request));
          const found = await ctx.query(Prisma.sql`
            DELETE FROM record_findings WHERE ${ofRecord(entity, record)} AND check_name = 'english_older' AND field = ${field} RETURNING 1`);
          if (found.length === 0) return; // somebody else has said so
          const subject = { entity: name, id: idOf(entity, record), ...titlesOf(entity, record) };
          await writeAudit(ctx, request.id, 'confirm', subject, { [field]: ['', ''] });
        });
        return { field };
      },
    });
  }
}

const idIn = (request: FastifyRequest) => (request.params as z.infer<typeof params>).record_id;
const addressOf = (route: string, entity: string) => route.slice(route.indexOf('/')).replace(':entity', entity);
const idOf = ({ idKey }: AnyEntity, record: object) => (record as Record<string, unknown>)[idKey];
const ofRecord = (entity: AnyEntity, record: object) => Prisma.sql`entity = ${entity.name} AND record_id = ${idOf(entity, record)}::int`;
