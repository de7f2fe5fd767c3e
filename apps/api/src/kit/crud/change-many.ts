import { randomUUID } from 'node:crypto';
import { titlesOf } from '@faculty/contracts/kit/entity';
import type { ChangedMany } from '@faculty/contracts/website/upkeep';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { contextOf, recordFor } from './handlers.ts';

/** One record of a change of many. */
interface OneOfMany {
  entity: string;
  id: number | string;
  /** The `updated_at` it was read with, if that matters. */
  readAt?: Date;
  /** The fields to change, of the record as it is; without any it is left as it is. */
  given(row: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * Changes records one after the other, each by its ordinary update: with the person's right to edit its kind, its own transaction and
 * audit line. All lines share the id of the change, which undoes them together. A record that is refused is named and stays as it was.
 */
export async function changeMany(
  app: FastifyInstance,
  request: FastifyRequest,
  changes: readonly OneOfMany[],
  change_id: string = randomUUID(),
): Promise<ChangedMany> {
  const answer: ChangedMany = { change_id, changed: 0, waiting: 0, refused: [] };
  for (const { entity: name, id, readAt, given } of changes) {
    let titles = { title: '', title_en: '' };
    try {
      const { entity, update } = app.updaters.get(name) ?? {};
      if (!entity || !update) throw new ApiError('not_found');
      const ctx = { ...contextOf(app, request, entity.page), changeId: change_id };
      const row = await recordFor(app, ctx, entity, id, 'edit');
      titles = titlesOf(entity, row);
      const fields = given(row);
      if (Object.keys(fields).length === 0) continue;
      const change = { id: row[entity.idKey], given: fields, readAt: readAt ?? row.updated_at };
      const { asks } = await update(request, ctx, change);
      answer[asks === 'change' ? 'waiting' : 'changed'] += 1;
    } catch (error) {
      const { code, details } = error instanceof ApiError ? error : new ApiError('internal');
      if (code === 'internal') request.log.error({ err: error, entity: name, id }, 'a record of many was not changed');
      answer.refused.push({ entity: name, id: Number(id), ...titles, code, field: Object.keys(details.fields ?? {})[0] ?? '' });
    }
  }
  return answer;
}
