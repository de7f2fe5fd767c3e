import { buffer } from 'node:stream/consumers';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type CheckedFields, checkedFields } from '@faculty/contracts/kit/findings/record-findings';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import type { Context } from '../crud/context.ts';
import { findShownFile, openContent } from '../files/shown-file.ts';
import { linkingText } from '../lists/linking-text.ts';
import { seenRecords } from '../lists/seen-records.ts';
import { checkInBackground, pdfTextInBackground } from '../rich-text/clean-in-background.ts';
import { linkAddress } from './link-address.ts';
import { maxPdfBytes } from './pdf-text.ts';
import { type StoredFinding, uncheckedRecords, writeFindings } from './record-checks.ts';

type Row = Readonly<Record<string, unknown>>;

/** Records in one statement and one task of the thread, for which a save may wait. */
const batchSize = 25;
/** Of one record; no page has as many. */
const mostLinks = 5_000;
/** The sender of the background job's tasks. */
const theJob = '';

/**
 * Checks the records that were not checked as they are now, and forgets what was found in records that are gone. Call it under a lock.
 */
export async function checkRecords(app: FastifyInstance, closing?: AbortSignal): Promise<void> {
  for (const { entity } of app.listSources.values()) {
    if (linkingText(entity) === null) continue;
    let before: number | null = Number.MAX_SAFE_INTEGER;
    while (closing?.aborted !== true && before !== null) before = await checkSome(app, entity, before);
    await forgetGone(app, entity);
  }
}

/** Checks some of the records with smaller identifiers; answers the smallest of them, and null where there is none. */
async function checkSome(app: FastifyInstance, entity: AnyEntity, before: number): Promise<number | null> {
  const { pairs, englishTitles, documents, linking, addresses } = checkedFields(entity);
  const hasSwitch = pairs.length > 0 && 'switch_lang' in (entity.row as z.ZodObject).shape;
  const fields = [...pairs.flat(), ...englishTitles, ...documents, ...linking, ...addresses, ...(hasSwitch ? ['switch_lang'] : [])];
  const { rows } = await runSql<Row>(app.pool, uncheckedRecords(app, entity, fields, before, batchSize));
  if (rows.length > 0) await check(app, entity, rows, theJob, true);
  return (rows.at(-1)?.[entity.idKey] as number | undefined) ?? null;
}

/**
 * Checks a record after its save was committed; `files` and `clear` are those of the call: an unchanged pdf is not read again. A check
 * never fails a save: the background job makes what cannot be made now.
 */
export async function checkSaved(
  app: FastifyInstance,
  { name }: { name: string },
  row: object,
  { person, files, clear, log }: Pick<Context<never>, 'person' | 'files' | 'clear' | 'log'>,
): Promise<void> {
  const { entity } = app.listSources.get(name) ?? {};
  if (!entity || linkingText(entity) === null) return;
  const isFileNew = checkedFields(entity).documents.some((field) => field in files || field in clear);
  await check(app, entity, [row as Row], person.user_name, isFileNew)
    .then(() => app.changes.flush())
    .catch((error: unknown) => log.warn({ err: error, entity: name }, 'checked later'));
}

async function check(app: FastifyInstance, entity: AnyEntity, rows: readonly Row[], sender: string, areFilesRead: boolean): Promise<void> {
  const fields = checkedFields(entity);
  const ids = rows.map((row) => row[entity.idKey]);
  const changes = await changedThai(app, entity.name, fields, ids);
  const records = rows.map((values, index) => ({
    values,
    thaiBefore: Object.fromEntries(changes.filter(({ id }) => id === ids[index]).map(({ th, before }) => [th, before])),
  }));
  const checked = await checkInBackground(sender, fields, records).catch((error: unknown) => {
    app.log.warn({ err: error, entity: entity.name, ids }, 'records could not be checked');
    return null;
  });
  // for the job they count as checked: they would end its thread again
  if (checked === null && sender !== theJob) return;
  const own = [...new Set([app.config.publicUrl, app.config.websiteUrl])];
  const made = [];
  for (const [index, row] of rows.entries()) {
    const { found = null, links = [] } = checked?.[index] ?? {};
    const dated = found?.map((one): StoredFinding => {
      const change = changes.find(({ id, en }) => id === ids[index] && en === one.field);
      return { ...one, ...(change && { line: change.line, since: change.at }) };
    });
    if (areFilesRead && dated && (await isScanned(app, sender, row, fields.documents)))
      dated.push({ check_name: 'pdf_without_text', field: '' });
    const addresses = links.slice(0, mostLinks).flatMap((link) => linkAddress(link, own) ?? []);
    made.push({ id: ids[index], updated_at: row.updated_at, found: dated ?? null, links: addresses });
  }
  await runSql(app.pool, writeFindings(app, entity, made, areFilesRead));
}

/** Whether a file of a record is a pdf without text. One that cannot be read now is none. */
async function isScanned(app: FastifyInstance, sender: string, row: Row, documents: readonly string[]): Promise<boolean> {
  for (const field of documents) {
    // a file that replaced another has its address, and content of its own
    const file = typeof row[field] === 'string' ? await findShownFile(app.db, row[field]) : null;
    const stored = file && (await openContent(app, file).catch(() => null));
    if (stored?.mime !== 'application/pdf' || stored.bytes > maxPdfBytes) continue;
    const hasText = await pdfTextInBackground(sender, await buffer(await stored.read())).catch(() => null);
    if (hasText === false) return true;
  }
  return false;
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
async function changedThai(app: FastifyInstance, name: string, { pairs }: CheckedFields, ids: readonly unknown[]): Promise<ThaiChange[]> {
  const [thai, english] = [pairs.map(([th]) => th), pairs.map(([, en]) => en)];
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

/** Forgets records that are not there. One that comes back out of the bin is checked again. */
async function forgetGone(app: FastifyInstance, entity: AnyEntity): Promise<void> {
  const { table, id } = seenRecords(app, entity);
  for (const kept of ['record_findings', 'link_places', 'checked_records'].map(Prisma.raw))
    await runSql(
      app.pool,
      Prisma.sql`DELETE FROM ${kept} kept WHERE entity = ${entity.name} AND NOT EXISTS (SELECT FROM ${table} WHERE ${id} = kept.record_id)`,
    );
}
