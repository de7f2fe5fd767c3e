import { buffer } from 'node:stream/consumers';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { rulesNumber, type StoredCheck } from '@faculty/contracts/kit/findings/checks';
import { type CheckedFields, checkedFields, checksOfValues } from '@faculty/contracts/kit/findings/record-findings';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { KeptFile } from '../../storage/file-store.ts';
import type { Context } from '../crud/context.ts';
import { type ListSource, listOf } from '../lists/list.ts';
import { checkInBackground, pdfTextInBackground } from '../rich-text/clean-in-background.ts';
import { keyOf } from './conditions.ts';
import { maxPdfBytes } from './pdf-text.ts';

/** A kind of record that is checked. */
export interface CheckedKind {
  entity: AnyEntity;
  table: string;
  fields: CheckedFields;
  /** Selects records as JSON. */
  select(which: Prisma.Sql, most: number): Prisma.Sql;
  /** Those that the rules of today have not checked. */
  unchecked: Prisma.Sql;
}

interface StoredFinding {
  check_name: StoredCheck;
  field: string;
  /** Audit line of the first change of the Thai text, and its time; at a save they are those of the save. */
  line?: string;
  since?: Date;
}

/** What was found in a record, and which findings it decides: others stay as they are. */
export interface FoundIn {
  id: unknown;
  found: StoredFinding[];
  decided: string[];
}

type Values = Readonly<Record<string, unknown>>;

/** How the records of a list are checked. */
export function checkedKind(entity: AnyEntity, source: ListSource<never, never>): CheckedKind {
  const { idKey, row, name } = entity;
  const { table, fields, detail } = source;
  const read = listOf({ idKey, item: row, defaultOrder: [{ field: idKey, sort: 'desc' }], files: {} }, {
    ...source,
    fields: { ...fields, ...detail },
  } as ListSource<never, never>);
  return {
    entity,
    table,
    fields: checkedFields(entity),
    select: (which, most) => read.page({ limit: most } as never, [...read.conditions({} as never), which]),
    unchecked: Prisma.sql`NOT EXISTS (
      SELECT FROM checked_records WHERE entity = ${name} AND record_id = ${keyOf(entity, table)} AND rules = ${rulesNumber}::int)`,
  };
}

/** What the background job decides: all but what others store. */
export const decidedByJob = ({ pairs }: CheckedFields): string[] => [
  ...keysOf([...checksOfValues, 'pdf_without_text']),
  ...pairs.flatMap(([, en]) => keysOf(['english_older'], en)),
];

const keysOf = (checks: readonly StoredCheck[], field = '') => checks.map((check) => `${check}:${field}`);

/**
 * Checks a record that is about to be saved, before the transaction. `files` are those of the call; `clear` those that it takes away. Null
 * for a kind that is not checked, and where it cannot be checked now: a check never stops a save, and the background job makes it later.
 */
export async function checkBeforeSave(
  app: FastifyInstance,
  entity: AnyEntity,
  values: object,
  before: object | null,
  { person, files, clear, log }: Pick<Context<never>, 'person' | 'files' | 'clear' | 'log'>,
): Promise<FoundIn | null> {
  const fields = app.checkedKinds.get(entity.name)?.fields;
  if (!fields) return null;
  const [now, old] = [values as Values, before as Values | null];
  const isSame = (field: string) => old !== null && (old[field] ?? '') === (now[field] ?? '');
  const changed = fields.pairs.filter(([th, en]) => old?.[th] && !isSame(th) && isSame(en));
  const thaiBefore = Object.fromEntries(changed.map(([th]) => [th, String(old?.[th])]));
  const kept = fields.documents.flatMap((field) => (files as Partial<Record<string, KeptFile[]>>)[field]?.at(-1)?.path ?? []);
  const settled = fields.pairs.filter(([, en]) => !now[en] || now.switch_lang === 'N' || !isSame(en));
  const hasNewFile = fields.documents.some((field) => field in files || field in clear);
  try {
    const [checked] = await checkInBackground(person.user_name, fields, [{ values: now, thaiBefore }]);
    const hasNoText = await isScanned(app, person.user_name, kept);
    return {
      id: null,
      found: checked ? foundBy(checked, hasNoText) : [],
      decided: [
        ...keysOf(checksOfValues),
        ...(hasNewFile ? keysOf(['pdf_without_text']) : []),
        ...settled.flatMap(([, en]) => keysOf(['english_older'], en)),
      ],
    };
  } catch (error) {
    log.warn({ err: error, entity: entity.name }, 'checked later');
    return null;
  }
}

export function foundBy({ checks, older }: { checks: StoredCheck[]; older: string[] }, hasNoText: boolean): StoredFinding[] {
  const plain = hasNoText ? [...checks, 'pdf_without_text' as const] : checks;
  return [
    ...plain.map((check_name) => ({ check_name, field: '' })),
    ...older.map((field) => ({ check_name: 'english_older' as const, field })),
  ];
}

/** Whether one of some stored files is a pdf without text. One that cannot be read now is none. */
export async function isScanned(app: FastifyInstance, sender: string, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) {
    const stored = await app.files.open(path);
    if (stored?.mime !== 'application/pdf' || stored.bytes > maxPdfBytes) continue;
    if ((await pdfTextInBackground(sender, await buffer(await stored.read()))) === false) return true;
  }
  return false;
}

/**
 * Writes what was found in records of an entity, and that they were checked. `onlyUnchecked` for the background job: what a save has found
 * meanwhile is newer.
 */
export function writeFindings(entity: string, records: readonly FoundIn[], onlyUnchecked = false): Prisma.Sql {
  const newer = onlyUnchecked ? Prisma.sql`WHERE checked_records.rules <> EXCLUDED.rules` : Prisma.empty;
  const lastLine = Prisma.sql`(SELECT max(id) FROM audit_logs WHERE audit_logs.entity = ${entity} AND audit_logs.record_id = present.id::text)`;
  return Prisma.sql`
    WITH made AS (SELECT id, found, decided FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS made(id int, found jsonb, decided jsonb)),
      marked AS (
        INSERT INTO checked_records (entity, record_id, rules) SELECT ${entity}, id, ${rulesNumber}::int FROM made
        ON CONFLICT (entity, record_id) DO UPDATE SET rules = EXCLUDED.rules ${newer} RETURNING record_id),
      present AS (
        SELECT made.id, each.* FROM made JOIN marked ON marked.record_id = made.id,
          jsonb_to_recordset(made.found) AS each(check_name text, field text, line bigint, since timestamptz)),
      gone AS (
        DELETE FROM record_findings stored USING made JOIN marked ON marked.record_id = made.id
        WHERE stored.entity = ${entity} AND stored.record_id = made.id AND jsonb_exists(made.decided, stored.check_name || ':' || stored.field)
          AND NOT EXISTS (
            SELECT FROM present WHERE present.id = made.id AND present.check_name = stored.check_name AND present.field = stored.field))
    INSERT INTO record_findings (entity, record_id, check_name, field, line, since)
    SELECT ${entity}, id, check_name, field,
      CASE WHEN check_name = 'english_older' THEN coalesce(line, ${lastLine}) END, coalesce(since, now())
    FROM present ON CONFLICT DO NOTHING`;
}
