import { auditRoutes, earlierVersion, lineTexts } from '@faculty/contracts/admin/audit';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import { isCut } from '../../kit/crud/audit.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { historyOf, historyParams, recordOf } from './history-of.ts';

const tags = ['Audit'];
const params = historyParams.extend({ line: z.string().regex(/^\d{1,18}$/) });

/** Earlier versions of a record, for those who may view it: what one edit did to long texts, and the record before it. */
export function versionRoutes(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: addressOf(auditRoutes.texts),
    config: { signedIn: true },
    schema: { tags, params, response: { 200: lineTexts } },
    handler: async (request) => {
      const { line } = request.params as z.infer<typeof params>;
      const { entities, record_id, since } = await historyOf(app, request);
      if (BigInt(line) < BigInt(since ?? 0)) throw new ApiError('not_found');
      const ofRecord = Prisma.sql`entity = ANY(${entities}) AND record_id = ${record_id}`;
      const { rows } = await runSql<KeptText>(app.pool, textsOf(ofRecord, line));
      const isInRecord = rows.some(({ after_edit, next }) => next === null && isCut(after_edit));
      const record = isInRecord ? await recordOf(app, request, record_id) : null;
      const after = ({ field, after_edit, next }: KeptText) => {
        const now = record?.[field];
        return isCut(after_edit) ? (next ?? (typeof now === 'string' ? now : after_edit)) : after_edit;
      };
      return { texts: Object.fromEntries(rows.map((each) => [each.field, [each.before, after(each)]])) };
    },
  });

  app.route({
    method: 'GET',
    url: addressOf(auditRoutes.version),
    config: { signedIn: true },
    schema: { tags, params, response: { 200: earlierVersion } },
    handler: async (request) => {
      const { line } = request.params as z.infer<typeof params>;
      const { entities, record_id, since } = await historyOf(app, request);
      const ofRecord = Prisma.sql`entity = ANY(${entities}) AND record_id = ${record_id}`;
      const { rows: known } = await runSql(
        app.pool,
        Prisma.sql`
          SELECT 1 FROM audit_logs WHERE id = ${line}::bigint AND id >= ${since ?? 0}::bigint AND action = 'edit' AND ${ofRecord}
          AND NOT EXISTS (SELECT FROM audit_logs WHERE ${ofRecord} AND action = 'add' AND id > ${line}::bigint)`,
      );
      // a code may be another record's by now
      if (known.length === 0) throw new ApiError('not_found');
      const { rows } = await runSql<{ field: string; value: unknown; lost: boolean }>(app.pool, earliest(ofRecord, line));
      const kept = rows.filter(({ lost }) => !lost);
      return {
        fields: Object.fromEntries(kept.map(({ field, value }) => [field, value])),
        lost: rows.filter(({ lost }) => lost).map(({ field }) => field),
      };
    },
  });
}

const addressOf = (route: string) => route.slice(route.indexOf('/'));

interface KeptText {
  field: string;
  before: string;
  /** The value an edit set, of its audit line; truncated when it is long. */
  after_edit: string;
  /** The same, whole, as the next edit of the field took it away; null when none did. */
  next: string | null;
}

/** What an edit did to long texts. None of an edit before the record was made: a code may have been another's. */
const textsOf = (ofRecord: Prisma.Sql, line: string) => Prisma.sql`
  SELECT kept.field, kept.before, coalesce(edit.changes -> kept.field ->> 1, '') AS after_edit, (
    SELECT later.before FROM audit_logs JOIN audit_texts later ON later.audit_id = audit_logs.id AND later.field = kept.field
    WHERE ${ofRecord} AND audit_logs.id > edit.id ORDER BY audit_logs.id LIMIT 1) AS next
  FROM (SELECT id, changes FROM audit_logs WHERE id = ${line}::bigint AND ${ofRecord}) edit
  JOIN audit_texts kept ON kept.audit_id = edit.id
  WHERE NOT EXISTS (SELECT FROM audit_logs WHERE ${ofRecord} AND action = 'add' AND id > edit.id)`;

/** What each field held before the first edit that changed it since a line. A text that was cut, or a masked value, is lost. */
const earliest = (ofRecord: Prisma.Sql, line: string) => Prisma.sql`
  SELECT DISTINCT ON (change.field) change.field, coalesce(to_jsonb(whole.before), change.pair -> 0) AS value,
    whole.before IS NULL AND (change.pair ->> 0 = '•••' OR (length(change.pair ->> 0) > 1000 AND right(change.pair ->> 0, 1) = '…')) IS TRUE AS lost
  FROM audit_logs
  CROSS JOIN jsonb_each(audit_logs.changes) AS change (field, pair)
  LEFT JOIN audit_texts whole ON whole.audit_id = audit_logs.id AND whole.field = change.field
  WHERE ${ofRecord} AND audit_logs.id >= ${line}::bigint AND audit_logs.action = 'edit'
  ORDER BY change.field, audit_logs.id`;
