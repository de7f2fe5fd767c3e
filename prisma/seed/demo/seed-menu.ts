import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import homeData from './data/home.json' with { type: 'json' };
import menuData from './data/menu.json' with { type: 'json' };
import { type DemoFiles, eachOf, inTransaction } from './demo-files.ts';

/**
 * The demo's menu in order: the place of an item of the first level, empty for one below the last of those; its label in both languages; the
 * name of a page or the path of a list, empty for a heading.
 */
export const demoMenu = z.array(z.tuple([z.enum(['H', 'F', 'P', '']), z.string(), z.string(), z.string()])).parse(menuData);

const inBoth = z.tuple([z.string(), z.string()]);
const homeItem = z.strictObject({
  label: inBoth,
  note: inBoth.default(['', '']),
  icon: z.string().default('none'),
  /** File name of one of the demo's pictures. */
  picture: z.string().optional(),
  alt: inBoth.default(['', '']),
  /** First and last day, counted from today. */
  days: z.tuple([z.int(), z.int()]).optional(),
  /** As in the menu. */
  target: z.string().default(''),
});
/** The blocks of the demo's home page, each with its items. */
export const demoHome = z
  .array(homeItem.extend({ block: z.string(), items: z.array(homeItem).default([]) }))
  .parse(homeData)
  .map((block, order_seq) => ({ ...block, order_seq }));

/** Replaces menu, footer and home page by those of the demo when nobody has changed them. Returns how many items were added. */
export async function seedMenu(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.menuItem.count({ where: { NOT: { updated_by: 'system' } } })) > 0) return 0;
  const pages = new Map((await db.contentPage.findMany()).map(({ page_url, pages_id }) => [page_url, String(pages_id)]));
  const by = { created_by: 'staff', updated_by: 'staff' };
  const targetOf = (name: string) => {
    if (name === '') return { target_kind: 'N' };
    return name.startsWith('/') ? { target_kind: 'L', target: name } : { target_kind: 'P', target: pages.get(name) ?? '0' };
  };
  const names = demoHome
    .flatMap(({ picture, items }) => [picture, ...items.map((item) => item.picture)])
    .filter((name) => name !== undefined);
  const stored = await eachOf(names, async (name) => files.put('home', await files.picture(name), name));
  const pathOf = new Map(names.map((name, at) => [name, stored[at]?.path ?? null]));
  const dayOf = (days: number) => new Date(Date.parse(today.toISOString().slice(0, 10)) + days * 86_400_000);
  const contentOf = ({ label, note, icon, picture, alt, days, target }: z.infer<typeof homeItem>) => ({
    label_th: label[0],
    label_en: label[1],
    note_th: note[0],
    note_en: note[1],
    icon,
    picture: (picture && pathOf.get(picture)) ?? null,
    alt_th: alt[0],
    alt_en: alt[1],
    ...(days && { start_date: dayOf(days[0]), end_date: dayOf(days[1]) }),
    ...targetOf(target),
    ...by,
  });
  let added = 0;
  await inTransaction(db, files, stored, 'staff', async (tx) => {
    const add = async (data: Prisma.MenuItemUncheckedCreateInput) => {
      added += 1;
      return (await tx.menuItem.create({ data })).menu_item_id;
    };
    await tx.menuItem.deleteMany({ where: { parent_id: { not: null } } });
    await tx.menuItem.deleteMany();
    let above: { place: string; parent_id: number } | undefined;
    for (const [order_seq, [place, label_th, label_en, target]] of demoMenu.entries()) {
      const data = { order_seq, label_th, label_en, ...targetOf(target), ...by };
      if (place === '' && above) await add({ ...data, ...above });
      else above = { place, parent_id: await add({ ...data, place }) };
    }
    for (const { items, block, order_seq, ...own } of demoHome) {
      const parent_id = await add({ ...contentOf(own), place: 'W', block, order_seq });
      for (const [at, item] of items.entries()) await add({ ...contentOf(item), place: 'W', parent_id, order_seq: at });
    }
  });
  return added;
}
