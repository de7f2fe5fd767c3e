import { Prisma } from '@faculty/prisma/client';
import type { GroupTree, Page, Records, SiteData } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import {
  countriesOfMous,
  departmentsOfPeople,
  goneRecords,
  groupTree,
  publicRecord,
  publicSearch,
  redirectFrom,
  withdrawnWorks,
} from './public-parts.ts';

/** What the website is drawn from: the functions of the public API. */
export function siteData({
  publicRecords: records,
  siteSettings,
  siteMenu,
}: Pick<FastifyInstance, 'publicRecords' | 'siteSettings' | 'siteMenu'>): SiteData {
  // `as`: the rows of a kind have the public fields of its contract, localized
  return {
    list: (kind, options) => records.list(kind, options) as Promise<unknown> as Promise<Page<Records[typeof kind]>>,
    async earliestWork() {
      const [row] = await records.select<{ at: Date | null }>(
        Prisma.sql`SELECT least((SELECT min(updated_at) FROM web_con_works WHERE ${records.kind('work').now()}), (SELECT min(withdrawn_at) FROM withdrawn_works)) AS at`,
      );
      return row?.at?.toISOString() ?? null;
    },
    withdrawnWorks: (which) => withdrawnWorks(records, which),
    gone: (kind, which) => goneRecords(records, kind, which),
    redirect: (spellings) => redirectFrom(records, spellings),
    find: (kind, key, lang) => publicRecord(records, kind, key, lang) as Promise<Records[typeof kind] | null>,
    options: (list, lang) => records.options(list, lang),
    departments: (lang) => departmentsOfPeople(records, lang),
    countries: (lang) => countriesOfMous(records, lang),
    tree: (lang) => groupTree(records, lang) as Promise<unknown[]> as Promise<GroupTree[]>,
    settings: siteSettings,
    menu: siteMenu,
    async fileBytes(paths) {
      const found = await records.select<{ path: string; bytes: number }>(
        Prisma.sql`SELECT path, bytes FROM stored_files WHERE path = ANY(${[...paths]})`,
      );
      return new Map(found.map(({ path, bytes }) => [path, bytes]));
    },
    search: (q, lang, limit, kind) => publicSearch(records, q, lang, limit, kind),
    async calendar(from, to, lang) {
      const also = [Prisma.sql`start_date <= ${to}::date AND end_date >= ${from}::date`];
      return (await records.list('faculty_date', { lang, limit: 500, also })).rows as Records['faculty_date'][];
    },
  };
}
