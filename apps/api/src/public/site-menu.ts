import { type MenuItemRow, type MenuPlace, menuItem } from '@faculty/contracts/admin/menu-item';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { localized } from '@faculty/contracts/kit/public';
import { Prisma } from '@faculty/prisma/client';
import type { HomeItem, SiteMenu } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../db/cache.ts';
import { listOf } from '../kit/lists/list.ts';
import { tablesIn } from '../kit/lists/tables-in.ts';
import { readsTables } from './answer-cache.ts';

/**
 * Returns a function that reads the menu, the footer and the home page's blocks in a language: items in use whose target is public now, headings
 * of such, and what leads nowhere by intention. Cached until an item, a content page or an option is saved on any instance, or a day begins.
 */
export function siteMenuReader(app: FastifyInstance): (lang: Language) => Promise<SiteMenu> {
  const cache = new QueryCache<MenuItemRow[]>(app.changes);
  const source = app.listSources.get(menuItem.name);
  if (!source) throw new Error('the menu needs its list');
  const { text, values } = listOf(menuItem, source.list as never).page({} as never, [Prisma.sql`menu_items.active = 'Y'`]);
  const tables = tablesIn({ text });
  return async (lang) => {
    readsTables(tables);
    const today = todayInBangkok();
    const items = await cache.of(tables, today, async () => {
      const { rows } = await app.pool.query<[string]>({ text, values, rowMode: 'array' });
      return rows.map(([json]) => JSON.parse(json) as MenuItemRow);
    });
    const level = (under: string) => items.filter((item) => item.under === under);
    const pathOf = ({ target_kind, target_state, target_path }: MenuItemRow) =>
      target_kind === 'N' || target_state !== 'S' ? null : target_path;
    const read = (item: MenuItemRow, isHome: boolean): HomeItem => {
      const below = level(String(item.menu_item_id)).filter((each) => pathOf(each) !== null || (isHome && each.target_kind === 'N'));
      const own = localized({ ...item }, lang) as unknown as Omit<HomeItem, 'items' | 'lang'>; // one field of each pair
      const items = below.map((each) => read(each, isHome));
      return { ...own, path: pathOf(item), lang: lang === 'en' && item.label_en === '' ? 'th' : lang, items };
    };
    const shown = (place: MenuPlace) =>
      level(place)
        .map((item) => read(item, false))
        .filter(({ path, items }) => path !== null || items.length > 0);
    const shows = ({ start_date, end_date }: MenuItemRow) => (start_date ?? today) <= today && (end_date ?? today) >= today;
    const home = level('W')
      .filter(shows)
      .map((item) => read(item, true));
    return { home, header: shown('H'), footer: shown('F'), privacy: shown('P')[0] ?? null };
  };
}
