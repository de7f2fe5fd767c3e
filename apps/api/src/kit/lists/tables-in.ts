import type { Prisma } from '@faculty/prisma/client';
import { lruMap } from '../jobs/lru-map.ts';

const tablesByText = lruMap<string[]>(500);

/** The tables that a statement reads. Names from FROM and JOIN that are no tables do no harm: they never change. */
export function tablesIn({ text }: Pick<Prisma.Sql, 'text'>): string[] {
  let tables = tablesByText.get(text);
  if (tables === undefined) {
    tables = Array.from(text.matchAll(/\b(?:FROM|JOIN)\s+"?(\w+)/gi), ([, table]) => table as string);
    tablesByText.set(text, tables);
  }
  return tables;
}
