import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Prisma } from '@faculty/prisma/client';
import { type Condition, everyWord } from '../kit/lists/conditions.ts';

/** Accounts that are not only signed up without a verified e-mail: of people whom the faculty knows. */
const known = (account: string) => {
  const column = (name: string) => Prisma.raw(`${account}.${name}`);
  return Prisma.sql`NOT (${column('email_verified_at')} IS NULL AND ${column('created_by')} = ${column('user_name')})`;
};

/** Accounts that are in use: of known people, and not cancelled. Whether somebody is in lists of people and has a page. */
export const usable = (account: string) => Prisma.sql`NOT ${Prisma.raw(`${account}.disabled`)} AND ${known(account)}`;

const ofPerson = (table: string, which: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT 1 FROM users person WHERE person.user_name = ${Prisma.raw(table)}.user_name AND ${which})`;
const ofUsablePerson = (table: string) => ofPerson(table, usable('person'));
const ofKnownPerson = (table: string) => ofPerson(table, known('person'));

const showing = (
  table: string,
  start: string,
) => Prisma.sql`(${Prisma.raw(`${table}.${start}`)} IS NULL OR ${Prisma.raw(`${table}.${start}`)} <= ${todayInBangkok()}::date)
    AND (${Prisma.raw(`${table}.show_end_date`)} IS NULL OR ${Prisma.raw(`${table}.show_end_date`)} >= ${todayInBangkok()}::date)`;

export const inUse = (table: string) => Prisma.sql`${Prisma.raw(`${table}.active`)} = 'Y'`;

const shown = (table: string, start = 'show_start_date') => Prisma.sql`${inUse(table)} AND ${showing(table, start)}`;
const accepted = (table: string) => Prisma.sql`${inUse(table)} AND ${Prisma.raw(`${table}.status_check`)} = 'S'`;

/**
 * What the public may read of an entity now, by its name: in use, begun, not ended, not marked as expired, accepted by a reviewer. A
 * deleted record is in no table. API, website, search, feeds and the addresses of files use the same condition. The day is that of Bangkok.
 * An MOU that has ended stays readable: readers are told its end. So do works and terms as dean of a person who left, because they are the
 * faculty's history, while people and their activities are public only in use.
 */
export const publicNow: Readonly<Record<string, () => Prisma.Sql>> = {
  news: () => shown('web_con_news', 'new_start_date'),
  content_page: () => shown('web_con_pages'),
  article_page: () => shown('web_con_article_pages'),
  link: () => shown('web_con_links'),
  doc: () => Prisma.sql`${shown('web_con_docs')} AND web_con_docs.expire = 'N'`,
  mou: () => Prisma.sql`${shown('web_con_docs')} AND web_con_docs.expire = 'N'`,
  person_page: () => inUse('web_con_persons'),
  direct_dean: () => Prisma.sql`${inUse('web_con_direct_deans')} AND ${ofKnownPerson('web_con_direct_deans')}`,
  group_item: () => Prisma.sql`${inUse('web_con_group_items')}
    AND EXISTS (SELECT 1 FROM dc_group_sub_bs b JOIN dc_group_sub_as a ON a.group_sub_a_id = b.group_sub_a_id
      JOIN dc_group_masters m ON m.group_master_id = a.group_master_id
      WHERE b.group_sub_b_id = web_con_group_items.group_sub_b_id AND b.active = 'Y' AND a.active = 'Y' AND m.active = 'Y')`,
  member: () => Prisma.sql`${usable('users')} AND EXISTS (SELECT 1 FROM user_infos info WHERE info.user_name = users.user_name)`,
  work: () => Prisma.sql`${accepted('web_con_works')} AND ${ofKnownPerson('web_con_works')}`,
  activity: () => Prisma.sql`${accepted('web_con_activitys')} AND ${ofUsablePerson('web_con_activitys')}`,
  faculty_date: () => inUse('faculty_dates'),
};

/** What a preview link may show of an entity besides what is public: records in any state, but no unaccepted work of a person who left. */
export const previewNow: Readonly<Record<string, () => Prisma.Sql>> = {
  direct_dean: () => ofKnownPerson('web_con_direct_deans'),
  work: () => ofUsablePerson('web_con_works'),
};

/** The name of the account where its person has a page, else empty: who left is named, and nothing leads to them. */
const accountWithPage = (table: string) => ({
  user_name: Prisma.sql`CASE WHEN ${usable('users')} THEN ${Prisma.raw(table)}.user_name ELSE '' END`,
});

/** Fields, by entity, whose public value is another than that of the documented list. The joins of that list are there. */
export const publicFields: Readonly<Record<string, Readonly<Record<string, Prisma.Sql>>>> = {
  direct_dean: accountWithPage('web_con_direct_deans'),
  work: accountWithPage('web_con_works'),
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
