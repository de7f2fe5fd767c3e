import { entities } from '@faculty/contracts/entities';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../db/cache.ts';
import { runSql } from '../db/run-sql.ts';
import { inUse, publicNow, usable } from './public-now.ts';

/** The record that hides a public file: whose right to view it needs, and whose it is for people limited to their own records. */
export interface HidingRecord {
  entity: AnyEntity;
  owner: string;
}

/** Records with public files: their table, which of its rows (both sections of documents share one), and when they are public. */
const holders: readonly { name: string; table: string; which?: string; shown: () => Prisma.Sql | undefined; tables?: readonly string[] }[] =
  [
    { name: 'news', table: 'web_con_news', shown: () => publicNow.news?.() },
    {
      name: 'news_image',
      table: 'web_con_new_images',
      shown: () =>
        Prisma.sql`EXISTS (SELECT 1 FROM web_con_news WHERE web_con_news.news_id = web_con_new_images.news_id AND ${publicNow.news?.()})`,
      tables: ['web_con_news'],
    },
    { name: 'article_page', table: 'web_con_article_pages', shown: () => publicNow.article_page?.() },
    { name: 'link', table: 'web_con_links', shown: () => publicNow.link?.() },
    { name: 'doc', table: 'web_con_docs', which: 'DOC', shown: () => publicNow.doc?.() },
    { name: 'mou', table: 'web_con_docs', which: 'MOU', shown: () => publicNow.mou?.() },
    {
      name: 'group_item',
      table: 'web_con_group_items',
      shown: () => publicNow.group_item?.(),
      tables: ['dc_group_masters', 'dc_group_sub_as', 'dc_group_sub_bs'],
    },
    { name: 'direct_dean', table: 'web_con_direct_deans', shown: () => publicNow.direct_dean?.(), tables: ['users'] },
    { name: 'upload', table: 'uploads', shown: () => inUse('uploads') },
    { name: 'member', table: 'users', shown: () => usable('users') },
  ];

/** Whether it is known when the public files of an entity are public. */
export const hasKnownHolder = (entity: string): boolean => holders.some(({ name }) => name === entity);

const holdersOf = new Map<string, { holder: (typeof holders)[number]; entity: AnyEntity; columns: readonly string[] }[]>();
for (const entity of entities as readonly AnyEntity[]) {
  for (const folder of new Set(Object.values(entity.files).flatMap((rule) => (rule.public ? [rule.folder] : [])))) {
    const holder = holders.find(({ name }) => name === entity.name);
    if (!holder) continue;
    const columns = Object.entries(entity.files).flatMap(([column, rule]) => (rule.public && rule.folder === folder ? [column] : []));
    holdersOf.set(folder, [...(holdersOf.get(folder) ?? []), { holder, entity, columns }]);
  }
}

/**
 * Returns a function that tells which record hides a public file: its record is not public now (`publicNow`). Null for the file of a
 * public record, and for one that no record has yet. Cached until one of the tables changes or a day begins in Bangkok.
 */
export function hiddenFiles(app: FastifyInstance): (path: string) => Promise<HidingRecord | null> {
  const cache = new QueryCache<HidingRecord | null>(app.changes);
  return (path) => {
    const found = holdersOf.get(path.slice(0, path.indexOf('/'))) ?? [];
    const tables = found.flatMap(({ holder }) => [holder.table, ...(holder.tables ?? [])]);
    return tables.length === 0
      ? Promise.resolve(null)
      : cache.of(tables, `${todayInBangkok()} ${path}`, async () => {
          for (const { holder, entity, columns } of found) {
            const at = (column: string) => Prisma.raw(`"${holder.table}"."${column}"`);
            const section = holder.which === undefined ? Prisma.empty : Prisma.sql`AND doc_section::text = ${holder.which}`;
            const which = Prisma.join(
              columns.map((column) => Prisma.sql`${at(column)} = ${path}`),
              ' OR ',
            );
            const { rows } = await runSql<{ shown: boolean; owner: string }>(
              app.pool,
              Prisma.sql`SELECT (${holder.shown()}) AS shown, ${at(entity.ownerKey)} AS owner FROM ${Prisma.raw(`"${holder.table}"`)} WHERE (${which}) ${section} LIMIT 1`,
            );
            const [row] = rows;
            if (row) return row.shown ? null : { entity, owner: row.owner };
          }
          return null;
        });
  };
}
