import type { ChangedMany } from '@faculty/contracts/website/upkeep';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import { ApiError } from '../http/errors.ts';
import { isCut } from './audit.ts';
import { changeMany } from './change-many.ts';

interface Line {
  entity: string;
  record_id: string;
  changes: Record<string, [unknown, unknown]>;
  /** The long texts as they were, by their fields. */
  texts: Record<string, string> | null;
  was_changed_since: boolean;
}

/** Records of one batch. */
const most = 500;

/**
 * Takes a person's own change of many records back: the edits that one request of theirs has made within a day, each by the ordinary update
 * of its record. A record that was changed since is left alone and named.
 */
export async function undoBatch(app: FastifyInstance, request: FastifyRequest, batch_id: string): Promise<ChangedMany> {
  const { rows } = await runSql<Line>(
    app.pool,
    Prisma.sql`SELECT entity, record_id, changes,
        (SELECT jsonb_object_agg(field, before) FROM audit_texts WHERE audit_id = line.id) AS texts,
        EXISTS (SELECT FROM audit_logs later WHERE later.entity = line.entity AND later.record_id = line.record_id AND later.id > line.id) AS was_changed_since
      FROM audit_logs line
      WHERE user_name = ${request.person?.user_name ?? ''} AND at > now() - interval '1 day' AND request_id = ${batch_id} AND action = 'edit'
      ORDER BY id LIMIT ${most}`,
  );
  if (rows.length === 0) throw new ApiError('not_found');
  return changeMany(
    app,
    request,
    rows.map(({ entity, record_id, changes, texts, was_changed_since }) => ({
      entity,
      id: Number(record_id),
      given() {
        const { shape } = (app.writers.get(entity)?.entity.body ?? {}) as Partial<z.ZodObject>; // a body is an object schema
        if (was_changed_since || !shape) throw new ApiError('stale');
        const fields = Object.entries(changes).filter(([field]) => field in shape);
        return Object.fromEntries(
          fields.map(([field, [before]]) => {
            const whole = texts?.[field] ?? before;
            if (typeof whole === 'string' && texts?.[field] === undefined && isCut(whole)) throw new ApiError('stale');
            return [field, whole];
          }),
        );
      },
    })),
  );
}
