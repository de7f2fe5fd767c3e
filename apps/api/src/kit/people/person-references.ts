import { Prisma } from '@faculty/prisma/client';
import type { Transaction } from '../crud/context.ts';

/**
 * Columns that hold a user_name, by their column name or by a foreign key to `users.user_name`, from the catalogue. `mem_lc_users` is
 * excluded: its `user_name` is a member code of the language centre.
 */
const columnsNamingPeople = Prisma.sql`
  SELECT quote_ident(relname) AS "table", quote_ident(attname) AS "column"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    AND (attname IN ('user_name', 'created_by', 'updated_by', 'deleted_by') AND (relname, attname) <> ('mem_lc_users', 'user_name') OR EXISTS (
      SELECT FROM pg_constraint JOIN pg_attribute AS named ON named.attrelid = confrelid AND named.attnum = confkey[1]
      WHERE contype = 'f' AND conrelid = pg_class.oid AND conkey = ARRAY[pg_attribute.attnum]
        AND confrelid = 'users'::regclass AND named.attname = 'user_name'))`;

/** The tables of the account itself, whose rows are deleted with it. */
const ownTables = ['users', 'user_infos'];

/** Whether any record belongs to this person or was made by them: then they can be cancelled, not deleted. */
export async function isReferredTo(db: Transaction, user_name: string): Promise<boolean> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>(columnsNamingPeople);
  const found = columns.map(({ table, column }) => {
    const others = ownTables.includes(table) ? Prisma.sql`AND user_name <> ${user_name}` : Prisma.empty;
    return Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(column)} = ${user_name} ${others})`;
  });
  const [answer] = await db.$queryRaw<{ found: boolean }[]>(Prisma.sql`SELECT ${Prisma.join(found, ' OR ')} AS found`);
  return answer?.found ?? false;
}
