import { searchWords } from '@faculty/contracts/kit/text/search-text';
import { Prisma } from '@faculty/prisma/client';

/** One condition of a list; a value other than `Prisma.Sql` is skipped. */
export type Condition = Prisma.Sql | undefined | false | '';

/** The column has this value; no condition when it is undefined. */
export function equals(column: string, value: unknown): Condition {
  return value !== undefined && Prisma.sql`${Prisma.raw(column)} = ${value}`;
}

/** The array column contains this entry; no condition when it is undefined. */
export function holds(column: string, entry: string | undefined): Condition {
  return entry && Prisma.sql`${Prisma.raw(column)} @> ARRAY[${entry}]`;
}

/**
 * Text search: every word of `q` occurs in one of these columns, with folding (contracts/kit/search-text.ts).
 * It folds each row at query time, so use it only for tables of hundreds of rows; larger tables have a `search_text` column.
 */
export function textIn(q: string | undefined, ...columns: string[]): Condition {
  const text = Prisma.raw(`search_fold(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\n' || `)})`);
  return everyWord(q, (pattern) => Prisma.sql`${text} LIKE ${pattern}`);
}

/** The same in a `search_text` column, which is already folded and has a trigram index. */
export function inSearchText(q: string | undefined, column = 'search_text'): Condition {
  return everyWord(q, (pattern) => Prisma.sql`${Prisma.raw(column)} LIKE ${pattern}`);
}

/** Every word of a search must match, each by the `LIKE` pattern of one of its spellings. */
export function everyWord(q: string | undefined, found: (pattern: string, word: string) => Prisma.Sql): Condition {
  const words = searchWords(q ?? '').map((spellings) => {
    const either = spellings.map((word) => found(`%${word.replace(/[\\%_]/g, '\\$&')}%`, word));
    return Prisma.sql`(${Prisma.join(either, ' OR ')})`;
  });
  return words.length > 0 && Prisma.sql`(${Prisma.join(words, ' AND ')})`;
}

/** Sort expression of natural order (D2 before D10): pads the numbers in the column with zeros to 10 digits. */
export function inNaturalOrder(column: string): Prisma.Sql {
  return Prisma.sql`regexp_replace(regexp_replace(${Prisma.raw(column)}, '([0-9]+)', '000000000\\1', 'g'), '[0-9]*([0-9]{10})', '\\1', 'g')`;
}
