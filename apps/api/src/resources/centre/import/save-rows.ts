import { type AuditColumns, type Entity, titlesOf } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { changesBetween, writeAuditLines } from '../../../kit/crud/audit.ts';
import type { Context } from '../../../kit/crud/context.ts';
import type { ValidatedRow } from './validate-row.ts';

/** Rows per statement. */
const batchSize = 100;

/** A record was changed since its row was validated. */
export class ChangedMeanwhile extends Error {}

/** Finds and stores an entity's records in batches. */
export interface ImportStore<Row, Body> {
  table: string;
  /** The column values of a body. */
  stored(body: Body): object;
  /** Records by a unique field. */
  find(db: Context['db'], field: string, values: string[]): Promise<Row[]>;
}

type Saved<Row, Body> = Pick<Entity<never, Row, never, Body, never>, 'name' | 'idKey' | 'title' | 'privateFields'>;

/**
 * Adds and changes records with their audit lines, in the transaction of `ctx`.
 * @throws ChangedMeanwhile when a record was changed since its row was validated
 */
export async function saveRows<Row extends AuditColumns, Body extends object>(
  entity: Saved<Row, Body>,
  key: string,
  { table, stored, find }: ImportStore<Row, Body>,
  ctx: Context,
  requestId: string,
  validated: readonly ValidatedRow<Row, Body>[],
): Promise<void> {
  for (const outcome of ['change', 'add'] as const) {
    const rows = validated.filter((one) => one.outcome === outcome);
    for (let from = 0; from < rows.length; from += batchSize) {
      const batch = rows.slice(from, from + batchSize);
      const records = batch.map(({ body, before }) => ({
        ...stored(body as Body),
        ...(before ? { [entity.idKey]: before.row[entity.idKey], updated_at: before.row.updated_at, ...ctx.stamps.edit } : ctx.stamps.add),
      }));
      const done = await ctx.query<{ done: number }>(outcome === 'add' ? insertion(table, records) : change(table, entity.idKey, records));
      if (done.length !== batch.length) throw new ChangedMeanwhile();
      const keyOf = (row: object) => String((row as Record<string, unknown>)[key]);
      const after = new Map(
        (
          await find(
            ctx.db,
            key,
            batch.map(({ body }) => keyOf(body as Body)),
          )
        ).map((row) => [keyOf(row), row]),
      );
      const lines = batch.flatMap(({ before, body }) => {
        const now = after.get(keyOf(body as Body));
        if (!now) return [];
        const changes = changesBetween(before?.row ?? null, now, entity.privateFields);
        const { title: record_title, title_en: record_title_en } = titlesOf(entity as never, now);
        return [{ record_id: String(now[entity.idKey]), record_title, record_title_en, changes }];
      });
      await writeAuditLines(ctx, requestId, outcome === 'add' ? 'add' : 'edit', entity.name, lines);
    }
  }
}

const name = (column: string) => Prisma.raw(`"${column}"`);

/** All records of a batch have the columns of the first one. */
const columnsOf = (records: readonly object[]) => Object.keys(records[0] ?? {});

const asRows = (table: string, records: readonly object[]) =>
  Prisma.sql`jsonb_populate_recordset(NULL::${name(table)}, ${JSON.stringify(records)}::jsonb) given`;

function insertion(table: string, records: readonly object[]): Prisma.Sql {
  const columns = columnsOf(records).map(name);
  const given = columns.map((column) => Prisma.sql`given.${column}`);
  return Prisma.sql`
    INSERT INTO ${name(table)} (${Prisma.join(columns)}, updated_at)
    SELECT ${Prisma.join(given)}, clock_timestamp() FROM ${asRows(table, records)} RETURNING 1 AS done`;
}

function change(table: string, idKey: string, records: readonly object[]): Prisma.Sql {
  const columns = columnsOf(records)
    .filter((column) => column !== idKey && column !== 'updated_at')
    .map((column) => Prisma.sql`${name(column)} = given.${name(column)}`);
  return Prisma.sql`
    UPDATE ${name(table)} target SET ${Prisma.join(columns)}, updated_at = clock_timestamp() FROM ${asRows(table, records)}
    WHERE target.${name(idKey)} = given.${name(idKey)} AND target.updated_at = given.updated_at RETURNING 1 AS done`;
}
