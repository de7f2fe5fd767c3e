import { countryName } from '@faculty/contracts/kit/countries';
import type { GroupTree } from '@faculty/contracts/website/public-answers';
import { Prisma } from '@faculty/prisma/client';
import type { Page, Records, SiteData, WithdrawnWork } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import { publicSearch } from './public-search.ts';

/** What the website and the calls of the public API besides those of records are made of. */
export function siteData(app: FastifyInstance): SiteData {
  const { publicRecords: records, siteSettings, siteMenu } = app;
  // `as`: the rows of a kind have the public fields of its contract, localized
  return {
    list: (kind, options) => records.list(kind, options) as Promise<unknown> as Promise<Page<Records[typeof kind]>>,
    find: (kind, key, lang) => records.find(kind, key, lang) as Promise<Records[typeof kind] | null>,
    options: (list, lang) => records.options(list, lang),
    search: (q, lang, limit, kind) => publicSearch(app, q, lang, limit, kind),
    settings: siteSettings,
    menu: siteMenu,
    async calendar(from, to, lang, changed) {
      const also = [Prisma.sql`start_date <= ${to}::date AND end_date >= ${from}::date`];
      return (await records.list('faculty_date', { lang, limit: 500, changed, also })).rows as Records['faculty_date'][];
    },
    async departments(lang) {
      const rows = await records.select<{ code: string; th: string; en: string }>(
        Prisma.sql`SELECT d.up_department_id::text AS code, d.up_department_name_th AS th, d.up_department_name_en AS en FROM up_departments d
          WHERE d.active = 'Y' AND EXISTS (SELECT 1 FROM user_infos i JOIN users ON users.user_name = i.user_name
            WHERE i.up_department_id = d.up_department_id AND ${records.kind('member').now()})
          ORDER BY d.order_seq, d.up_department_id LIMIT 200`,
      );
      return rows.map(({ code, th, en }) => ({ code, label: (lang === 'en' && en) || th }));
    },
    async countries(lang) {
      const rows = await records.select<{ code: string }>(
        Prisma.sql`SELECT DISTINCT mou_country AS code FROM web_con_docs WHERE doc_section = 'MOU' AND mou_country <> '' AND ${records.kind('mou').now()} LIMIT 300`,
      );
      return rows.map(({ code }) => ({ code, label: countryName(code, lang) })).sort((a, b) => a.label.localeCompare(b.label, lang));
    },
    // of the categories, headings and what is below each at most 200
    tree(lang) {
      const said = (field: string) => Prisma.raw(lang === 'en' ? `coalesce(nullif(${field}_en, ''), ${field}_th)` : `${field}_th`);
      return records.select<GroupTree>(Prisma.sql`
      SELECT m.group_master_id, ${said('m.group_master_name')} AS group_master_name, ${said('m.group_master_title')} AS group_master_title,
        to_json(ARRAY(SELECT json_build_object('group_sub_a_id', a.group_sub_a_id, 'group_sub_a_index', a.group_sub_a_index,
            'group_sub_a_title', ${said('a.group_sub_a_title')}, 'subheadings', ARRAY(
              SELECT json_build_object('group_sub_b_id', b.group_sub_b_id, 'group_sub_b_title', ${said('b.group_sub_b_title')})
              FROM dc_group_sub_bs b WHERE b.group_sub_a_id = a.group_sub_a_id AND b.active = 'Y' ORDER BY b.order_seq, b.group_sub_b_id LIMIT 200))
          FROM dc_group_sub_as a WHERE a.group_master_id = m.group_master_id AND a.active = 'Y' ORDER BY a.order_seq, a.group_sub_a_id LIMIT 200)) AS headings
      FROM dc_group_masters m WHERE m.active = 'Y' ORDER BY m.order_seq, m.group_master_id LIMIT 200`);
    },
    async earliestWork() {
      const [row] = await records.select<{ at: Date | null }>(
        Prisma.sql`SELECT least((SELECT min(updated_at) FROM web_con_works WHERE ${records.kind('work').now()}), (SELECT min(withdrawn_at) FROM withdrawn_works)) AS at`,
      );
      return row?.at?.toISOString() ?? null;
    },
    async withdrawnWorks({ key, type, from, until, after = 0, limit }) {
      const rows = await records.select<Omit<WithdrawnWork, 'withdrawn_at'> & { withdrawn_at: Date }>(
        Prisma.sql`SELECT work_id, work_type, withdrawn_at FROM withdrawn_works WHERE work_id > ${after}
        ${key === undefined ? Prisma.empty : Prisma.sql`AND work_id = ${Number(key)}`}
        ${type === undefined ? Prisma.empty : Prisma.sql`AND work_type = ${type}`}
        AND withdrawn_at >= ${from ?? '-infinity'}::timestamptz AND withdrawn_at < ${until ?? 'infinity'}::timestamptz + interval '1 second'
        ORDER BY work_id LIMIT ${limit}`,
      );
      return rows.map((row) => ({ ...row, withdrawn_at: row.withdrawn_at.toISOString() }));
    },
    async isGone(kind, key) {
      return (await records.select(Prisma.sql`SELECT FROM binned WHERE entity = ${kind} AND public_key = ${key} LIMIT 1`)).length > 0;
    },
    async redirect(spellings) {
      const [row] = await records.select<{ to_path: string }>(
        Prisma.sql`SELECT to_path FROM redirects WHERE from_path = ANY(${spellings}) ORDER BY array_position(${spellings}::text[], from_path) LIMIT 1`,
      );
      return row?.to_path ?? null;
    },
    async fileBytes(paths) {
      const found = await records.select<{ path: string; bytes: number }>(
        Prisma.sql`SELECT path, bytes FROM stored_files WHERE path = ANY(${[...paths]})`,
      );
      return new Map(found.map(({ path, bytes }) => [path, bytes]));
    },
  };
}
