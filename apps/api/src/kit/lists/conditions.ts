import { searchWords } from '@faculty/contracts/kit/text/search-text';
import { Prisma } from '@faculty/prisma/client';
import type { Columns } from '@faculty/prisma/columns';

export type Table = keyof Columns;

/** A column with its table, `web_con_news.active`, or another expression. */
export type Column = { [T in Table]: `${T}.${Columns[T]}` }[Table] | Prisma.Sql;

/** A column as SQL. */
export const sqlOf = (column: Column): Prisma.Sql => (column instanceof Prisma.Sql ? column : Prisma.raw(column));

/** One condition of a list; a value other than `Prisma.Sql` is skipped. */
export type Condition = Prisma.Sql | undefined | false | '';

/** The column has this value; no condition when it is undefined. */
export function equals(column: Column, value: unknown): Condition {
  return value !== undefined && Prisma.sql`${sqlOf(column)} = ${value}`;
}

/** The array column contains this entry; no condition when it is undefined. */
export function holds(column: Column, entry: string | undefined): Condition {
  return entry && Prisma.sql`${sqlOf(column)} @> ARRAY[${entry}]`;
}

/**
 * Text search: every word of `q` occurs in one of these columns, with folding (contracts/kit/search-text.ts).
 * It folds each row at query time, so use it only for tables of hundreds of rows; larger tables have a `search_text` column.
 */
export function textIn(q: string | undefined, ...columns: Column[]): Condition {
  const texts = columns.map((column) => Prisma.sql`coalesce(${sqlOf(column)}, '')`);
  return everyWord(q, (pattern) => Prisma.sql`search_fold(${Prisma.join(texts, " || E'\\n' || ")}) LIKE ${pattern}`);
}

/** The same in a `search_text` column, which is already folded and has a trigram index. */
export function inSearchText(q: string | undefined, column: Column): Condition {
  return everyWord(q, (pattern) => Prisma.sql`${sqlOf(column)} LIKE ${pattern}`);
}

/** Sets the English part of a record's whole text apart: visitors do not find it where English is switched off. */
export const englishPart = '\u001f';
/** Shorter words have no trigram; alone they are looked for in titles, because reading all texts takes seconds. */
const shortest = 3;

/** Words that are only shorter than the index of words has them. */
export const areShort = (q: string): boolean => searchWords(q).every((spellings) => spellings.every((word) => [...word].length < shortest));

/** What is known of the words of a search: they are frequent, or are looked for in texts although they are short. */
export interface KnownWords {
  areFrequent: boolean;
  evenShort?: boolean;
}

/**
 * Text search in a table with `whole_text`, all words of a record (kit/search/record-texts.ts); until they are collected in its titles.
 * For words that are known to be frequent PostgreSQL is not to use the index of words: of `strpos` it expects that a third of the rows
 * match, and so walks the order of the list until a page is full. Of `LIKE` it expects one row, and would read and sort all.
 */
export function inWholeText(q: string, table: string, { areFrequent, evenShort }: KnownWords = { areFrequent: false }): Condition {
  if (!evenShort && areShort(q)) return inSearchText(q, Prisma.raw(`"${table}".search_text`));
  const text = Prisma.raw(`coalesce("${table}".whole_text, "${table}".search_text)`);
  return areFrequent ? everyWord(q, (_pattern, word) => Prisma.sql`strpos(${text}, ${word}) > 0`) : inSearchText(q, text);
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
export function inNaturalOrder(column: Column): Prisma.Sql {
  return Prisma.sql`regexp_replace(regexp_replace(${sqlOf(column)}, '([0-9]+)', '000000000\\1', 'g'), '[0-9]*([0-9]{10})', '\\1', 'g')`;
}
