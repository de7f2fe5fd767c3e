import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { type ArchiveWriter, rowsFolder } from './archive.ts';

const compress = promisify(gzip);
/** Rows of one entry: as many as this much text holds, and no more than so many. */
const chunkBytes = 4_000_000;
const mostRows = 500;

/** Tables of the product, which hold something worth keeping: not the migrations', nor what a crash empties anyway. */
export async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(`
    SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relpersistence = 'p' AND relname <> '_prisma_migrations' ORDER BY relname`);
  return rows.map((row) => row.relname);
}

/** Columns that hold data, quoted; those PostgreSQL computes itself are left to it. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = format('public.%I', $1::text)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows.map((row) => row.name);
}

/** Adds a table's rows, as JSON lines made by the database itself, some at a time. Answers how many. */
export async function addRows(client: pg.ClientBase, archive: ArchiveWriter, table: string): Promise<number> {
  const columns = (await columnsOf(client, table)).join(', ');
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(kept)::text AS line FROM (SELECT ${columns} FROM public.${quoted(table)}) kept`,
  );
  let [count, entries, asking] = [0, 0, 20];
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${asking} FROM backup_rows`);
    if (rows.length === 0) break;
    const text = Buffer.from(rows.map((row) => `${row.line}\n`).join(''));
    entries += 1;
    await archive.add(`${rowsFolder}${table}/${String(entries).padStart(6, '0')}.jsonl.gz`, await compress(text));
    count += rows.length;
    // long texts are read in small batches; the batch size grows slowly, because short rows may be followed by long ones
    const fitting = Math.floor((chunkBytes * rows.length) / text.length);
    asking = Math.max(1, Math.min(mostRows, asking * 2, fitting));
  }
  await client.query('CLOSE backup_rows');
  return count;
}

/** The last value of every sequence that was ever used. */
export async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ sequencename: string; last_value: string }>(
    `SELECT sequencename, last_value::text FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map((row) => [row.sequencename, row.last_value]));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
