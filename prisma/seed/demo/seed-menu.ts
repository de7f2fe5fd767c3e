import { z } from 'zod';
import type { PrismaClient } from '../../generated/client.ts';
import menuData from './data/menu.json' with { type: 'json' };

/**
 * The demo's menu in order: the place of an item of the first level, empty for one below the last of those; its label in both languages; the
 * name of a page or the path of a list, empty for a heading.
 */
export const demoMenu = z.array(z.tuple([z.enum(['H', 'F', 'P', '']), z.string(), z.string(), z.string()])).parse(menuData);

/** Replaces the menu by one that leads to the demo's pages when nobody has changed it. Returns how many items were added. */
export async function seedMenu(db: PrismaClient): Promise<number> {
  if ((await db.menuItem.count({ where: { NOT: { updated_by: 'system' } } })) > 0) return 0;
  const pages = new Map((await db.contentPage.findMany()).map(({ page_url, pages_id }) => [page_url, String(pages_id)]));
  const targetOf = (name: string) =>
    name.startsWith('/') ? { target_kind: 'L', target: name } : { target_kind: 'P', target: pages.get(name) ?? '0' };
  await db.$transaction(async (tx) => {
    await tx.menuItem.deleteMany({ where: { parent_id: { not: null } } });
    await tx.menuItem.deleteMany();
    let above: { place: string; parent_id: number } | undefined;
    for (const [order_seq, [place, label_th, label_en, target]] of demoMenu.entries()) {
      const data = {
        order_seq,
        label_th,
        label_en,
        target_kind: 'N',
        created_by: 'staff',
        updated_by: 'staff',
        ...(target && targetOf(target)),
      };
      if (place === '' && above) await tx.menuItem.create({ data: { ...data, ...above } });
      else above = { place, parent_id: (await tx.menuItem.create({ data: { ...data, place } })).menu_item_id };
    }
  });
  return demoMenu.length;
}
