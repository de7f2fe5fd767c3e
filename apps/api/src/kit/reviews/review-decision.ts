import type { Entity } from '@faculty/contracts/kit/entity';
import { type Reviewed, requireReason, reviewFields } from '@faculty/contracts/kit/review';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contextOf, ownIn } from '../crud/handlers.ts';
import { staleEdit, updateRecord } from '../crud/write.ts';
import { ApiError } from '../http/errors.ts';
import type { ReviewedRow, ReviewSource } from './review.ts';
import { notifyOwner } from './review-mail.ts';

const verdictBody = z.object(reviewFields).superRefine(requireReason);

/** A requested decision. `given` has all review fields. */
interface Decision {
  id: unknown;
  given: Reviewed;
  /** The `updated_at` of the record that the reviewer saw. */
  readAt: Date;
}

/**
 * Updates only the review fields of a record, so that other invalid fields cannot refuse the decision.
 * Stale check, audit, history and mail are those of an update.
 * @throws ApiError `forbidden` for a person limited to their own records
 */
export async function decide(
  app: FastifyInstance,
  request: FastifyRequest,
  source: ReviewSource,
  decision: Decision,
): Promise<ReviewedRow> {
  const { entity, table, read } = source;
  const ctx = contextOf(app, request, entity.page);
  // `as`: the entity with only the review fields as its body, and without files
  const reviewEntity = { ...entity, body: verdictBody, files: {}, richText: [] } as unknown as Entity<
    unknown,
    ReviewedRow,
    object,
    Reviewed,
    object
  >;
  const { row } = await updateRecord(
    app,
    request,
    reviewEntity,
    {
      read: (id, inside) => read(id, inside),
      async update({ status_check, status_check_text, status_check_field }, inside, before) {
        if (inside.own !== undefined || ownIn(inside.person, entity.page) !== undefined) throw new ApiError('forbidden');
        const changed = await inside.db.$executeRaw(Prisma.sql`
          UPDATE ${Prisma.raw(`"${table}"`)}
          SET status_check = ${status_check}::"ReviewStatus", status_check_text = ${status_check_text},
            status_check_field = ${status_check_field}, updated_by = ${inside.stamps.edit.updated_by}, updated_at = ${new Date()}
          WHERE ${Prisma.raw(`"${entity.idKey}"`)} = ${decision.id} AND updated_at = ${inside.where.updated_at as Date}`);
        const after = await read(decision.id, inside);
        if (after === null) throw new ApiError('not_found');
        if (changed === 0) throw await staleEdit(inside.db, after);
        await notifyOwner(app, entity, inside, before, after);
        return after;
      },
    },
    ctx,
    decision,
  );
  return row;
}
