import type { EntityKey } from '@faculty/contracts/entity-labels';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { localized } from '@faculty/contracts/kit/public';
import { news } from '@faculty/contracts/website/news';
import { education, placedPerson } from '@faculty/contracts/website/public-answers';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import { type Condition, everyWord } from '../kit/lists/conditions.ts';
import { shownBy } from '../kit/lists/shown-by.ts';
import { peopleSearch } from '../kit/people/people-search.ts';
import { fileAddress } from '../storage/file-address.ts';

export type PublicRecord = Record<string, unknown>;

/** The part of `PublicRecords` that a record's parts are read by. */
interface Reader {
  select<Row extends object>(statement: Prisma.Sql): Promise<Row[]>;
  kind(name: EntityKey): { now(): Prisma.Sql };
}

/** What only the server knows of an entity that everybody may read. The rest is `public` of its contract. */
export interface PublicRules {
  /** Holds for a record that is public now, besides what its contract says. */
  also?(): Prisma.Sql;
  /** Holds for a public file of the entity, where that is not what holds for its record. */
  files?(): Prisma.Sql;
  /** What a preview link may show: records in any state, but no unaccepted work of a person who left. */
  preview?(): Prisma.Sql;
  /** Fields whose public value is of another type than in the contract's row. */
  types?: Shape;
  /** Fields whose public value is another than that of the documented list. The joins of that list are there. */
  fields?: Readonly<Record<string, Prisma.Sql>>;
  /** Texts that the documented list does not have, in pairs. */
  texts?: Readonly<Record<string, Prisma.Sql>>;
  /**
   * For entities whose documented search looks into private columns, the e-mail address of an account: whoever may guess and is told
   * whether there is a hit would read them. The others search their `search_text`, which is made of public fields.
   */
  search?(q: string | undefined): Condition;
  /** Filters that readers need and the documented list does not have. */
  filters?: Readonly<Record<string, PublicFilter>>;
  /** What belongs to a record, selected field by field: the album of a news item, the people of a showcase … */
  parts?: { shape: Shape; of(records: Reader, record: PublicRecord, lang: Language): Promise<PublicRecord> };
}

type Shape = Readonly<Record<string, z.ZodType>>;

interface PublicFilter {
  schema: z.ZodType;
  /** The value was checked by the schema where a caller sent it; the website sends what stands in its address. */
  condition(value: string): Condition;
}

const files = Prisma.raw(`'${fileAddress('')}'`);
/** The most parts of a record in an answer. */
const most = 500;

/** Accounts that are not only signed up without a verified e-mail: of people whom the faculty knows. */
const known = (account: string) => {
  const column = (name: string) => Prisma.raw(`${account}.${name}`);
  return Prisma.sql`NOT (${column('email_verified_at')} IS NULL AND ${column('created_by')} = ${column('user_name')})`;
};

/** Accounts that are in use: of known people, and not cancelled. Whether somebody is in lists of people and has a page. */
const usable = (account: string) => Prisma.sql`NOT ${Prisma.raw(`${account}.disabled`)} AND ${known(account)}`;

const ofPerson = (which: typeof known, table: string) =>
  Prisma.sql`EXISTS (SELECT 1 FROM users person WHERE person.user_name = ${Prisma.raw(table)}.user_name AND ${which('person')})`;

/** The name of the account where its person has a page, else empty: who left is named, and nothing leads to them. */
const accountWithPage = (table: string) => ({
  user_name: Prisma.sql`CASE WHEN ${usable('users')} THEN ${Prisma.raw(table)}.user_name ELSE '' END`,
});

/** A text in both languages, never null. */
const inBoth = (name: string, text: (language: Language) => string): Record<string, Prisma.Sql> =>
  Object.fromEntries((['th', 'en'] as const).map((each) => [`${name}_${each}`, Prisma.raw(`coalesce(${text(each)}, '')`)]));

const namesAnd = (...columns: string[]) =>
  Prisma.raw(
    `search_fold(concat_ws(E'\\n', ${['fname_th', 'lname_th', 'fname_en', 'lname_en']
      .map((name) => `users.${name}`)
      .concat(columns)
      .join(', ')}))`,
  );

/** Items in use; of blocks of the home page, those that show today. */
const shownItem = (table: string) => {
  const [item, today] = [Prisma.raw(table), Prisma.sql`${todayInBangkok()}::date`];
  return Prisma.sql`${item}.active = 'Y' AND (${item}.block = '' OR
    (coalesce(${item}.start_date <= ${today}, TRUE) AND coalesce(${item}.end_date >= ${today}, TRUE)))`;
};

