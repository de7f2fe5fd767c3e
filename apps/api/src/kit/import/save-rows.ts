import { type AuditColumns, type Entity, titleOf } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { changesBetween, writeAuditLines } from '../crud/audit.ts';
import type { Context } from '../crud/context.ts';
import type { ValidatedRow } from './validate-row.ts';

/** So many rows go in one statement. */
const batchSize = 100;

/** Somebody changed a record since it was judged, in this very moment. */
export class ChangedMeanwhile extends Error {}

/** How an entity's records are found and stored in numbers. */
export interface ImportStore<Row, Body> {
  table: string;
  /** The columns of a body, as they are stored. */
  stored(body: Body): object;
  /** Records by a field of which no two share a value. */
  find(db: Context['db'], field: string, values: string[]): Promise<Row[]>;
}

/** What saving needs of an entity. */
type Saved<Row, Body> = Pick<Entity<never, Row, never, Body, never>, 'name' | 'idKey' | 'title' | 'privateFields'>;

/**
 * Adds and changes records, each with its line in the audit, in the transaction of `ctx`.
 * @throws ChangedMeanwhile
 */
export async function saveRows<Row extends AuditColumns, Body extends object>(
  entity: Saved<Row, Body>,
  key: string,
  { table, stored, find }: ImportStore<Row, Body>,
  ctx: Context,
  requestId: string,
  judged: readonly ValidatedRow<Row, Body>[],
): Promise<void> {
  for (const outcome of ['change', 'add'] as const) {
    const rows = judged.filter((one) => one.outcome === outcome);
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
        return [{ record_id: String(now[entity.idKey]), record_title: titleOf(entity as never, now), changes }];
      });
      await writeAuditLines(ctx, requestId, outcome === 'add' ? 'add' : 'edit', entity.name, lines);
    }
  }
}

const name = (column: string) => Prisma.raw(`"${column}"`);

/** Columns are those of the first record: all of a batch have the same. */
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
    UPDATE ${name(table)} kept SET ${Prisma.join(columns)}, updated_at = clock_timestamp() FROM ${asRows(table, records)}
    WHERE kept.${name(idKey)} = given.${name(idKey)} AND kept.updated_at = given.updated_at RETURNING 1 AS done`;
}
