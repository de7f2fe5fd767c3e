import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { localized } from '@faculty/contracts/kit/public';
import { contentPage } from '@faculty/contracts/website/content-page';
import { Prisma } from '@faculty/prisma/client';
import type { SiteMenu } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../db/cache.ts';
import { runSql } from '../db/run-sql.ts';
import { tablesIn } from '../kit/lists/tables-in.ts';
import { readsTables } from './answer-cache.ts';
import { publicNow } from './public-kinds.ts';

interface Item {
  menu_item_id: number;
  parent_id: number | null;
  place: string;
  label_th: string;
  label_en: string;
  /** Where it leads on the website; null for a heading, and where nothing is shown there now. */
  path: string | null;
}

const statement = () => Prisma.sql`
  SELECT item.menu_item_id, item.parent_id, item.place, item.label_th, item.label_en, CASE item.target_kind
    WHEN 'P' THEN (SELECT '/page/' || page_url FROM web_con_pages WHERE pages_id::text = item.target AND ${publicNow(contentPage, 'web_con_pages')})
    WHEN 'A' THEN (SELECT '/articles?group=' || parameter_value FROM dc_params
      WHERE parameter_system = 'WEB' AND parameter_name = 'ARTICLE_PAGE_GROUP' AND parameter_value = item.target AND active = 'Y')
    WHEN 'S' THEN (SELECT '/news?section=' || parameter_value FROM dc_params
      WHERE parameter_system = 'WEB' AND parameter_name = 'NEWS_TYPE' AND parameter_value = item.target AND active = 'Y')
    WHEN 'N' THEN NULL ELSE item.target END AS path
  FROM menu_items item WHERE item.active = 'Y' ORDER BY item.order_seq, item.menu_item_id LIMIT 500`;

/**
 * Returns a function that reads the menu of the website in a language: items in use whose target is public now, and headings of such. Cached
 * until an item, a content page or an option is saved on any instance, or a day begins.
 */
export function siteMenuReader(app: FastifyInstance): (lang: Language) => Promise<SiteMenu> {
  const cache = new QueryCache<Item[]>(app.changes);
  const tables = tablesIn(statement());
  return async (lang) => {
    readsTables(tables);
    const items = await cache.of(tables, todayInBangkok(), async () => (await runSql<Item>(app.pool, statement())).rows);
    const shown = (place: string, parent: number | null): SiteMenu['header'] =>
      items
        .filter((item) => item.place === place && item.parent_id === parent)
        .map(({ menu_item_id, path, ...item }) => ({
          label: String(localized(item, lang).label),
          path,
          items: parent === null ? shown(place, menu_item_id) : [],
        }))
        .filter(({ path, items }) => path !== null || items.length > 0);
    return { header: shown('H', null), footer: shown('F', null), privacy: shown('P', null)[0] ?? null };
  };
}
