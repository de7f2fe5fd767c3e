import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { newsOptions } from '../reference/options.ts';
import { bilingual, rowsOf } from '../table.ts';
import plainNews from './data/plain-news.json' with { type: 'json' };
import { type DemoFile, type DemoFiles, eachOf, inTransaction } from './demo-files.ts';
import { scenePictureName } from './pictures.ts';
import { Random } from './random.ts';
import { dayOf, daysFrom } from './rich-text.ts';

/** Marks the rows, so that a second run only tops them up. */
const owner = 'seed';
const chunk = 1000;

const { kinds, events, places } = plainNews;
const topics = rowsOf(bilingual.extend({ keyword: z.string() }), events);

/** Adds plain news until there are `count` of them, quickly: for measuring and for trying long lists. A few pictures serve them all. */
export async function seedLightNews(db: PrismaClient, files: DemoFiles, count: number, today: Date): Promise<number> {
  const present = await db.news.count({ where: { created_by: owner } });
  const missing = count - present;
  if (missing <= 0) return 0;
  const pictures = await eachOf(['landscape', 'campus', 'pattern', 'library'] as const, async (scene) =>
    files.put('news', await files.picture(scenePictureName(scene, 0)), `${scene}.webp`),
  );
  const { _max } = await db.news.aggregate({ _max: { order_seq: true } });
  const first = Math.floor(_max.order_seq ?? 0) + 1;
  await inTransaction(db, files, pictures, owner, async (tx) => {
    for (let start = 0; start < missing; start += chunk) {
      const length = Math.min(chunk, missing - start);
      await tx.news.createMany({
        data: Array.from({ length }, (_, place) => lightRow(present + start + place + 1, first + start + place, pictures, today)),
      });
    }
  });
  return missing;
}

function lightRow(number: number, order_seq: number, pictures: readonly DemoFile[], today: Date): Prisma.NewsCreateManyInput {
  const random = new Random(`light-${number}`);
  const { th, en, keyword } = random.pick(topics);
  const place = random.pick(places);
  const news_title_th = `${random.pick(kinds)}${th} ครั้งที่ ${number} ณ ${place}`;
  const hasEnglish = random.chance(0.5);
  const news_title_en = hasEnglish ? `${en} no. ${number}` : '';
  const news_tag = [keyword, place];
  const picture = random.pick(pictures).path;
  return {
    order_seq,
    news_title_th,
    news_title_en,
    news_content_th: `<p>${news_title_th}</p><p>คณะศิลปศาสตร์ขอขอบคุณผู้เข้าร่วมกิจกรรมทุกท่าน ติดตามรายละเอียดเพิ่มเติมได้ที่เว็บไซต์ของคณะ</p>`,
    news_content_en: hasEnglish ? `<p>${news_title_en}</p>` : '',
    news_h_image_th: picture,
    news_h_image_en: hasEnglish ? picture : null,
    switch_lang: hasEnglish ? 'Y' : 'N',
    active: random.chance(0.95) ? 'Y' : 'N',
    news_stratrgic_tag: [random.pick(Object.keys(newsOptions.NEWS_STRATRGIC))],
    news_type_tag: random.some(Object.keys(newsOptions.NEWS_TYPE), random.whole(1, 2)),
    news_tag,
    news_sdgs: [`SDGs${random.whole(1, 17)}`],
    new_start_date: daysFrom(dayOf(today), -random.whole(300, 1500)),
    search_text: searchText(news_title_th, news_title_en, ...news_tag),
    created_by: owner,
    updated_by: owner,
  };
}
