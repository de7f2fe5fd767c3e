import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { searchText } from '../search-text.ts';
import { addressOf, type DemoFile, type DemoFiles, eachOf } from './demo-files.ts';
import { demoNews } from './news/demo-news.ts';
import type { NewsText } from './news/news-text.ts';
import { type Addresses, dated, dayOf, daysFrom, richText } from './news/published-text.ts';
import { type PaletteName, palettes } from './pictures/palettes.ts';
import { type Picture, renderPicture, type SceneName } from './pictures/render.ts';
import { Random } from './random.ts';
import { inTransaction } from './seed-people.ts';

interface NewsPictures {
  th: DemoFile;
  en: DemoFile | null;
  album: DemoFile[];
}

/** Gives a website without news some, with pictures and albums. Answers how many were added. */
export async function seedNews(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.news.findFirst({ select: { news_id: true } })) !== null) return 0;
  const pictures = await drawPictures(files);
  const kept = pictures.flatMap(({ th, en, album }) => [th, ...(en ? [en] : []), ...album]);
  const uploads = await db.upload.findMany({ select: { uploads_url: true, file: { select: { name: true } } } });
  const addresses = new Map(uploads.map(({ uploads_url, file }) => [file.name, addressOf({ path: uploads_url })]));
  await inTransaction(db, files, kept, async (tx) => {
    await files.claim(tx, kept, 'staff');
    const rows = demoNews.map((news, index) => newsRow(news, index, pictures[index] as NewsPictures, today, addresses));
    const added = await tx.news.createManyAndReturn({ data: rows, select: { news_id: true, created_by: true } });
    await tx.newsImage.createMany({
      data: added.flatMap(({ news_id, created_by }, index) =>
        (pictures[index]?.album ?? []).map(({ path }, place) => ({
          news_id,
          news_b_image: path,
          order_seq: place + 1,
          created_by,
          updated_by: created_by,
        })),
      ),
    });
  });
  return demoNews.length;
}

/** Draws and stores every picture, a few at a time over all items: one list of jobs keeps both processors busy to the end. */
async function drawPictures(files: DemoFiles): Promise<NewsPictures[]> {
  const jobs = demoNews.flatMap((news, index) => [
    { index, part: 'th' as const, folder: 'news', picture: { scene: news.scene, palette: news.palette, seed: `news-${news.th.title}` } },
    ...(news.en
      ? [
          {
            index,
            part: 'en' as const,
            folder: 'news',
            picture: { scene: news.scene, palette: news.palette, seed: `news-${news.en.title}` },
          },
        ]
      : []),
    ...Array.from({ length: news.album ?? 0 }, (_, place) => ({
      index,
      part: 'album' as const,
      folder: 'news-album',
      picture: albumPicture(news, place),
    })),
  ]);
  const kept = await eachOf(jobs, async ({ part, folder, picture }, number) =>
    files.put(folder, await renderPicture(picture), `${part}-${picture.scene}-${number + 1}.jpg`),
  );
  return demoNews.map((_, index) => {
    const of = (part: 'th' | 'en' | 'album') => kept.filter((_, number) => jobs[number]?.index === index && jobs[number]?.part === part);
    const [th] = of('th');
    if (!th) throw new Error('A news item without a picture');
    return { th, en: of('en')[0] ?? null, album: of('album') };
  });
}

/** Scenes that belong to the same event. */
const together: Readonly<Record<SceneName, readonly SceneName[]>> = {
  seminar: ['seminar', 'groupPhoto', 'conversation'],
  signing: ['signing', 'groupPhoto', 'conversation'],
  groupPhoto: ['groupPhoto', 'seminar', 'campus'],
  graduation: ['graduation', 'campus', 'groupPhoto'],
  campus: ['campus', 'groupPhoto', 'landscape'],
  community: ['community', 'landscape', 'groupPhoto'],
  landscape: ['landscape', 'community', 'groupPhoto'],
  library: ['library', 'conversation', 'groupPhoto'],
  conversation: ['conversation', 'seminar', 'groupPhoto'],
  desk: ['desk', 'seminar', 'groupPhoto'],
  globe: ['globe', 'groupPhoto', 'conversation'],
  sport: ['sport', 'groupPhoto', 'landscape'],
  pattern: ['pattern', 'dance', 'groupPhoto'],
  dance: ['dance', 'pattern', 'groupPhoto'],
  lanterns: ['lanterns', 'dance', 'groupPhoto'],
};

function albumPicture(news: NewsText, place: number): Picture {
  const seed = `album-${news.th.title}-${place}`;
  const random = new Random(seed);
  const scenes = together[news.scene];
  const palette = random.chance(0.6) ? news.palette : random.pick(Object.keys(palettes) as PaletteName[]);
  return { scene: scenes[place % scenes.length] ?? news.scene, palette, seed };
}

function newsRow(news: NewsText, index: number, pictures: NewsPictures, today: Date, addresses: Addresses): Prisma.NewsCreateManyInput {
  const published = daysFrom(dayOf(today), news.day);
  const random = new Random(`row-${news.th.title}`);
  // written in the morning of its day; what is announced for later was written yesterday
  const written = new Date(Math.min(published.getTime(), daysFrom(dayOf(today), -1).getTime()) + random.whole(90, 540) * 60_000);
  const title = { th: dated(news.th.title, published, 'th'), en: news.en ? dated(news.en.title, published, 'en') : '' };
  const owner = ownerOf(news, random);
  return {
    order_seq: index + 1,
    news_title_th: title.th,
    news_title_en: title.en,
    news_content_th: richText(news.th.body, published, 'th', addresses),
    news_content_en: news.en ? richText(news.en.body, published, 'en', addresses) : '',
    news_h_image_th: pictures.th.path,
    news_h_image_en: pictures.en?.path ?? null,
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
function ownerOf(news: NewsText, random: Random): string {
  if (news.sections.includes('N7') && random.chance(0.6)) return 'chaikaew.run';
  if (news.sections.includes('N4') && random.chance(0.4)) return 'saengduean.kha';
  return random.chance(0.1) ? 'admin' : 'staff';
}