const references = { doc_ref: z.array(z.int()) };

/**
 * The entities that everybody may read, in the order of the search over all. An entity with `public` in its contract has a line here, or
 * the start fails; so does one whose public files belong to something else.
 */
export const publicKinds: Readonly<Partial<Record<EntityKey, PublicRules>>> = {
  news: {
    parts: {
      shape: { album: z.array(z.string()), album_texts: z.array(z.object({ caption: z.string(), alt: z.string() })) },
      async of(records, { news_id }, lang) {
        const album = await records.select<PublicRecord & { address: string }>(
          Prisma.sql`SELECT ${files} || news_b_image AS address, caption_th, caption_en, alt_th, alt_en FROM web_con_new_images
          WHERE news_id = ${Number(news_id)} ORDER BY order_seq DESC, news_image_id DESC LIMIT ${most}`,
        );
        const texts = album.map((picture) => {
          const { caption, alt } = localized(picture, lang);
          return { caption, alt };
        });
        return { album: album.map(({ address }) => address), album_texts: texts };
      },
    },
  },
  content_page: {},
  article_page: {},
  doc: {
    types: references,
    parts: {
      shape: { references: z.array(z.object({ doc_id: z.int(), doc_title: z.string() })) },
      async of(records, { doc_ref }, lang) {
        const ids = (doc_ref as string[]).map(Number).filter(Number.isInteger);
        if (ids.length === 0) return { references: [] };
        const found = await records.select<PublicRecord>(
          Prisma.sql`SELECT doc_id, doc_title_th, doc_title_en, switch_lang::text FROM web_con_docs
          WHERE doc_section = 'DOC' AND doc_id IN (${Prisma.join(ids)}) AND ${records.kind('doc').now()} ORDER BY doc_id DESC LIMIT ${most}`,
        );
        return { references: found.map((row) => localized(row, lang)) };
      },
    },
  },
  mou: {
    types: references,
    filters: {
      state: {
        schema: z.enum(['in_force', 'ended']).optional(),
        condition: (state) =>
          state === 'ended'
            ? Prisma.sql`web_con_docs.mou_end_date < ${todayInBangkok()}::date`
            : state === 'in_force' &&
              Prisma.sql`(web_con_docs.mou_end_date IS NULL OR web_con_docs.mou_end_date >= ${todayInBangkok()}::date)`,
      },
    },
  },
  group_item: {
    also: () => Prisma.sql`EXISTS (SELECT 1 FROM dc_group_sub_bs b JOIN dc_group_sub_as a ON a.group_sub_a_id = b.group_sub_a_id
        JOIN dc_group_masters m ON m.group_master_id = a.group_master_id
        WHERE b.group_sub_b_id = web_con_group_items.group_sub_b_id AND b.active = 'Y' AND a.active = 'Y' AND m.active = 'Y')`,
  },
  link: {},
  member: {
    also: () => Prisma.sql`${usable('users')} AND EXISTS (SELECT 1 FROM user_infos info WHERE info.user_name = users.user_name)`,
    files: () => usable('users'),
    search: (q) => (q === undefined ? undefined : peopleSearch(q, namesAnd())),
    filters: {
      department: {
        schema: serialId.optional(),
        condition: (department) => /^\d{1,9}$/.test(department) && Prisma.sql`user_infos.up_department_id = ${Number(department)}`,
      },
    },
    texts: {
      ...inBoth('prefix', (language) => `prefixs.prefix_s_${language}`),
      ...inBoth('position', (language) => `job_positions.job_position_l_${language}`),
      ...inBoth(
        'academic_position',
        (language) => `(SELECT job_position_l_${language} FROM job_positions c WHERE c.job_position_code = user_infos.info_data_c)`,
      ),
      ...inBoth(
        'department',
        (language) =>
          `(SELECT up_department_name_${language} FROM up_departments d WHERE d.up_department_id = user_infos.up_department_id)`,
      ),
    },
    parts: {
      shape: { education: z.array(education) },
      async of(records, { user_name }, lang) {
        const degrees = await records.select<PublicRecord>(
          Prisma.sql`SELECT e.edu_year, l.edu_name_th, l.edu_name_en, e.edu_degree_th, e.edu_degree_en, e.edu_degree_place_th, e.edu_degree_place_en
            FROM user_edus e JOIN edu_levels l ON l.edu_code = e.edu_code WHERE e.user_name = ${String(user_name)} AND e.active = 'Y'
            ORDER BY e.edu_year DESC, e.edu_id DESC LIMIT ${most}`,
        );
        return { education: degrees.map((row) => localized(row, lang)) };
      },
    },
  },
  // works and terms as dean of a person who left stay: they are the faculty's history. People and their activities are public only in use
  work: {
    also: () => ofPerson(known, 'web_con_works'),
    preview: () => ofPerson(usable, 'web_con_works'),
    fields: accountWithPage('web_con_works'),
  },
  activity: { also: () => ofPerson(usable, 'web_con_activitys') },
  person_page: {
    parts: {
      shape: { people: z.array(placedPerson) },
      async of(records, { persons_url }, lang) {
        const people = await records.select<PublicRecord>(
          Prisma.sql`SELECT cell.row_number, cell.column_number, users.user_name, users.fname_th, users.fname_en, users.lname_th, users.lname_en,
            coalesce(prefixs.prefix_s_th, '') AS prefix_th, coalesce(prefixs.prefix_s_en, '') AS prefix_en, cell.position_th, cell.position_en, ${files} || users."avatarFile" AS picture
          FROM web_con_person_cells cell JOIN web_con_persons page ON page.persons_id = cell.persons_id
          JOIN users ON users.user_name = cell.user_name LEFT JOIN user_infos ON user_infos.user_name = users.user_name
          LEFT JOIN prefixs ON prefixs.prefix_code = user_infos.prefix_code
          WHERE page.persons_url = ${String(persons_url)} AND ${records.kind('member').now()} ORDER BY cell.row_number, cell.column_number LIMIT ${most}`,
        );
        return { people: people.map((person) => localized(person, lang)) };
      },
    },
  },
  direct_dean: {
    also: () => ofPerson(known, 'web_con_direct_deans'),
    preview: () => ofPerson(known, 'web_con_direct_deans'),
    fields: accountWithPage('web_con_direct_deans'),
    search(q) {
      const text = namesAnd('web_con_direct_deans.direct_dean_position_th', 'web_con_direct_deans.direct_dean_position_en');
      return everyWord(
        q,
        (pattern) =>
          Prisma.sql`EXISTS (SELECT 1 FROM users WHERE users.user_name = web_con_direct_deans.user_name AND ${text} LIKE ${pattern})`,
      );
    },
    parts: {
      shape: { entries: z.array(z.object({ type: z.enum(['T1', 'T2', 'T3']), title: z.string() })) },
      async of(records, { direct_dean_id }, lang) {
        const entries = await records.select<PublicRecord>(
          Prisma.sql`SELECT direct_dean_list_type::text AS type, direct_dean_list_title_th AS title_th, direct_dean_list_title_en AS title_en
          FROM web_con_direct_dean_lists WHERE user_name = (SELECT user_name FROM web_con_direct_deans WHERE direct_dean_id = ${Number(direct_dean_id)}) AND active = 'Y'
          ORDER BY direct_dean_list_type, order_seq DESC, direct_dean_list_id DESC LIMIT ${most}`,
        );
        return { entries: entries.map((entry) => localized(entry, lang)) };
      },
    },
  },
  faculty_date: {},
  menu_item: {
    files: () =>
      Prisma.sql`${shownItem('menu_items')} AND (menu_items.parent_id IS NULL OR EXISTS (SELECT FROM menu_items above
        WHERE above.menu_item_id = menu_items.parent_id AND ${shownItem('above')}))`,
  },
  news_image: {
    files: () =>
      Prisma.sql`EXISTS (SELECT 1 FROM web_con_news WHERE web_con_news.news_id = web_con_new_images.news_id AND ${publicNow(news, 'web_con_news')})`,
  },
};

/** The rules of an entity; of any name. */
export const rulesOf = ({ name }: AnyEntity): PublicRules => publicKinds[name as EntityKey] ?? {};

/**
 * What the public may read of an entity now: in use, begun, not ended, not marked as expired, accepted by a reviewer. A deleted record is
 * in no table. API, website, search, feeds and the addresses of files use the same condition. The day is that of Bangkok.
 * @throws when nothing says when a record is public
 */
export function publicNow(entity: AnyEntity, table: string): Prisma.Sql {
  const conditions = [...shownBy(entity, table), rulesOf(entity).also?.() ?? []].flat();
  if (conditions.length === 0) throw new Error(`${entity.name}: public-kinds.ts does not say when its records are public`);
  return Prisma.join(conditions, ' AND ');
}
