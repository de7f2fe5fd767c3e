import { titlesOf } from '@faculty/contracts/kit/entity';
import type { ChangedMany } from '@faculty/contracts/website/upkeep';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { contextOf, visible } from './handlers.ts';
import { updateRecord } from './write.ts';

/** One record of a change of many. */
export interface OneOfMany {
  entity: string;
  id: number;
  /** The `updated_at` it was read with, if that matters. */
  readAt?: Date;
  /** The fields to change, of the record as it is; without any it is left as it is. */
  given(row: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * Changes records one after the other, each by its ordinary update: with the person's right to edit its kind, its own transaction and
 * audit line. All lines have the id of the request, which undoes them together. A record that is refused is named and stays as it was.
 */
export async function changeMany(app: FastifyInstance, request: FastifyRequest, changes: readonly OneOfMany[]): Promise<ChangedMany> {
  const refused: ChangedMany['refused'] = [];
  let changed = 0;
  for (const { entity: name, id, readAt, given } of changes) {
    let titles = { title: '', title_en: '' };
    try {
      const { entity, read, update } = app.writers.get(name) ?? {};
      if (!entity || !read || !update) throw new ApiError('not_found');
      const ctx = contextOf(app, request, entity.page);
      if (!ctx.person.right(entity.page).edit) throw new ApiError('forbidden');
      const row = visible(await read(id as never, ctx), ctx, entity.ownerKey as never);
      titles = titlesOf(entity, row);
      const fields = given(row as unknown as Record<string, unknown>); // a record is one of fields
      if (Object.keys(fields).length === 0) continue;
      const handlers = { read, update } as Parameters<typeof updateRecord>[3]; // of this entity
      await updateRecord(app, request, entity, handlers, ctx, { id, given: fields, readAt: readAt ?? row.updated_at });
      changed += 1;
    } catch (error) {
      const { code, details } = error instanceof ApiError ? error : new ApiError('internal');
      if (code === 'internal') request.log.error({ err: error, entity: name, id }, 'a record of many was not changed');
      refused.push({ entity: name, id, ...titles, code, field: Object.keys(details.fields ?? {})[0] ?? '' });
    }
  }
  return { batch_id: request.id, changed, refused };
}
