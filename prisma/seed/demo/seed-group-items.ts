import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { noAddress } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import itemData from './data/group-items.json' with { type: 'json' };
import { type DemoFile, type DemoFiles, eachOf, inTransaction } from './demo-files.ts';
import { pdfPage, photoOf } from './documents.ts';
import { pictureOf, sceneName } from './pictures.ts';

/** In Thai, and often in English. */
const text = z.tuple([z.string()], z.string());
const demoGroupItem = z.strictObject({
  /** Number of the sub-heading it is filed under, as its title begins. */
  under: z.string(),
  /** Years before this one. */
  yearsAgo: z.number(),
  index: z.string(),
  title: text,
  text,
  /** An uploaded file with a picture of this scene, else an address. */
  file: z.strictObject({ name: z.string(), english: z.string(), lines: z.array(z.string()), scene: sceneName }).optional(),
  url: z.string().optional(),
  /** Shown above it on the website. */
  picture: sceneName.optional(),
  inactive: z.literal(true).optional(),
});
type DemoGroupItem = z.infer<typeof demoGroupItem>;

/** Evidence of the faculty's green office, two years of it. */
const demoGroupItems = z.array(demoGroupItem).parse(itemData);

const folder = 'group-items';

interface Filed {
  item: DemoGroupItem;
  file: DemoFile | null;
  picture: DemoFile | null;
}

/** Where an item stands: its sub-heading with what that is under. */
interface Place {
  group_sub_b_id: number;
  group_sub_a_id: number;
  group_master_id: number;
}

/** Adds documents to a green office that has none. Returns how many were added. */
export async function seedGroupItems(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.groupItem.findFirst({ select: { group_item_id: true } })) !== null) return 0;
  const places = await placesByNumber(db);
  const items = demoGroupItems.filter((item) => places.has(item.under));
  const filed = await eachOf(items, (item) => withFiles(item, files));
  const kept = filed.flatMap(({ file, picture }) => [file, picture]);
  await inTransaction(db, files, kept, 'staff', async (tx) => {
    await tx.groupItem.createMany({
      data: filed.map((each, index) => row(each, places.get(each.item.under) as Place, index + 1, today)),
    });
  });
  return filed.length;
}

/** The sub-headings by their numbers: `1.1.2 นโยบาย…` is 1.1.2. */
async function placesByNumber(db: PrismaClient): Promise<Map<string, Place>> {
  const subs = await db.groupSubB.findMany({ include: { subA: { select: { group_master_id: true } } } });
  return new Map(
    subs.map(({ group_sub_b_title_th, group_sub_b_id, group_sub_a_id, subA }) => [
      group_sub_b_title_th.split(' ')[0] ?? '',
      { group_sub_b_id, group_sub_a_id, group_master_id: subA.group_master_id },
    ]),
  );
}

async function withFiles(item: DemoGroupItem, files: DemoFiles): Promise<Filed> {
  const pictured = (scene: Parameters<typeof pictureOf>[0]) => files.picture(pictureOf(scene, `group-item-${item.under}`));
  const page = async ({ english, lines, scene }: NonNullable<DemoGroupItem['file']>) =>
    pdfPage(await photoOf(await pictured(scene)), english, lines);
  return {
    item,
    file: item.file ? await files.put(folder, await page(item.file), item.file.name) : null,
    picture: item.picture ? await files.put(folder, await pictured(item.picture), `${item.picture}.webp`) : null,
  };
}

function row({ item, file, picture }: Filed, place: Place, order_seq: number, today: Date): Prisma.GroupItemCreateManyInput {
  const [th, en = ''] = item.title;
  const [textThai, textEnglish = ''] = item.text;
  const year = toBuddhistEra(today.getUTCFullYear()) - item.yearsAgo;
  return {
    ...place,
    group_item_index: item.index,
    group_item_year: year,
    group_item_title_th: th,
    group_item_title_en: en,
    group_item_content_th: `<p>${textThai}</p>`,
    group_item_content_en: textEnglish && `<p>${textEnglish}</p>`,
    group_item_h_image_th: picture?.path ?? null,
    status_link: file ? 'Y' : 'N',
    group_item_h_file: file?.path ?? null,
    group_item_h_url: item.url ?? noAddress,
    switch_lang: en === '' ? 'N' : 'Y',
    order_seq,
    active: item.inactive ? 'N' : 'Y',
    search_text: searchText(th, en, item.index, String(year)),
    created_by: 'staff',
    updated_by: 'staff',
  };
}
