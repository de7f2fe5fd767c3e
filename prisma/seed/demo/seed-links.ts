import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import linkData from './data/links.json' with { type: 'json' };
import { type DemoFile, type DemoFiles, eachOf, inTransaction } from './demo-files.ts';
import { pictureOf, sceneName } from './pictures.ts';
import { dayOf, daysFrom } from './rich-text.ts';

const text = z.strictObject({ title: z.string(), desc: z.string() });

/** A link of the demo; `look` is an icon with its colour, or the scene of its cover. */
const demoLink = z.strictObject({
  group: z.enum(['D1', 'D2', 'D3', 'D4', 'D5']),
  /** Numbers of sections in the group's list, from 1. */
  types: z.array(z.number()),
  th: text.extend({ content: z.string().optional() }),
  en: text.optional(),
  url: z.string(),
  manual: z.string().optional(),
  look: z.union([sceneName, z.tuple([z.string(), z.string()])]),
  /** First and last day on the website, counted from today. */
  days: z.tuple([z.number().nullable(), z.number().nullable()]).optional(),
  inactive: z.literal(true).optional(),
});
type DemoLink = z.infer<typeof demoLink>;

/** Systems of a made-up university, organisations there are, and films anyone may show; the last one stands first on the website. */
export const demoLinks = z.array(demoLink).parse(linkData);

interface Covers {
  th: DemoFile | null;
  en: DemoFile | null;
}

/** Adds links to a website that has none. Returns how many were added. */
export async function seedLinks(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.link.findFirst({ select: { links_id: true } })) !== null) return 0;
  const covers = await eachOf(demoLinks, (link) => coversOf(link, files));
  const kept = covers.flatMap(({ th, en }) => [th, en]);
  await inTransaction(db, files, kept, 'staff', async (tx) => {
    await tx.link.createMany({
      data: demoLinks.map((link, index) => linkRow(link, covers[index] ?? { th: null, en: null }, index + 1, dayOf(today))),
    });
  });
  return demoLinks.length;
}

/** Stores the pictures of one link. */
async function coversOf({ look, th, en }: DemoLink, files: DemoFiles): Promise<Covers> {
  if (typeof look !== 'string') return { th: null, en: null };
  const keep = async (place: number) => {
    const name = pictureOf(look, `link-${th.title}`, place);
    return files.put('links', await files.picture(name), name);
  };
  return { th: await keep(0), en: en ? await keep(1) : null };
}

/** The row of a demo link; `today` is a day in Bangkok. */
export function linkRow(link: DemoLink, covers: Covers, order_seq: number, today: Date): Prisma.LinkCreateManyInput {
  const { group, types, th, en, url, look } = link;
  const [from = null, until = null] = link.days ?? [];
  return {
    order_seq,
    links_group_tag: group,
    links_type_tag: types.map((type) => `${group}T${type}`),
    links_title_th: th.title,
    links_title_en: en?.title ?? '',
    links_desc_th: th.desc,
    links_desc_en: en?.desc ?? '',
    links_content_th: th.content ?? '',
    links_url: url,
    ...(link.manual !== undefined && { links_url_manual: link.manual }),
    ...(typeof look === 'string'
      ? { status_cover: 'Y' as const, links_h_image_th: covers.th?.path ?? null, links_h_image_en: covers.en?.path ?? null }
      : { links_h_icon: look[0], links_h_color: look[1] }),
    switch_lang: en ? 'Y' : 'N',
    active: link.inactive ? 'N' : 'Y',
    show_start_date: from === null ? null : daysFrom(today, from),
    show_end_date: until === null ? null : daysFrom(today, until),
    search_text: searchText(th.title, en?.title ?? '', th.desc, en?.desc ?? '', url),
    created_by: 'staff',
    updated_by: 'staff',
  };
}
