import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import { checkInBackground } from '../rich-text/clean-in-background.ts';
import { keyOf } from './conditions.ts';
import { type CheckedKind, decidedByJob, foundBy, isScanned, writeFindings } from './record-checks.ts';

type Row = Readonly<Record<string, unknown>>;

/** Records in one statement and one task of the thread, for which a save may wait. */
const batchSize = 25;
const sender = '';

/** Checks the records that the rules of today have not checked, and forgets what was found in records that are gone. Call it under a lock. */
export async function checkRecords(app: FastifyInstance, closing?: AbortSignal): Promise<void> {
  for (const kind of app.checkedKinds.values()) {
    while (closing?.aborted !== true && (await checkSome(app, kind)) > 0);
    await forgetGone(app, kind);
  }
}

/** Returns how many records have been checked. */
async function checkSome(app: FastifyInstance, kind: CheckedKind): Promise<number> {
  const { entity, fields } = kind;
  const { rows: found } = await runSql<{ row_to_json: string }>(app.pool, kind.select(kind.unchecked, batchSize));
  if (found.length === 0) return 0;
  const rows = found.map(({ row_to_json }) => JSON.parse(row_to_json) as Row);
  const ids = rows.map((row) => Number(row[entity.idKey]));
  const changes = await changedThai(app, kind, ids);
  const changesOf = (id: unknown) => changes.filter((change) => change.id === id);
  const records = rows.map((row) => ({
    values: row,
    thaiBefore: Object.fromEntries(changesOf(row[entity.idKey]).map(({ th, before }) => [th, before])),
  }));
  const checked = await checkInBackground(sender, fields, records).catch((error: unknown) => {
    // the same records would end the thread again
    app.log.warn({ err: error, entity: entity.name, ids }, 'records could not be checked');
    return null;
  });
  const made = [];
  for (const [index, row] of rows.entries()) {
    const id = row[entity.idKey];
    const result = checked?.[index];
    const paths = fields.documents.map((field) => row[field]).filter((path) => typeof path === 'string');
    const hasNoText = await isScanned(app, sender, paths).catch(() => false);
    const stored = result ? foundBy(result, hasNoText) : [];
    const dated = new Map(changesOf(id).map(({ en, line, at }) => [en, { line, since: at }]));
    made.push({ id, found: stored.map((each) => ({ ...each, ...dated.get(each.field) })), decided: result ? decidedByJob(fields) : [] });
  }
  await runSql(app.pool, writeFindings(entity.name, made, true));
  return rows.length;
}

interface ThaiChange {
  id: number;
  th: string;
  en: string;
  /** Audit line of the first change after the English text was changed last, and when it was. */
  line: string;
  at: Date;
  before: string;
}

/** Thai texts that were changed since their English ones were, by the audit log; not those whose earlier text is lost. */
async function changedThai(app: FastifyInstance, { entity: { name }, fields }: CheckedKind, ids: readonly number[]): Promise<ThaiChange[]> {
  const [thai, english] = [fields.pairs.map(([th]) => th), fields.pairs.map(([, en]) => en)];
  if (thai.length === 0) return [];
  const ofRecord = Prisma.sql`entity = ${name} AND record_id = ANY(${ids.map(String)})`;
  const { rows } = await runSql<ThaiChange>(
    app.pool,
    Prisma.sql`
      SELECT DISTINCT ON (edits.record_id, pair.th) edits.record_id::int AS id, pair.th, pair.en, edits.id::text AS line, edits.at,
        coalesce(whole.before, edits.changes -> pair.th ->> 0, '') AS before
      FROM (SELECT * FROM audit_logs WHERE ${ofRecord} AND action = 'edit') edits
      JOIN unnest(${thai}::text[], ${english}::text[]) AS pair(th, en) ON jsonb_exists(edits.changes, pair.th)
      LEFT JOIN audit_texts whole ON whole.audit_id = edits.id AND whole.field = pair.th
      WHERE NOT EXISTS (
          SELECT FROM audit_logs later WHERE later.entity = ${name} AND later.record_id = edits.record_id AND later.id >= edits.id
            AND jsonb_exists(later.changes, pair.en))
        AND (whole.before IS NULL AND length(edits.changes -> pair.th ->> 0) > 1000 AND right(edits.changes -> pair.th ->> 0, 1) = '…') IS NOT TRUE
      ORDER BY edits.record_id, pair.th, edits.id`,
  );
  return rows;
}

/** Forgets records that are neither there nor in the bin, from which they come back as they were. */
async function forgetGone({ pool }: FastifyInstance, { entity, table }: CheckedKind): Promise<void> {
  const { name, idKey } = entity;
  const [at, key] = [Prisma.raw(`"${table}"`), keyOf({ idKey }, table)];
  for (const kept of ['record_findings', 'checked_records'].map(Prisma.raw))
    await runSql(
      pool,
      Prisma.sql`DELETE FROM ${kept} kept WHERE entity = ${name} AND NOT EXISTS (SELECT FROM ${at} WHERE ${key} = kept.record_id)
        AND NOT EXISTS (SELECT FROM binned WHERE binned.entity = ${name} AND binned.record_id = kept.record_id::text)`,
    );
}
