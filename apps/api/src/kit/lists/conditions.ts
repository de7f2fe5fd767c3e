import { Prisma } from '@faculty/prisma/client';
import { searchText } from '@faculty/prisma/seed/search-text';

/** One condition of a list; what is not a statement asks for nothing. */
export type Condition = Prisma.Sql | undefined | false | '';

/** The column has this value, when one is given. */
export function equals(column: string, value: unknown): Condition {
  return value !== undefined && Prisma.sql`${Prisma.raw(column)} = ${value}`;
}

/** The column's list holds this entry, when one is given. */
export function holds(column: string, entry: string | undefined): Condition {
  return entry && Prisma.sql`${Prisma.raw(column)} @> ARRAY[${entry}]`;
}

/** What a text search means: `q` anywhere in one of these columns, whatever its case, its `%` and `_` taken as letters. */
export function textIn(q: string | undefined, ...columns: string[]): Condition {
  if (!q) return undefined;
  const pattern = containing(q);
  const found = columns.map((column) => Prisma.sql`${Prisma.raw(column)} ILIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(found, ' OR ')})`;
}

/** The same in a `search_text`, which is folded already and has the trigram index. */
export function inSearchText(q: string | undefined, column = 'search_text'): Condition {
  return q && Prisma.sql`${Prisma.raw(column)} LIKE ${containing(searchText(q))}`;
}

/** `LIKE` pattern for text that is searched literally. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
