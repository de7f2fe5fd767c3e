import { randomUUID } from 'node:crypto';
import { auditRoutes, type UndoneChange, undoBody, undoneAtOnce, undoneChange } from '@faculty/contracts/admin/audit';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import { isCut, isMasked } from '../../kit/crud/audit.ts';
import { changeMany } from '../../kit/crud/change-many.ts';
import type { Person } from '../../kit/crud/context.ts';
import { ownIn } from '../../kit/crud/handlers.ts';
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
        const { entity: name, record_id: id, title, title_en } = line;
        const entity = app.updaters.get(name)?.entity;
        if (!entity) continue;
        const former = { entity: name, id, given: () => formerValues(entity, line) };
        const { changed, waiting, refused } = await changeMany(app, request, [former], changeId);
        answer.undone += changed;
        if (waiting > 0) answer.left.push({ title, title_en, why: 'waits' });
        for (const { code } of refused) {
          // who is limited to their own records does not learn of others, nor whether they are still there
          const isHidden = code === 'forbidden' || (code === 'not_found' && ownIn(request.person as Person, entity.page) !== undefined);
          if (!isHidden) answer.left.push({ title, title_en, why: code === 'stale' || code === 'not_found' ? 'changed' : 'refused' });
        }
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

/**
 * What the fields held before.
 * @throws ApiError `stale` after a later change, `invalid` when one cannot be given back: a file, a masked value, a text that is kept only in part
 */
function formerValues({ body, files }: AnyEntity, { changes, texts, changed }: Line): Record<string, unknown> {
  if (changed) throw new ApiError('stale');
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const former: Record<string, unknown> = {};
  for (const [field, [before]] of Object.entries(changes)) {
    const isLost = typeof before === 'string' && texts?.[field] === undefined && isCut(before);
    if (field in files || isMasked(before) || (isLost && fields.includes(field))) throw new ApiError('invalid');
    // in an update, null is a field that stays as it is
    if (fields.includes(field)) former[field] = texts?.[field] ?? before ?? '';
  }
  return former;
}
