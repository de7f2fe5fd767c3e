import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { locks, tryAdvisoryLock } from '../../db/advisory-lock.ts';
import { runSql } from '../../db/run-sql.ts';
import { checkRecords } from '../findings/check-records.ts';
import { runHourly } from '../jobs/hourly.ts';
import type { RecordTexts, TextRow } from './record-texts.ts';

/** What has other words now: an option, a group or an album, by the field of the records that refer to it. */
export interface Renamed {
  entity: string;
  field: string;
  value: string | number;
}

/** Records in one statement; a statement of rich texts takes tens of milliseconds. */
const batchSize = 100;

/** Whether the words of all records have been collected, so that a search finds all there is. */
export async function areTextsComplete(app: FastifyInstance): Promise<boolean> {
  const tables = [...new Set(Array.from(app.texts.values(), ({ table }) => table))];
  const left = await app.counts.of(tables, 'records without whole_text', async () => {
    const some = tables.map((table) => `EXISTS (SELECT 1 FROM "${table}" WHERE whole_text IS NULL)`);
    return (await app.pool.query<{ some: boolean }>(`SELECT ${some.join(' OR ')} AS some`)).rows[0]?.some ? 1 : 0;
  });
  return left === 0;
}

/**
 * Collects the words of records that have none, and checks those that were not checked: after an update, a restore or a renamed option. One
 * instance at a time; it can be resumed.
 */
export async function collectTexts(app: FastifyInstance, closing?: AbortSignal): Promise<void> {
  await tryAdvisoryLock(app, locks.texts, async () => {
    await collectWords(app, closing);
    await checkRecords(app, closing);
  });
}

/** Collects the words of all records that have none. */
export async function collectWords(app: FastifyInstance, closing?: AbortSignal): Promise<void> {
  for (const texts of app.texts.values()) while (closing?.aborted !== true && (await collectSome(app, texts)) > 0);
}

/** Returns how many records have been collected. */
async function collectSome({ pool }: FastifyInstance, texts: RecordTexts): Promise<number> {
  const missing = Prisma.raw(`"${texts.table}".whole_text IS NULL`);
  const found = await runSql<{ row_to_json: string }>(pool, texts.select(missing, batchSize));
  const rows = found.rows.map((row) => JSON.parse(row.row_to_json) as TextRow);
  // one that was saved meanwhile has its words
  return rows.length === 0 ? 0 : ((await runSql(pool, Prisma.sql`${texts.write(rows)} AND ${missing}`)).rowCount ?? 0);
}

/** Gives up the words of records, a few at a time: an option may be that of all of them. */
async function forgetTexts({ pool, texts }: FastifyInstance, { entity, field, value }: Renamed): Promise<void> {
  const { table, idKey } = texts.get(entity) ?? {};
  if (table === undefined || idKey === undefined) return;
  const [at, key] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${idKey}"`)];
  // holds for a column of one value and for one of several
  const which = Prisma.sql`to_jsonb(${Prisma.raw(`"${field}"`)}) @> ${JSON.stringify(value)}::jsonb`;
  const some = Prisma.sql`SELECT ${key} FROM ${at} WHERE whole_text IS NOT NULL AND ${which} LIMIT ${batchSize}`;
  const forget = Prisma.sql`UPDATE ${at} SET whole_text = NULL WHERE ${key} IN (${some})`;
  while (((await runSql(pool, forget)).rowCount ?? 0) > 0);
}

/** Collects words after the start, every hour, and where `app.recollectTexts` is told of other words. Trial mode writes nothing. */
export function collectTextsInBackground(app: FastifyInstance): void {
  let running = Promise.resolve();
  const closing = new AbortController();
  const run = () => {
    running = running.catch(() => {}).then(() => collectTexts(app, closing.signal));
    return running;
  };
  const soon = (before: () => Promise<void> = async () => {}) => {
    if (!app.config.webBackend) return;
    running = running.then(before);
    run().catch((error: unknown) => app.log.warn({ err: error }, 'texts are not collected; tried again in an hour'));
  };
  app.decorate('recollectTexts', (renamed: Renamed) => soon(() => forgetTexts(app, renamed)));
  app.addHook('onListen', async () => soon());
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', () => running.catch(() => {}));
  runHourly(app, 'search_texts', run);
}
