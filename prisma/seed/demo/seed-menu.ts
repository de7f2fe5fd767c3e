import { z } from 'zod';
import type { PrismaClient } from '../../generated/client.ts';
import menuData from './data/menu.json' with { type: 'json' };

/** Where it leads, the name of a page or the path of a list, and its label in both languages. */
const item = z.tuple([z.string(), z.string(), z.string()]);
const part = z.strictObject({ place: z.enum(['H', 'F', 'P']), th: z.string(), en: z.string(), target: z.string().optional(), items: z.array(item).optional() });

/** The parts of the demo's menu. */
export const demoMenu = z.array(part).parse(menuData);

const stamps = { created_by: 'staff', updated_by: 'staff' };

/** Replaces the menu by one that leads to the demo's pages when nobody has changed it. Returns how many items were added. */
export async function seedMenu(db: PrismaClient): Promise<number> {
  if ((await db.menuItem.count({ where: { NOT: { updated_by: 'system' } } })) > 0) return 0;
  const pages = new Map((await db.contentPage.findMany()).map(({ page_url, pages_id }) => [page_url, String(pages_id)]));
  const targetOf = (name: string) =>
    name.startsWith('/') ? { target_kind: 'L', target: name } : { target_kind: 'P', target: pages.get(name) ?? '0' };
  return db.$transaction(async (tx) => {
    await tx.menuItem.deleteMany({ where: { parent_id: { not: null } } });
    await tx.menuItem.deleteMany();
    let added = 0;
    for (const { place, th, en, target, items = [] } of demoMenu) {
      const own = target === undefined ? { target_kind: 'N' } : targetOf(target);
      const labelled = (label_th: string, label_en: string) => ({ place, label_th, label_en, order_seq: ++added, ...stamps });
      const below = () => items.map(([to, label_th, label_en]) => ({ ...labelled(label_th, label_en), ...targetOf(to) }));
      await tx.menuItem.create({ data: { ...labelled(th, en), ...own, children: { create: below() } } });
    }
    return added;
  });
}
