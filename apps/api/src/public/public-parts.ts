import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { countryName } from '@faculty/contracts/kit/countries';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { localized } from '@faculty/contracts/kit/public';
import { Prisma } from '@faculty/prisma/client';
import type { Found, Kind, SiteData, WithdrawnWork } from '@faculty/site/data';
import { dayColumns } from '../kit/lists/list.ts';
import { type PublicRecord, publicKinds } from './public-kinds.ts';
import type { PublicRecords } from './public-records.ts';

/** A record that is public now, with its parts; null when there is none. */
export async function publicRecord(records: PublicRecords, name: string, key: string, lang: Language): Promise<PublicRecord | null> {
  return withParts(records, name, await records.find(name, key, lang), lang);
}

/** A record in any state of publication, by its identifier, with its parts, for a preview link; null when there is none. */
export async function previewRecord(records: PublicRecords, name: string, id: string, lang: Language): Promise<PublicRecord | null> {
  return withParts(records, name, await records.preview(name, id, lang), lang);
}

async function withParts(records: PublicRecords, name: string, record: PublicRecord | null, lang: Language): Promise<PublicRecord | null> {
  if (!record) return null;
  const { rowParts, parts } = records.kind(name).rules;
  const [[ofRow] = [], own] = await Promise.all([rowParts?.of(records, [record], lang), parts?.of(records, record, lang)]);
  return { ...record, ...ofRow, ...own };
}

/** The grouped documents' categories and headings in use, in their order. */
export async function groupTree(records: PublicRecords, lang: Language): Promise<PublicRecord[]> {
  const rows = await records.select<PublicRecord & { a: number | null; b: number | null }>(
    Prisma.sql`SELECT m.group_master_id, m.group_master_name_th, m.group_master_name_en, m.group_master_title_th, m.group_master_title_en,
        a.group_sub_a_id AS a, a.group_sub_a_index, a.group_sub_a_title_th, a.group_sub_a_title_en,
        b.group_sub_b_id AS b, b.group_sub_b_title_th, b.group_sub_b_title_en
      FROM dc_group_masters m LEFT JOIN dc_group_sub_as a ON a.group_master_id = m.group_master_id AND a.active = 'Y'
      LEFT JOIN dc_group_sub_bs b ON b.group_sub_a_id = a.group_sub_a_id AND b.active = 'Y'
      WHERE m.active = 'Y' ORDER BY m.order_seq, m.group_master_id, a.order_seq, a.group_sub_a_id, b.order_seq, b.group_sub_b_id LIMIT 5000`,
  );
  const masters = new Map<unknown, PublicRecord & { headings: (PublicRecord & { subheadings: PublicRecord[] })[] }>();
  for (const row of rows) {
    const said = localized(row, lang);
    const master = masters.get(row.group_master_id) ?? {
      group_master_id: row.group_master_id,
      group_master_name: said.group_master_name,
      group_master_title: said.group_master_title,
      headings: [],
    };
    masters.set(row.group_master_id, master);
    if (row.a === null) continue;
    let heading = master.headings.find(({ group_sub_a_id }) => group_sub_a_id === row.a);
    if (!heading) {
      heading = {
        group_sub_a_id: row.a,
        group_sub_a_index: row.group_sub_a_index,
        group_sub_a_title: said.group_sub_a_title,
        subheadings: [],
      };
      master.headings.push(heading);
    }
    if (row.b !== null) heading.subheadings.push({ group_sub_b_id: row.b, group_sub_b_title: said.group_sub_b_title });
  }
  return [...masters.values()];
}

/** Departments in which there are people that the public sees, in their order. */
export async function departmentsOfPeople(records: PublicRecords, lang: Language): Promise<{ code: string; label: string }[]> {
  const rows = await records.select<{ code: string; th: string; en: string }>(
    Prisma.sql`SELECT d.up_department_id::text AS code, d.up_department_name_th AS th, d.up_department_name_en AS en FROM up_departments d
      WHERE d.active = 'Y' AND EXISTS (SELECT 1 FROM user_infos i JOIN users ON users.user_name = i.user_name
        WHERE i.up_department_id = d.up_department_id AND ${records.kind('member').now()})
      ORDER BY d.order_seq, d.up_department_id LIMIT 200`,
  );
  return rows.map(({ code, th, en }) => ({ code, label: (lang === 'en' && en) || th }));
}

