import { moveInDone, moveInRoutes, type ToMend, toMend, toMendParams } from '@faculty/contracts/admin/move-in';
import { userEntity } from '@faculty/contracts/admin/user';
import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { mended } from '@faculty/contracts/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { writeAudit } from '../kit/crud/audit.ts';
import { contextOf } from '../kit/crud/handlers.ts';
import { inTransaction } from '../kit/crud/in-transaction.ts';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import { languageOf } from '../kit/http/request-headers.ts';
import { wordsOf } from './problems.ts';
import { shown } from './report-lines.ts';
import type { Mark } from './write/lenient.ts';
import { isOnlyTold } from './write/write-record.ts';

const tags = ['Moving in'];

/** Marks of a record that came from the legacy system: for its form, and taken off by whoever may edit it. */
export function toMendCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(moveInRoutes.toMend),
    config: { signedIn: true },
    schema: { tags, summary: 'What of a moved record could not come as it was', params: toMendParams, response: { 200: toMend } },
    handler: async (request): Promise<ToMend> => {
      const { entity, id } = await recordOf(app, request, 'view');
      const rows = await app.db.moveInRecord.findMany({
        where: { entity: entity.name, record_id: id, to_mend: true },
        select: { marks: true, moved_at: true },
      });
      const [first] = rows;
      if (!first) throw new ApiError('not_found');
      const isPrivate = (field: string) => (entity.privateFields as readonly string[] | undefined)?.includes(field) ?? false;
      const marks = rows
        .flatMap((row) => row.marks as unknown as Mark[])
        .filter(({ code }) => !isOnlyTold.has(code))
        .map(({ field, code, value }) => ({ field, what: wordsOf(code), value: isPrivate(field) ? '' : shown(value) }));
      return { marks, moved_at: first.moved_at };
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.mended),
    config: { signedIn: true },
    schema: { tags, summary: 'Takes the marks off', params: toMendParams, response: { 200: moveInDone } },
    handler: async (request) => {
      const { entity, id, title, ctx } = await recordOf(app, request, 'edit');
      await inTransaction(app, ctx, { page: entity.page, action: 'edit' }, async (inside) => {
        const where = { entity: entity.name, record_id: id, to_mend: true };
        const { count } = await inside.db.moveInRecord.updateMany({ where, data: { to_mend: false } });
        if (count === 0) throw new ApiError('not_found');
        await writeAudit(inside, request.id, 'edit', { entity: entity.name, id, title }, { to_mend: ['Y', 'N'] });
      });
      return { message: mended[languageOf(request)] };
    },
  });
}

/** The record, if the person may see or edit it. */
async function recordOf(app: FastifyInstance, request: FastifyRequest, action: 'view' | 'edit') {
  const which = request.params as z.infer<typeof toMendParams>;
  const entity = (which.entity === userEntity.name ? userEntity : isEntityKey(which.entity) ? entityOf[which.entity] : undefined) as
    | AnyEntity
    | undefined;
  if (!entity) throw wrongField('entity', 'choice');
  const ctx = contextOf(app, request, entity.page);
  if (!ctx.person.right(entity.page)[action]) throw new ApiError('forbidden');
  const found = await app.records.get(entity.name)?.(which.record_id, ctx);
  if (!found || (ctx.own !== undefined && found.owner !== ctx.own)) throw new ApiError('not_found');
  const row = found.row as Record<string, unknown>; // by the names of its fields
  return { entity, id: String(row[entity.idKey]), title: titleOf(entity, row), ctx };
}
