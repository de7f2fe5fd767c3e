import { type OptionListKey, optionListOf } from '@faculty/contracts/lists/option-lists';
import { Prisma } from '@faculty/prisma/client';
import type { Context } from '../../kit/context.ts';

/** Records that keep codes of a list: their table, and when one of them keeps this code. */
interface Use {
  table: string;
  keeps(code: string): Prisma.Sql;
}

/** A column of one code. */
const one = (table: string, column: string): Use => ({ table, keeps: (code) => Prisma.sql`${Prisma.raw(column)} = ${code}` });
/** A column of many. */
const many = (table: string, column: string): Use => ({ table, keeps: (code) => Prisma.sql`${Prisma.raw(column)} @> ARRAY[${code}]` });

/** Documents and MOUs share a table, and codes that look alike. */
const within = (section: 'DOC' | 'MOU', { table, keeps }: Use): Use => ({
  table,
  keeps: (code) => Prisma.sql`doc_section::text = ${section} AND ${keeps(code)}`,
});

/** Where each list's codes are kept. A list without a line is used by nothing yet. */
const uses: Partial<Record<OptionListKey, readonly Use[]>> = {
  NEWS_TYPE: [many('web_con_news', 'news_type_tag')],
  NEWS_STRATRGIC: [many('web_con_news', 'news_stratrgic_tag')],
  ARTICLE_PAGE_GROUP: [one('web_con_article_pages', 'article_page_group_tag')],
  ARTICLE_PAGE_TYPE_UNIT_: [many('web_con_article_pages', 'article_page_type_tag')],
  DOC_GROUP: [within('DOC', one('web_con_docs', 'doc_group_tag'))],
  DOC_TYPE_UNIT_: [within('DOC', many('web_con_docs', 'doc_type_tag'))],
  DOC_GROUP_MOU: [within('MOU', one('web_con_docs', 'doc_group_tag'))],
  DOC_MOU_TYPE_UNIT_: [within('MOU', many('web_con_docs', 'doc_type_tag'))],
  LINK_GROUP: [one('web_con_links', 'links_group_tag')],
  LINK_TYPE_UNIT_: [many('web_con_links', 'links_type_tag')],
  WORKS_TYPE: [one('web_con_works', 'work_type')],
  WORKS_TYPE_DETAIL: [one('web_con_works', 'work_type_detail')],
  ACTIVITYS_TYPE: [one('web_con_activitys', 'activity_type')],
};

/** Whether any record keeps this option of a list. */
export async function isOptionUsed({ query }: Pick<Context, 'query'>, parameter_name: string, code: string): Promise<boolean> {
  const key = optionListOf(parameter_name)?.key;
  const found = (key === undefined ? [] : (uses[key] ?? [])).map(
    ({ table, keeps }) => Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(table)} WHERE ${keeps(code)})`,
  );
  if (found.length === 0) return false;
  const [answer] = await query<{ found: boolean }>(Prisma.sql`SELECT ${Prisma.join(found, ' OR ')} AS found`);
  return answer?.found ?? false;
}
