import { searchWords } from '@faculty/contracts/kit/text/search-text';
import { Prisma } from '@faculty/prisma/client';

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

/**
 * What a text search means: every word of `q` somewhere in these columns, as people type it (contracts/kit/search-text.ts).
 * Folds each row as it reads it, so it is for tables of hundreds of rows: one that grows has a `search_text`.
 */
export function textIn(q: string | undefined, ...columns: string[]): Condition {
  const text = Prisma.raw(`search_fold(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\n' || `)})`);
  return everyWord(q, (pattern) => Prisma.sql`${text} LIKE ${pattern}`);
}

/** The same in a `search_text`, which is folded already and has the trigram index. */
export function inSearchText(q: string | undefined, column = 'search_text'): Condition {
  return everyWord(q, (pattern) => Prisma.sql`${Prisma.raw(column)} LIKE ${pattern}`);
}

/** Every word of a search must be found, each by the `LIKE` pattern of one of its spellings. */
export function everyWord(q: string | undefined, found: (pattern: string, word: string) => Prisma.Sql): Condition {
  const words = searchWords(q ?? '').map((spellings) => {
    const either = spellings.map((word) => found(`%${word.replace(/[\\%_]/g, '\\$&')}%`, word));
    return Prisma.sql`(${Prisma.join(either, ' OR ')})`;
  });
  return words.length > 0 && Prisma.sql`(${Prisma.join(words, ' AND ')})`;
}

/** A column for an order that counts: D2 before D10. Every number within it is as long as all others, with zeros before it. */
export function inNaturalOrder(column: string): Prisma.Sql {
  return Prisma.sql`regexp_replace(regexp_replace(${Prisma.raw(column)}, '([0-9]+)', '000000000\\1', 'g'), '[0-9]*([0-9]{10})', '\\1', 'g')`;
}
