import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import articleData from './data/articles.json' with { type: 'json' };
import pageData from './data/pages.json' with { type: 'json' };
import { type DemoFile, type DemoFiles, eachOf, inTransaction, uploadAddresses } from './demo-files.ts';
import { pdfPage, photoOf } from './documents.ts';
import { pictureOf, sceneName } from './pictures.ts';
import { type Addresses, dated, dayOf, daysFrom, period, richText, shownDays, texts } from './rich-text.ts';

const contentPage = z.strictObject({
  ...texts,
  url: z.string(),
  /** When it was written, in days from today. */
  day: z.number(),
  shows: period.optional(),
  inactive: z.literal(true).optional(),
});

/** The content pages of the demo. */
export const demoPages = z.array(contentPage).parse(pageData);

/** Adds content pages to a website that has none. Returns how many were added. */
export async function seedPages(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.contentPage.findFirst({ select: { pages_id: true } })) !== null) return 0;
  const addresses = await uploadAddresses(db);
  await inTransaction(db, files, [], 'staff', async (tx) => {
    await tx.contentPage.createMany({ data: demoPages.map((page) => pageRow(page, today, addresses)) });
  });
  return demoPages.length;
}

function pageRow(
  { url, th, en, day, shows, inactive }: (typeof demoPages)[number],
  today: Date,
  addresses: Addresses,
): Prisma.ContentPageCreateManyInput {
  const written = daysFrom(dayOf(today), day);
  const title = { th: dated(th.title, written, 'th'), en: en ? dated(en.title, written, 'en') : '' };
  // written at nine in the morning
  const at = new Date(written.getTime() + 2 * 3_600_000);
  return {
    page_url: url,
    page_title_th: title.th,
    page_title_en: title.en,
    page_content_th: richText(th.body, written, 'th', addresses),
    page_content_en: en ? richText(en.body, written, 'en', addresses) : '',
    switch_lang: en ? 'Y' : 'N',
    active: inactive ? 'N' : 'Y',
    ...shownDays(shows, today),
    search_text: searchText(title.th, title.en, url),
    created_by: 'staff',
    updated_by: 'staff',
    created_at: at,
    updated_at: at,
  };
}

const article = contentPage.extend({
  group: z.enum(['A1', 'A2', 'A3', 'A4']),
  /** Display sections of its group. */
  sections: z.array(z.string()),
  scene: sceneName,
  /** English title of its leaflet, a generated file; or a full address. */
  leaflet: z.string().optional(),
  address: z.string().optional(),
});
type Article = z.infer<typeof article>;

/** The articles of the demo. */
export const demoArticles = z.array(article).parse(articleData);

interface Illustrated {
  article: Article;
  th: DemoFile;
  en: DemoFile | null;
  file: DemoFile | null;
}

/** Adds articles to a knowledge library that has none, with pictures and leaflets. Returns how many were added. */
export async function seedArticles(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.articlePage.findFirst({ select: { article_pages_id: true } })) !== null) return 0;
  const items = await eachOf(demoArticles, (article) => illustrated(article, files));
  const kept = items.flatMap(({ th, en, file }) => [th, en, file]);
  const addresses = await uploadAddresses(db);
  await inTransaction(db, files, kept, 'staff', async (tx) => {
    await tx.articlePage.createMany({ data: items.map((item) => articleRow(item, today, addresses)) });
  });
  return items.length;
}

/** Stores the pictures and the leaflet of one article. */
async function illustrated(article: Article, files: DemoFiles): Promise<Illustrated> {
  const name = pictureOf(article.scene, `article-${article.url}`);
  const content = await files.picture(name);
  const th = await files.put('articles', content, name);
  const en = article.en ? await files.put('articles', content, name) : null;
  if (article.leaflet === undefined) return { article, th, en, file: null };
  const page = pdfPage(await photoOf(content), article.leaflet, ['Faculty of Liberal Arts', 'Knowledge library']);
  return { article, th, en, file: await files.put('articles', page, `${article.url}.pdf`) };
}

function articleRow({ article, th, en, file }: Illustrated, today: Date, addresses: Addresses): Prisma.ArticlePageCreateManyInput {
  const written = daysFrom(dayOf(today), article.day);
  const title = { th: dated(article.th.title, written, 'th'), en: article.en ? dated(article.en.title, written, 'en') : '' };
  // written at ten in the morning; what is meant for later was written today
  const at = new Date(Math.min(written.getTime(), dayOf(today).getTime()) + 3 * 3_600_000);
  return {
    article_page_url: article.url,
    article_page_group_tag: article.group,
    article_page_type_tag: [...article.sections],
    article_page_title_th: title.th,
    article_page_title_en: title.en,
    article_page_content_th: richText(article.th.body, written, 'th', addresses),
    article_page_content_en: article.en ? richText(article.en.body, written, 'en', addresses) : '',
    article_page_h_image_th: th.path,
    article_page_h_image_en: en?.path ?? null,
    status_link: article.address === undefined ? 'Y' : 'N',
    article_page_h_file: file?.path ?? null,
    article_page_h_url: article.address ?? '#',
    switch_lang: article.en ? 'Y' : 'N',
    active: article.inactive ? 'N' : 'Y',
    ...shownDays(article.shows, today),
    search_text: searchText(title.th, title.en, article.url),
    created_by: 'staff',
    updated_by: 'staff',
    created_at: at,
    updated_at: at,
  };
}
