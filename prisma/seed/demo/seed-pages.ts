import { searchText } from '@faculty/contracts/kit/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import pageData from './data/pages.json' with { type: 'json' };
import { type DemoFiles, inTransaction, uploadAddresses } from './demo-files.ts';
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

/** Gives a website without content pages some. Answers how many were added. */
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
