import type { PageKey } from '@faculty/contracts/pages';
import { binDays } from '@faculty/contracts/website/bin';
import { Prisma, type PrismaClient } from '@faculty/prisma/client';
import type { Context, Transaction } from './context.ts';

/** Table and key of a kind of record, and the page whose delete right opens its bin. */
export interface BinSource {
  page: PageKey;
  table: string;
  idKey: string;
  /** Column of the public address; null for records that are never public. */
  publicKey: string | null;
}

/** Records deleted from the bin in one statement. */
const batchSize = 200;

/**
 * Copies a record and the rows its delete cascades to into the bin, inside the database. Call it in the transaction, before the record
 * is deleted: it locks the record. Returns the identifier in the bin.
 */
export async function putInBin(
  { db, person }: Pick<Context, 'db' | 'person'>,
  { table, idKey, publicKey }: BinSource,
  { entity, id, title, title_en = '' }: { entity: string; id: unknown; title: string; title_en?: string },
  owner: string,
): Promise<number> {
  const itself = Prisma.sql`t.${quoted(idKey)} = ${id}`;
  await db.$queryRaw`SELECT 1 FROM ${quoted(table)} t WHERE ${itself} FOR UPDATE`;
  const { binned_id } = await db.binned.create({
    data: { entity, record_id: String(id), title, title_en, user_name: owner, deleted_by: person.user_name },
    select: { binned_id: true },
  });
  await copyRows(db, binned_id, table, itself);
  if (publicKey !== null)
    await db.$executeRaw`UPDATE binned SET public_key = left(data->>${publicKey}, 200) FROM binned_rows
      WHERE binned.binned_id = ${binned_id} AND binned_rows.binned_id = binned.binned_id AND table_name = ${table}
        AND coalesce(data->>'active', 'Y') = 'Y' AND coalesce(data->>'status_check', 'S') = 'S'`;
  return binned_id;
}

/** Copies rows of a table and then, recursively, those that a delete cascades to. */
async function copyRows(db: Transaction, binned_id: number, table: string, which: Prisma.Sql): Promise<void> {
  const copied = await db.$executeRaw`
    INSERT INTO binned_rows (binned_id, table_name, data)
    SELECT ${binned_id}::int, ${table}, to_jsonb(t) FROM ${quoted(table)} t WHERE ${which}`;
  if (copied === 0) return;
  for (const { child, column, referred } of await cascadingTables(db, table)) {
    const children = Prisma.sql`t.${quoted(column)} IN (SELECT t.${quoted(referred)} FROM ${quoted(table)} t WHERE ${which})`;
    await copyRows(db, binned_id, child, children);
  }
}

/** Tables with an `ON DELETE CASCADE` foreign key to `table`, from the catalogue. */
function cascadingTables(db: Transaction, table: string): Promise<{ child: string; column: string; referred: string }[]> {
  return db.$queryRaw`
    SELECT child.relname::text AS child, own.attname::text AS column, other.attname::text AS referred
    FROM pg_constraint
    JOIN pg_class child ON child.oid = conrelid
    JOIN pg_class parent ON parent.oid = confrelid
    JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = conkey[1]
    JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = confkey[1]
    WHERE contype = 'f' AND confdeltype = 'c' AND cardinality(conkey) = 1 AND conrelid <> confrelid
      AND parent.relname = ${table} AND connamespace = 'public'::regnamespace`;
}

/**
 * Restores a binned record under its old identifier, with its files. Columns added since have their defaults; columns dropped since are
 * skipped.
 * @throws the database's error for an address that is taken by now or a parent that no longer exists
 */
export async function takeOutOfBin(db: Transaction, binned_id: number): Promise<void> {
  const tables = await db.$queryRaw<{ table: string }[]>`
    SELECT table_name AS "table" FROM binned_rows WHERE binned_id = ${binned_id} GROUP BY table_name ORDER BY min(row_id)`;
  for (const { table } of tables) {
    const columns = await db.$queryRaw<{ column: string }[]>`
      SELECT attname::text AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relname = ${table} AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND EXISTS (SELECT FROM binned_rows WHERE binned_id = ${binned_id} AND table_name = ${table} AND jsonb_exists(data, attname::text))`;
    const names = Prisma.join(columns.map(({ column }) => quoted(column)));
    await db.$executeRaw`
      INSERT INTO ${quoted(table)} (${names})
      SELECT ${names} FROM (
        SELECT stored.* FROM binned_rows, jsonb_populate_record(NULL::${quoted(table)}, data) stored
        WHERE binned_id = ${binned_id} AND table_name = ${table} ORDER BY row_id) rows`;
  }
  await db.storedFile.updateMany({ where: { binned_id }, data: { binned_id: null } });
  await db.binned.delete({ where: { binned_id } });
}

/** Deletes one record of the bin permanently. Returns the paths of its files, whose objects the caller removes after the commit. */
export async function dropFromBin(db: Transaction, binned_id: number): Promise<string[]> {
  const files = await db.storedFile.findMany({ where: { binned_id }, select: { path: true } });
  await drop(db, Prisma.sql`binned_id = ${binned_id}`);
  return files.map(({ path }) => path);
}

/** Deletes expired records of the bin with the rows of their files; the sweep removes the orphaned objects. */
export async function emptyBin(db: PrismaClient, now: Date): Promise<void> {
  const before = new Date(now.getTime() - binDays * 24 * 3_600_000);
  // SKIP LOCKED: another instance takes other rows instead of waiting for these
  const some = Prisma.sql`binned_id IN
    (SELECT binned_id FROM binned WHERE deleted_at < ${before} ORDER BY binned_id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`;
  while ((await drop(db, some)) === batchSize);
}

/** Deletes records of the bin with their rows, their files' rows and the long texts of their history. Returns how many. */
async function drop(db: Transaction, which: Prisma.Sql): Promise<number> {
  const [dropped] = await db.$queryRaw<{ count: number }[]>`
    WITH gone AS (DELETE FROM binned WHERE ${which} RETURNING entity, record_id),
      texts AS (
        DELETE FROM audit_texts USING audit_logs, gone
        WHERE audit_logs.id = audit_id AND audit_logs.entity = gone.entity AND audit_logs.record_id = gone.record_id)
    SELECT count(*)::int AS count FROM gone`;
  return dropped?.count ?? 0;
}

/** Quotes a name from the catalogue or the contracts; never pass user input. */
const quoted = (name: string) => Prisma.raw(`"${name.replaceAll('"', '""')}"`);
