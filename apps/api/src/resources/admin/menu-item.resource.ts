import {
  type HomeBlock,
  homeFields,
  type MenuItemBody,
  menuItem,
  menuPages,
  menuPagesRoute,
  menuPlaces,
  targetLists,
} from '@faculty/contracts/admin/menu-item';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { contentPage } from '@faculty/contracts/website/content-page';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/crud/context.ts';
import { dayDate } from '../../kit/crud/days.ts';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { shownBy, todaySql } from '../../kit/lists/shown-by.ts';

const shownPage = Prisma.join(shownBy(contentPage, 'web_con_pages', todaySql), ' AND ');
const titleOfTarget = (language: 'th' | 'en') =>
  Prisma.raw(`coalesce(web_con_pages.page_title_${language}, dc_params.parameter_${language}, '')`);

/** The items of the website's menu, footer and home page: two levels, and how each target stands today. */
export function menuItemResource(app: FastifyInstance): void {
  registerResource(app, menuItem, {
    list: {
      table: 'menu_items',
      joins: {
        web_con_pages: Prisma.sql`menu_items.target_kind = 'P' AND web_con_pages.pages_id::text = menu_items.target`,
        dc_params: Prisma.sql`dc_params.parameter_system = 'WEB' AND dc_params.parameter_value = menu_items.target
          AND dc_params.parameter_name = CASE menu_items.target_kind WHEN 'A' THEN 'ARTICLE_PAGE_GROUP' WHEN 'S' THEN 'NEWS_TYPE' END`,
      },
      fields: {
        under: Prisma.sql`coalesce(menu_items.parent_id::text, menu_items.place)`,
        target_title_th: titleOfTarget('th'),
        target_title_en: titleOfTarget('en'),
        target_path: Prisma.sql`CASE menu_items.target_kind WHEN 'P' THEN '/page/' || web_con_pages.page_url
          WHEN 'A' THEN '/articles?group=' || menu_items.target WHEN 'S' THEN '/news?section=' || menu_items.target ELSE menu_items.target END`,
        target_state: Prisma.sql`CASE WHEN menu_items.target_kind NOT IN ('P', 'A', 'S') THEN 'S'
          WHEN web_con_pages.pages_id IS NULL AND dc_params.parameter_id IS NULL THEN 'D'
          WHEN dc_params.active = 'Y' OR (${shownPage}) THEN 'S' ELSE 'H' END`,
      },
      search: ['label_th', 'label_en'],
    },
    async create(body, ctx) {
      await requireTargetThere(body, ctx);
      const where = await placeOf(body, ctx);
      const highest = async () => (await ctx.db.menuItem.aggregate({ where, _max: { order_seq: true } }))._max.order_seq;
      const order_seq = await nextOrder(body.order_seq, highest);
      return ctx.db.menuItem.create({ data: { ...data(body), ...filePaths(ctx), ...where, ...ctx.stamps.add, order_seq } });
    },
    async update(body, ctx, before) {
      // what leads nowhere any more can be renamed and moved
      if (body.target_kind !== before.target_kind || body.target !== before.target) await requireTargetThere(body, ctx);
      const place = await placeOf(body, ctx, before.menu_item_id);
      await ctx.db.menuItem.updateMany({ where: { parent_id: before.menu_item_id }, data: { place: place.place } });
      return ctx.db.menuItem.update({
        where: ctx.where,
        data: { ...data(body), ...filePaths(ctx), ...place, ...keptOrder(body, before), ...ctx.stamps.edit },
      });
    },
  });

  app.route({
    ...methodAndUrl(menuPagesRoute),
    config: { right: { page: menuItem.page, action: 'view' } },
    schema: { tags: [menuItem.tag], response: { 200: menuPages } },
    handler: () =>
      app.db.contentPage.findMany({
        select: { pages_id: true, page_title_th: true, page_title_en: true },
        orderBy: { page_title_th: 'asc' },
        take: 1000,
      }),
  });
}

const data = ({ under: _under, order_seq: _order, ...body }: MenuItemBody) => ({
  ...body,
  target: body.target_kind === 'N' ? '' : body.target,
  start_date: body.start_date && dayDate(body.start_date),
  end_date: body.end_date && dayDate(body.end_date),
});

/** @throws ApiError when there is no such page, group or section */
async function requireTargetThere({ target_kind: kind, target }: MenuItemBody, { db }: Context): Promise<void> {
  const found =
    kind === 'P'
      ? await db.contentPage.count({ where: { pages_id: Number(target) } })
      : kind === 'A' || kind === 'S'
        ? await db.parameter.count({ where: { parameter_system: 'WEB', parameter_name: targetLists[kind], parameter_value: target } })
        : 1;
  if (found === 0) throw wrongField('target', 'choice');
}

/**
 * Where an item is to stand, as it is stored.
 * @param id of an item that is there already
 * @throws ApiError `choice`, `menu_full`, `menu_depth`
 */
async function placeOf({ under, block, target_kind }: MenuItemBody, { db }: Context, id?: number) {
  // two who add to one place at once do not both take the last room
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('places of the menu'))`;
  const isPlace = Object.hasOwn(menuPlaces, under);
  const parent = isPlace ? null : await db.menuItem.findUnique({ where: { menu_item_id: Number(under) } });
  if (!isPlace && (!parent || parent.parent_id !== null || parent.menu_item_id === id)) throw wrongField('under', 'choice');
  const place = (parent?.place ?? under) as keyof typeof menuPlaces; // stored places and the contract's are the same
  const shows = homeFields[parent?.block as HomeBlock]?.items; // stored by the contract
  // what shows records has no items of its own
  if (parent?.place === 'W' && !shows) throw wrongField('under', 'choice');
  // a line without a link is shown only with a text below it
  if (parent && target_kind === 'N' && !shows?.includes('note')) throw wrongField('target_kind', 'choice');
  if (parent?.block === 'sections' && target_kind !== 'S') throw wrongField('target_kind', 'choice');
  const where = { place, parent_id: parent?.menu_item_id ?? null };
  const { most, below } = menuPlaces[place];
  const isBare = block !== '' && !homeFields[block]?.items;
  if (id !== undefined && (parent || below === 0 || isBare) && (await db.menuItem.count({ where: { parent_id: id } })) > 0)
    throw wrongField(isBare ? 'block' : 'under', 'menu_depth');
  const max = parent ? below : most;
  // `id` is no number that an item has where a new one is placed
  if ((await db.menuItem.count({ where: { ...where, menu_item_id: { not: id ?? 0 } } })) >= max)
    throw wrongField('under', 'menu_full', { max });
  return where;
}
