import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { mostCounted } from '@faculty/contracts/shell/search';
import { Prisma } from '@faculty/prisma/client';
import type { Condition } from './conditions.ts';
import type { List } from './list.ts';

interface FoundTexts {
  /** Exact to `mostCounted`; one more says that there are more. */
  count: number;
  /** Hold for all that is found. */
  all: Condition[];
  /** Hold for what is found in titles, which comes first, and for the rest. */
  inTitles: Condition[];
  inTexts: Condition[];
}

/**
 * What a text search finds in a list that reads all words of its records; null where the query is none.
 * Sorting by whether the words stand in the title would read every text that has them. So a first statement asks for the keys of so many as
 * are counted. When these are all, the others read nothing but them; when there are more, titles are asked first, and then the texts in the
 * order of the list, which for a frequent word end at a page.
 */
export async function findTexts<Query extends ListQuery>(
  { texts, conditions }: List<Query>,
  query: Query,
  also: Condition[],
  keysOf: (statement: Prisma.Sql) => Promise<unknown[]>,
): Promise<FoundTexts | null> {
  const title = query.q === undefined ? undefined : texts?.inTitle(query.q);
  if (!texts || !title) return null;
  const all = [...conditions(query), ...also];
  const keys = await keysOf(texts.some(all, mostCounted + 1));
  const areAll = keys.length <= mostCounted;
  const these = areAll ? [texts.oneOf(keys)] : all;
  const inTitles = areAll ? [...these, title] : [...texts.withTitle(query, title), ...also];
  const rest = areAll ? these : [...texts.ofFrequent(query), ...also];
  return { count: keys.length, all: these, inTitles, inTexts: [...rest, Prisma.sql`NOT ${title}`] };
}

/**
 * A page, by its number, of what a search found: those found in titles, then the rest, both in the order of the list. `titles` counts the
 * rows that were found in their titles.
 */
export async function titlesFirst<Row>(
  { inTitles, inTexts }: FoundTexts,
  { page, limit }: { page: number; limit: number },
  rowsOf: (which: { limit: number; page?: number; offset?: number }, conditions: Condition[]) => Promise<Row[]>,
  countOf: (conditions: Condition[]) => Promise<number>,
): Promise<{ found: Row[]; titles: number }> {
  const found = await rowsOf({ page, limit }, inTitles);
  const titles = found.length;
  if (titles < limit) {
    const before = titles > 0 || page === 0 ? titles + page * limit : await countOf(inTitles);
    found.push(...(await rowsOf({ offset: Math.max(0, page * limit - before), limit: limit - titles }, inTexts)));
  }
  return { found, titles };
}
