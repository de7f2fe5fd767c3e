import { randomUUID } from 'node:crypto';
import { titlesOf } from '@faculty/contracts/kit/entity';
import type { ChangedMany } from '@faculty/contracts/website/upkeep';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { contextOf } from './handlers.ts';

/** One record of a change of many. */
interface OneOfMany {
  entity: string;
  id: number;
  /** The `updated_at` it was read with, if that matters. */
  readAt?: Date;
  /** The fields to change, of the record as it is; without any it is left as it is. */
  given(row: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * Changes records one after the other, each by its ordinary update: with the person's right to edit its kind, its own transaction and
 * audit line. All lines share the id of the change, which undoes them together. A record that is refused is named and stays as it was.
 */
export async function changeMany(app: FastifyInstance, request: FastifyRequest, changes: readonly OneOfMany[]): Promise<ChangedMany> {
  const answer: ChangedMany = { change_id: randomUUID(), changed: 0, waiting: 0, refused: [] };
  for (const { entity: name, id, readAt, given } of changes) {
    let titles = { title: '', title_en: '' };
    try {
      const { entity, update } = app.updaters.get(name) ?? {};
      if (!entity || !update) throw new ApiError('not_found');
      const ctx = { ...contextOf(app, request, entity.page), changeId: answer.change_id };
      if (!ctx.person.right(entity.page).edit) throw new ApiError('forbidden');
      const found = await app.records.get(name)?.(String(id), ctx);
      if (!found || (ctx.own !== undefined && found.owner !== ctx.own)) throw new ApiError('not_found');
      titles = titlesOf(entity, found.row);
      const row = found.row as Record<string, unknown> & { updated_at: Date }; // a record is one of fields
      const fields = given(row);
      if (Object.keys(fields).length === 0) continue;
      const { asks } = await update(request, ctx, { id, given: fields, readAt: readAt ?? row.updated_at });
      answer[asks === 'change' ? 'waiting' : 'changed'] += 1;
    } catch (error) {
      const { code, details } = error instanceof ApiError ? error : new ApiError('internal');
      if (code === 'internal') request.log.error({ err: error, entity: name, id }, 'a record of many was not changed');
      answer.refused.push({ entity: name, id, ...titles, code, field: Object.keys(details.fields ?? {})[0] ?? '' });
    }
  }
  return answer;
}
