import { randomUUID } from 'node:crypto';
import { auditRoutes, type UndoneChange, undoBody, undoneAtOnce, undoneChange } from '@faculty/contracts/admin/audit';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import { isCut, isMasked } from '../../kit/crud/audit.ts';
import type { Person } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { changeIdOf } from '../../kit/http/request-headers.ts';

const params = z.object({ change_id: z.uuid() });

/** Whether a field of an edit was changed by another change since, or its record was made anew under the same identifier. */
const isChangedSince = Prisma.sql`EXISTS (
  SELECT FROM audit_logs later WHERE later.entity = line.entity AND later.record_id = line.record_id AND later.id > line.id
    AND later.change_id IS DISTINCT FROM line.change_id
    AND (later.action = 'add' OR later.action = 'edit' AND later.changes ?| ARRAY(SELECT jsonb_object_keys(line.changes))))`;

/** In how many records the change of a line of the log can still be undone; 0 for a line that is a change of its own. */
export const undoableCount = Prisma.sql`(
  SELECT count(DISTINCT (line.entity, line.record_id))::int FROM audit_logs line
  WHERE line.change_id = audit_logs.change_id AND line.action = 'edit' AND NOT ${isChangedSince})`;

interface Line {
  id: string;
  entity: string;
  record_id: string;
  title: string;
  title_en: string;
  changes: Record<string, [before: unknown, after: unknown]>;
  /** Whole texts of before, by field. */
  texts: Record<string, string> | null;
  changed: boolean;
}

/**
 * Undoes a change of many records: each gets its former values by the update call of its entity, in a transaction of its own, so that rights,
 * rules and audit are those of one record. The undo is a change of many records itself. What the caller may not change is neither changed nor named.
 */
export function undoChangeCall(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(auditRoutes.undo),
    config: { signedIn: true },
    schema: { tags: ['Audit'], params, body: undoBody, response: { 200: undoneChange } },
    handler: async (request) => {
      const { change_id } = request.params as z.infer<typeof params>;
      const { before } = request.body as z.infer<typeof undoBody>;
      const { rows } = await runSql<Line>(app.pool, linesOf(change_id, before));
      if (rows.length === 0 && before === undefined) throw new ApiError('not_found');
      const answer: UndoneChange = { undone: 0, left: [], next: (rows.length === undoneAtOnce && rows.at(-1)?.id) || null };
      const changeId = changeIdOf(request) ?? randomUUID();
      for (const line of rows) {
        const { title, title_en } = line;
        const outcome = await undo(app, request, line, changeId);
        if (outcome === 'undone') answer.undone += 1;
        else if (outcome !== 'hidden') answer.left.push({ title, title_en, why: outcome });
      }
      return answer;
    },
  });
}

const linesOf = (change: string, before: string | undefined) => Prisma.sql`
  SELECT line.id::text, line.entity, line.record_id, line.record_title AS title, line.record_title_en AS title_en, line.changes,
    (SELECT jsonb_object_agg(field, before) FROM audit_texts WHERE audit_id = line.id) AS texts, ${isChangedSince} AS changed
  FROM audit_logs line
  WHERE line.change_id = ${change}::uuid AND line.action = 'edit' AND line.id < ${before ?? '999999999999999999'}::bigint
  ORDER BY line.id DESC LIMIT ${undoneAtOnce}`;

/** Undoes the edit of one record. Hidden: of a page that the caller may not edit, or of somebody else's record where they are limited to their own. */
async function undo(
  app: FastifyInstance,
  request: FastifyRequest,
  line: Line,
  changeId: string,
): Promise<'undone' | 'changed' | 'refused' | 'hidden'> {
  const updater = app.updaters.get(line.entity);
  if (!updater || !(request.person as Person).right(updater.entity.page).edit) return 'hidden';
  const ctx = { ...contextOf(app, request, updater.entity.page), changeId };
  if (ctx.own !== undefined && (await app.records.get(line.entity)?.(line.record_id, ctx))?.owner !== ctx.own) return 'hidden';
  if (line.changed) return 'changed';
  const given = formerValues(updater.entity, line);
  const id = z.safeParse(updater.entity.id, line.record_id);
  if (!given || !id.success) return 'refused';
  try {
    const { asks } = await updater.update(request, ctx, { id: id.data, given, readAt: undefined });
    return asks ? 'refused' : 'undone';
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    return error.code === 'stale' || error.code === 'not_found' ? 'changed' : 'refused';
  }
}

/** What the fields held before; undefined when one of them cannot be given back: a file, a masked value, a text that is kept only in part. */
function formerValues({ body, files }: AnyEntity, { changes, texts }: Line): Record<string, unknown> | undefined {
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const former: Record<string, unknown> = {};
  for (const [field, [before]] of Object.entries(changes)) {
    if (field in files || isMasked(before)) return undefined;
    if (!fields.includes(field)) continue;
    const whole = texts?.[field] ?? before;
    if (typeof whole === 'string' && texts?.[field] === undefined && isCut(whole)) return undefined;
    // in an update, null is a field that stays as it is
    former[field] = whole ?? '';
  }
  return former;
}
