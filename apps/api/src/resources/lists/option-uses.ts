import { entityOf } from '@faculty/contracts/entities';
import { commaText } from '@faculty/contracts/kit/wire';
import { optionListOf, optionLists } from '@faculty/contracts/lists/option-lists';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import type { Context } from '../../kit/crud/context.ts';

/** Where the records are that keep codes of options; which field keeps them, the lists say. */
const tables = {
  news: 'web_con_news',
  article_page: 'web_con_article_pages',
  // documents and MOUs share a table, and codes that look alike
  doc: `(SELECT * FROM web_con_docs WHERE doc_section = 'DOC') docs`,
  mou: `(SELECT * FROM web_con_docs WHERE doc_section = 'MOU') mous`,
  link: 'web_con_links',
  work: 'web_con_works',
  activity: 'web_con_activitys',
} as const satisfies Record<(typeof optionLists)[keyof typeof optionLists]['entity'], string>;

/** Whether any record keeps this option of a list. */
export async function isOptionUsed({ query }: Pick<Context, 'query'>, parameter_name: string, code: string): Promise<boolean> {
  const key = optionListOf(parameter_name)?.key;
  if (key === undefined) return false;
  const { entity, field } = optionLists[key];
  const column = Prisma.raw(field);
  const { row } = entityOf[entity];
  const isList = row instanceof z.ZodObject && row.shape[field] === commaText;
  const keeps = isList ? Prisma.sql`${column} @> ARRAY[${code}]` : Prisma.sql`${column} = ${code}`;
  const [answer] = await query<{ found: boolean }>(
    Prisma.sql`SELECT EXISTS (SELECT FROM ${Prisma.raw(tables[entity])} WHERE ${keeps}) AS found`,
  );
  return answer?.found ?? false;
}
