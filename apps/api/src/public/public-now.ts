import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Prisma } from '@faculty/prisma/client';
import { type Condition, everyWord } from '../kit/lists/conditions.ts';

/** Accounts that are in use: not cancelled, and not only signed up without a verified e-mail. */
export const usable = (account: string) => {
  const column = (name: string) => Prisma.raw(`${account}.${name}`);
  return Prisma.sql`NOT ${column('disabled')} AND NOT (${column('email_verified_at')} IS NULL AND ${column('created_by')} = ${column('user_name')})`;
};

const ofUsablePerson = (table: string) =>
  Prisma.sql`EXISTS (SELECT 1 FROM users person WHERE person.user_name = ${Prisma.raw(table)}.user_name AND ${usable('person')})`;

const showing = (
  table: string,
  start: string,
) => Prisma.sql`(${Prisma.raw(`${table}.${start}`)} IS NULL OR ${Prisma.raw(`${table}.${start}`)} <= ${todayInBangkok()}::date)
    AND (${Prisma.raw(`${table}.show_end_date`)} IS NULL OR ${Prisma.raw(`${table}.show_end_date`)} >= ${todayInBangkok()}::date)`;

export const inUse = (table: string) => Prisma.sql`${Prisma.raw(`${table}.active`)} = 'Y'`;

const shown = (table: string, start = 'show_start_date') => Prisma.sql`${inUse(table)} AND ${showing(table, start)}`;
const accepted = (table: string) =>
  Prisma.sql`${inUse(table)} AND ${Prisma.raw(`${table}.status_check`)} = 'S' AND ${ofUsablePerson(table)}`;

/**
 * What the public may read of an entity now, by its name: in use, begun, not ended, not marked as expired, accepted by a reviewer, of a
 * person in use. A deleted record is in no table. API, website, search, feeds and the addresses of files use the same condition. The day
 * is that of Bangkok. An MOU that has ended stays readable: readers are told its end.
 */
export const publicNow: Readonly<Record<string, () => Prisma.Sql>> = {
  news: () => shown('web_con_news', 'new_start_date'),
  content_page: () => shown('web_con_pages'),
  article_page: () => shown('web_con_article_pages'),
  link: () => shown('web_con_links'),
  doc: () => Prisma.sql`${shown('web_con_docs')} AND web_con_docs.expire = 'N'`,
  mou: () => Prisma.sql`${shown('web_con_docs')} AND web_con_docs.expire = 'N'`,
  person_page: () => inUse('web_con_persons'),
  direct_dean: () => Prisma.sql`${inUse('web_con_direct_deans')} AND ${ofUsablePerson('web_con_direct_deans')}`,
  group_item: () => Prisma.sql`${inUse('web_con_group_items')}
    AND EXISTS (SELECT 1 FROM dc_group_sub_bs b JOIN dc_group_sub_as a ON a.group_sub_a_id = b.group_sub_a_id
      JOIN dc_group_masters m ON m.group_master_id = a.group_master_id
      WHERE b.group_sub_b_id = web_con_group_items.group_sub_b_id AND b.active = 'Y' AND a.active = 'Y' AND m.active = 'Y')`,
  member: () => Prisma.sql`${usable('users')} AND EXISTS (SELECT 1 FROM user_infos info WHERE info.user_name = users.user_name)`,
  work: () => accepted('web_con_works'),
  activity: () => accepted('web_con_activitys'),
  faculty_date: () => inUse('faculty_dates'),
};

/** What a preview link may show of an entity besides what is public: records in any state, but of nobody whose account is cancelled. */
export const previewNow: Readonly<Record<string, () => Prisma.Sql>> = {
  direct_dean: () => ofUsablePerson('web_con_direct_deans'),
  work: () => ofUsablePerson('web_con_works'),
};

const namesAnd = (...columns: string[]) =>
  Prisma.raw(`search_fold(concat_ws(E'\\n', users.fname_th, users.lname_th, users.fname_en, users.lname_en, ${columns.join(', ')}))`);

/**
 * Searches of entities whose documented search looks into private columns, the e-mail address of an account: whoever may guess and is told
 * whether there is a hit would read them. The others search their `search_text`, which is made of public fields.
 */
export const publicSearch: Readonly<Record<string, (q: string | undefined) => Condition>> = {
  member: (q) => {
    const text = namesAnd('info.info_expert_th', 'info.info_expert_en', 'd.up_department_name_th', 'd.up_department_name_en');
    return everyWord(
      q,
      (pattern) => Prisma.sql`EXISTS (SELECT 1 FROM user_infos info LEFT JOIN up_departments d ON d.up_department_id = info.up_department_id
        WHERE info.user_name = users.user_name AND ${text} LIKE ${pattern})`,
    );
  },
  direct_dean: (q) => {
    const text = namesAnd('web_con_direct_deans.direct_dean_position_th', 'web_con_direct_deans.direct_dean_position_en');
    return everyWord(
      q,
      (pattern) =>
        Prisma.sql`EXISTS (SELECT 1 FROM users WHERE users.user_name = web_con_direct_deans.user_name AND ${text} LIKE ${pattern})`,
    );
  },
};
