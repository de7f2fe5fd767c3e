import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { localized } from '@faculty/contracts/kit/public';
import { contentPage } from '@faculty/contracts/website/content-page';
import { Prisma } from '@faculty/prisma/client';
import type { HomeItem, SiteMenu } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../db/cache.ts';
import { runSql } from '../db/run-sql.ts';
import { tablesIn } from '../kit/lists/tables-in.ts';
import { fileAddress } from '../storage/file-address.ts';
import { readsTables } from './answer-cache.ts';
import { publicNow } from './public-kinds.ts';

interface Item extends Omit<HomeItem, 'label' | 'lang' | 'note' | 'items'> {
  menu_item_id: number;
  parent_id: number | null;
  place: string;
  label_th: string;
  label_en: string;
  note_th: string;
  note_en: string;
  target_kind: string;
}

const statement = () => Prisma.sql`
  SELECT item.menu_item_id, item.parent_id, item.place, item.label_th, item.label_en, item.block, item.note_th, item.note_en, item.icon,
    ${Prisma.raw(`'${fileAddress('')}'`)} || item.picture AS picture, item.start_date::text, item.end_date::text, item.target_kind, CASE item.target_kind
    WHEN 'P' THEN (SELECT '/page/' || page_url FROM web_con_pages WHERE pages_id::text = item.target AND ${publicNow(contentPage, 'web_con_pages')})
    WHEN 'A' THEN (SELECT '/articles?group=' || parameter_value FROM dc_params
      WHERE parameter_system = 'WEB' AND parameter_name = 'ARTICLE_PAGE_GROUP' AND parameter_value = item.target AND active = 'Y')
    WHEN 'S' THEN (SELECT '/news?section=' || parameter_value FROM dc_params
      WHERE parameter_system = 'WEB' AND parameter_name = 'NEWS_TYPE' AND parameter_value = item.target AND active = 'Y')
    WHEN 'N' THEN NULL ELSE item.target END AS path
  FROM menu_items item WHERE item.active = 'Y' ORDER BY item.order_seq, item.menu_item_id LIMIT 500`;

/**
 * Returns a function that reads the menu, the footer and the home page's blocks in a language: items in use whose target is public now, headings
 * of such, and what leads nowhere by intention. Cached until an item, a content page or an option is saved on any instance, or a day begins.
 */
export function siteMenuReader(app: FastifyInstance): (lang: Language) => Promise<SiteMenu> {
  const cache = new QueryCache<Item[]>(app.changes);
  const tables = tablesIn(statement());
  return async (lang) => {
    readsTables(tables);
    const today = todayInBangkok();
    const items = await cache.of(tables, today, async () => (await runSql<Item>(app.pool, statement())).rows);
    const level = (place: string, parent: number | null) => items.filter((item) => item.place === place && item.parent_id === parent);
    const read = (item: Item): HomeItem => {
      const { label_th, label_en, note_th, note_en, block, path, icon, picture, start_date, end_date } = item;
      const { label, note } = localized({ label_th, label_en, note_th, note_en }, lang) as { label: string; note: string }; // both are texts
      const below = level(item.place, item.menu_item_id);
      return {
        label,
        lang: lang === 'en' && label_en === '' ? 'th' : lang,
        note,
        block,
        path,
        icon,
        picture,
        start_date,
        end_date,
        items: (item.place === 'W' ? below.filter((each) => each.path !== null || each.target_kind === 'N') : below).map(read),
      };
    };
    const shown = (place: string) =>
      level(place, null)
        .map(read)
        .map((item) => ({ ...item, items: item.items.filter(({ path }) => path !== null) }))
        .filter(({ path, items }) => path !== null || items.length > 0);
    const shows = ({ start_date, end_date }: Item) => (start_date ?? today) <= today && (end_date ?? today) >= today;
    return { home: level('W', null).filter(shows).map(read), header: shown('H'), footer: shown('F'), privacy: shown('P')[0] ?? null };
  };
}
