import { Prisma } from '@faculty/prisma/client';
import type { Transaction } from '../crud/context.ts';

/**
 * Columns that hold a user_name, by their name or by a foreign key to `users.user_name`, from the catalogue. `mem_lc_users` is
 * excluded: its `user_name` is a member code of the language centre.
 */
const columnsNamingPeople = Prisma.sql`
  SELECT pg_class.oid AS relid, relname::text AS "table", attname::text AS "column"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    AND (attname IN ('user_name', 'created_by', 'updated_by', 'deleted_by', 'review_owner') AND (relname, attname) <> ('mem_lc_users', 'user_name')
      OR (relname, attname) = ('stored_files', 'owner') OR EXISTS (
      SELECT FROM pg_constraint JOIN pg_attribute AS named ON named.attrelid = confrelid AND named.attnum = confkey[1]
      WHERE contype = 'f' AND conrelid = pg_class.oid AND conkey = ARRAY[pg_attribute.attnum]
        AND confrelid = 'users'::regclass AND named.attname = 'user_name'))`;

/** The tables of the account itself, whose rows are deleted with it. */
const ownTables = ['users', 'user_infos'];

/** A table that names people. */
export interface NamingTable {
  table: string;
  /** Columns with a user_name. */
  columns: string[];
  /** Its primary key. */
  key: string[];
  /** Its unique keys, as columns. */
  unique: string[][];
  /** The columns that are written, and not generated. */
  written: string[];
}

/** Every table that names people, in one order for everybody, but not who an account and its member record are of. */
export async function tablesNamingPeople(db: Transaction): Promise<NamingTable[]> {
  const tables = await db.$queryRaw<NamingTable[]>`
    SELECT "table", array_agg("column" ORDER BY "column") AS columns,
      (SELECT array_agg(attname::text) FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
        WHERE indrelid = relid AND indisprimary) AS key,
      (SELECT coalesce(json_agg(of), '[]') FROM (
        SELECT json_agg(attname::text) AS of FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
        WHERE indrelid = relid AND indisunique AND indpred IS NULL AND indexprs IS NULL GROUP BY indexrelid) keys) AS "unique",
      (SELECT array_agg(attname::text) FROM pg_attribute WHERE attrelid = relid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS written
    FROM (${columnsNamingPeople}) named GROUP BY relid, "table" ORDER BY "table"`;
  return tables.map((table) =>
    ownTables.includes(table.table) ? { ...table, columns: table.columns.filter((name) => name !== 'user_name') } : table,
  );
}

/** A name from the catalogue in a statement; never pass user input. */
export const quoted = (name: string): Prisma.Sql => Prisma.raw(`"${name.replaceAll('"', '""')}"`);

/** Whether any record belongs to this person or was made by them: then they can be cancelled, not deleted. */
export async function isReferredTo(db: Transaction, user_name: string): Promise<boolean> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>(columnsNamingPeople);
  const found = columns.map(({ table, column }) => {
    const others = ownTables.includes(table) ? Prisma.sql`AND user_name <> ${user_name}` : Prisma.empty;
    return Prisma.sql`EXISTS (SELECT FROM ${quoted(table)} WHERE ${quoted(column)} = ${user_name} ${others})`;
  });
  const [answer] = await db.$queryRaw<{ found: boolean }[]>(Prisma.sql`SELECT ${Prisma.join(found, ' OR ')} AS found`);
  return answer?.found ?? false;
}