/** Countries of MOUs that the public sees, by their names. */
export async function countriesOfMous(records: PublicRecords, lang: Language): Promise<{ code: string; label: string }[]> {
  const rows = await records.select<{ code: string }>(
    Prisma.sql`SELECT DISTINCT mou_country AS code FROM web_con_docs WHERE doc_section = 'MOU' AND mou_country <> '' AND ${records.kind('mou').now()} LIMIT 300`,
  );
  return rows.map(({ code }) => ({ code, label: countryName(code, lang) })).sort((a, b) => a.label.localeCompare(b.label, lang));
}

/** Kinds of the search, in the order of its answer. */
export const searchedKinds = Object.keys(publicKinds).filter((name) => isEntityKey(name) && entityOf[name].public);

/** Dates that the website's calendar shows: from this month on, most of a year. */
const inCalendar = () => {
  const today = todayInBangkok();
  return Prisma.sql`faculty_dates.end_date >= date_trunc('month', ${today}::date) AND faculty_dates.start_date <= ${today}::date + 330`;
};

/** The first records of every kind that contain the words, or of `only` one, with the number of all. One statement at a time: a search takes one connection. */
export async function publicSearch(records: PublicRecords, q: string, lang: Language, limit: number, only?: string) {
  const groups: (Found['groups'][number] & { path: string })[] = [];
  for (const name of searchedKinds) {
    if (only !== undefined && name !== only) continue;
    const kind = records.kind(name);
    const { rows, count } = await records.list(name, { lang, q, limit, ...(name === 'faculty_date' && { also: [inCalendar()] }) });
    if (count === 0) continue;
    const title = (kind.entity.title?.th ?? []).map((field) => field.replace(/_th$/, ''));
    const places = await records.places(name, { q, lang, keys: rows.map((row) => row[kind.key] as string | number) }); // a key is either
    const day = dayColumns(kind.entity.item).find(({ field }) => kind.fields.includes(field) && field !== kind.entity.public?.period?.end);
    const picture = Object.keys(kind.entity.files).find(
      (field) => kind.entity.files[field]?.kind === 'image' && kind.fields.includes(field),
    );
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
    const hits = rows.map((row) => ({
      kind: name,
      key: String(row[kind.key]),
      date: name === 'member' ? null : (text(row[day?.field ?? '']) ?? String(row.updated_at)).slice(0, 10),
      picture: text(row[(picture ?? '').replace(/_th$/, '')]),
      address: text(row.links_url),
      place: places.get(String(row[kind.key])) ?? null,
      title: title
        .map((field) => row[field])
        .join(' ')
        .trim(),
      lang: row.lang as Language,
    }));
    groups.push({ kind: name as Kind, path: kind.path, count, hits }); // `searchedKinds` has no others
  }
  return { groups, complete: await records.areComplete() };
}

/** Records of a kind, by their key, that were public when they were put in the bin, for as long as they are there. */
export function goneRecords(records: PublicRecords, kind: string, { key }: { key: string }): Promise<{ key: string }[]> {
  return records.select<{ key: string }>(
    Prisma.sql`SELECT public_key AS key FROM binned WHERE entity = ${kind} AND public_key = ${key} LIMIT 1`,
  );
}

/** Works that were public and are not any more, in the order of their numbers. */
export async function withdrawnWorks(
  records: PublicRecords,
  { key, type, from, until, after = 0, limit }: Parameters<SiteData['withdrawnWorks']>[0],
): Promise<WithdrawnWork[]> {
  const rows = await records.select<Omit<WithdrawnWork, 'withdrawn_at'> & { withdrawn_at: Date }>(
    Prisma.sql`SELECT work_id, work_type, withdrawn_at FROM withdrawn_works WHERE work_id > ${after}
      ${key === undefined ? Prisma.empty : Prisma.sql`AND work_id = ${Number(key)}`}
      ${type === undefined ? Prisma.empty : Prisma.sql`AND work_type = ${type}`}
      AND withdrawn_at >= ${from ?? '-infinity'}::timestamptz AND withdrawn_at < ${until ?? 'infinity'}::timestamptz + interval '1 second'
      ORDER BY work_id LIMIT ${limit}`,
  );
  return rows.map((row) => ({ ...row, withdrawn_at: row.withdrawn_at.toISOString() }));
}

/** Where a former path of the website leads, by the first of its spellings that leads anywhere; null when nowhere. */
export async function redirectFrom(records: PublicRecords, spellings: readonly string[]): Promise<string | null> {
  const [row] = await records.select<{ to_path: string }>(
    Prisma.sql`SELECT to_path FROM redirects WHERE from_path = ANY(${spellings}) ORDER BY array_position(${spellings}::text[], from_path) LIMIT 1`,
  );
  return row?.to_path ?? null;
}
