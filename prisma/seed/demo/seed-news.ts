import { searchText } from '@faculty/contracts/kit/text/search-text';
import { sdgCodes } from '@faculty/contracts/website/sdgs';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { newsOptions } from '../reference/options.ts';
import newsData from './data/news.json' with { type: 'json' };
import { type DemoFile, type DemoFiles, eachOf, inTransaction, uploadAddresses } from './demo-files.ts';
import { pictureOf, sceneName, scenesWith } from './pictures.ts';
import { Random } from './random.ts';
import { type Addresses, dated, dayOf, daysFrom, richText, texts } from './rich-text.ts';

const newsItem = z.strictObject({
  ...texts,
  /** First day on the website, in days from today. */
  day: z.number(),
  keywords: z.array(z.string()),
  sections: z.array(z.enum(Object.keys(newsOptions.NEWS_TYPE))),
  strategies: z.array(z.enum(Object.keys(newsOptions.NEWS_STRATRGIC))),
  sdgs: z.array(z.enum(sdgCodes)),
  scene: sceneName,
  /** Pictures in its album. */
  album: z.number().optional(),
  inactive: z.literal(true).optional(),
});
type NewsItem = z.infer<typeof newsItem>;

/** The 60 news items of the demo, oldest first. */
export const demoNews = z.array(newsItem).parse(newsData);

interface Illustrated {
  news: NewsItem;
  th: DemoFile;
  en: DemoFile | null;
  album: readonly DemoFile[];
}

/** Adds news to a website that has none, with pictures and albums. Returns how many were added. */
export async function seedNews(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.news.findFirst({ select: { news_id: true } })) !== null) return 0;
  const items = await eachOf(demoNews, (news) => illustrated(news, files));
  const kept = items.flatMap(({ th, en, album }) => [th, en, ...album]);
  const addresses = await uploadAddresses(db);
  await inTransaction(db, files, kept, 'staff', async (tx) => {
    const added = await tx.news.createManyAndReturn({
      data: items.map((item, index) => newsRow(item, index + 1, today, addresses)),
      select: { news_id: true, created_by: true },
    });
    await tx.newsImage.createMany({ data: added.flatMap((news, index) => albumRows(news, items[index]?.album ?? [])) });
  });
  return items.length;
}

/** Stores the pictures of one item. */
async function illustrated(news: NewsItem, files: DemoFiles): Promise<Illustrated> {
  const keep = async (folder: string, name: string) => files.put(folder, await files.picture(name), name);
  const header = (title: string) => keep('news', pictureOf(news.scene, `news-${title}`));
  const album: DemoFile[] = [];
  for (let place = 0; place < (news.album ?? 0); place++) album.push(await keep('news-album', albumPicture(news, place)));
  return { news, th: await header(news.th.title), en: news.en ? await header(news.en.title) : null, album };
}

function albumRows({ news_id, created_by }: { news_id: number; created_by: string }, album: readonly DemoFile[]) {
  return album.map(({ path }, place) => ({
    news_id,
    news_b_image: path,
    order_seq: place + 1,
    created_by,
    updated_by: created_by,
  }));
}

function albumPicture(news: NewsItem, place: number): string {
  const scenes = scenesWith(news.scene);
  const scene = scenes[place % scenes.length] ?? news.scene;
  // each time a scene comes round again, another picture of it
  return pictureOf(scene, `album-${news.th.title}`, Math.floor(place / scenes.length));
}

function newsRow({ news, th, en }: Illustrated, order_seq: number, today: Date, addresses: Addresses): Prisma.NewsCreateManyInput {
  const published = daysFrom(dayOf(today), news.day);
  const random = new Random(`row-${news.th.title}`);
  // written in the morning of its day; what is announced for later was written yesterday
  const written = new Date(Math.min(published.getTime(), daysFrom(dayOf(today), -1).getTime()) + random.whole(90, 540) * 60_000);
  const title = { th: dated(news.th.title, published, 'th'), en: news.en ? dated(news.en.title, published, 'en') : '' };
  const owner = ownerOf(news, random);
  return {
    order_seq,
    news_title_th: title.th,
    news_title_en: title.en,
    news_content_th: richText(news.th.body, published, 'th', addresses),
    news_content_en: news.en ? richText(news.en.body, published, 'en', addresses) : '',
    news_h_image_th: th.path,
    news_h_image_en: en?.path ?? null,
    switch_lang: news.en ? 'Y' : 'N',
    active: news.inactive ? 'N' : 'Y',
    news_stratrgic_tag: [...news.strategies],
    news_type_tag: [...news.sections],
    news_tag: [...news.keywords],
    news_sdgs: [...news.sdgs],
    new_start_date: published,
    search_text: searchText(title.th, title.en, ...news.keywords),
    created_by: owner,
    updated_by: owner,
    created_at: written,
    updated_at: new Date(written.getTime() + random.whole(3, 50) * 60_000),
  };
}

/** The offices write about their own work, so that own_only shows something. */
function ownerOf(news: NewsItem, random: Random): string {
  if (news.sections.includes('N7') && random.chance(0.6)) return 'chaikaew.run';
  if (news.sections.includes('N4') && random.chance(0.4)) return 'saengduean.kha';
  return random.chance(0.1) ? 'admin' : 'staff';
}
