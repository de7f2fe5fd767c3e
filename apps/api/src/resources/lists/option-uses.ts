import { type OptionListKey, optionListOf } from '@faculty/contracts/lists/option-lists';
import { Prisma } from '@faculty/prisma/client';
import type { Context } from '../../kit/context.ts';
import { type Condition, equals, holds } from '../../kit/lists/conditions.ts';

/** Records that keep codes of a list: their table, and when one of them keeps this code. */
interface Use {
  table: string;
  keeps(code: string): Condition;
}

/** Where each list's codes are kept. A list without a line is used by nothing yet. */
const uses: Partial<Record<OptionListKey, readonly Use[]>> = {
  NEWS_TYPE: [{ table: 'web_con_news', keeps: (code) => holds('news_type_tag', code) }],
  NEWS_STRATRGIC: [{ table: 'web_con_news', keeps: (code) => holds('news_stratrgic_tag', code) }],
  WORKS_TYPE: [{ table: 'web_con_works', keeps: (code) => equals('work_type', code) }],
  WORKS_TYPE_DETAIL: [{ table: 'web_con_works', keeps: (code) => equals('work_type_detail', code) }],
  ACTIVITYS_TYPE: [{ table: 'web_con_activitys', keeps: (code) => equals('activity_type', code) }],
};

/** Whether any record keeps this option of a list. */
export async function isOptionUsed({ query }: Pick<Context, 'query'>, parameter_name: string, code: string): Promise<boolean> {
  const key = optionListOf(parameter_name)?.key;
  const found = (key === undefined ? [] : (uses[key] ?? [])).flatMap(({ table, keeps }) => {
    const condition = keeps(code);
    return condition instanceof Prisma.Sql ? [Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(table)} WHERE ${condition})`] : [];
  });
  if (found.length === 0) return false;
  const [answer] = await query<{ found: boolean }>(Prisma.sql`SELECT ${Prisma.join(found, ' OR ')} AS found`);
  return answer?.found ?? false;
}
