import { searchText } from '@faculty/contracts/kit/text/search-text';
import { type NewsBody, news } from '@faculty/contracts/website/news';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../kit/crud/context.ts';
import { lookAgainData, showingData } from '../../kit/crud/days.ts';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { findingCondition } from '../../kit/findings/conditions.ts';
import { dayWithin } from '../../kit/lists/period-conditions.ts';

export function newsResource(app: FastifyInstance): void {
  registerResource(app, news, {
    list: {
      table: 'web_con_news',
      fields: { image_count: imageCount },
      search: 'whole_text',
      alsoFound: { th: captions('th'), en: captions('en') },
      period: (period) => dayWithin('web_con_news.new_start_date', period),
      filters: { finding: findingCondition(news, 'web_con_news') },
    },
    async create(body, ctx) {
      const highest = async () => (await ctx.db.news.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const order_seq = await nextOrder(body.order_seq, highest);
      const made = { ...data(body), ...filePaths(ctx), ...ctx.stamps.add, order_seq };
      return ctx.db.news.create({ data: made, select: { news_id: true } });
    },
    async update(body, ctx, before) {
      const changed = { ...data(body), ...filePaths(ctx), ...keptOrder(body, before), ...ctx.stamps.edit };
      await ctx.db.news.update({ where: ctx.where, data: changed, select: { news_id: true } });
    },
    async beforeRemove({ db, alsoGone }, { news_id }) {
      alsoGone.push(...(await albumPaths(db, news_id)));
      await db.newsImage.deleteMany({ where: { news_id } });
    },
  });
}

/** What a body means for the columns, order and stamps aside. */
function data({ order_seq: _, ...body }: NewsBody) {
  const { show_start_date, show_end_date } = showingData({ ...body, show_start_date: body.new_start_date });
  return {
    ...body,
    new_start_date: show_start_date,
    show_end_date,
    ...lookAgainData(body),
    search_text: searchText(body.news_title_th, body.news_title_en, ...body.news_tag),
  };
}

async function albumPaths(db: Transaction, news_id: number): Promise<string[]> {
  const images = await db.newsImage.findMany({ where: { news_id }, select: { news_b_image: true } });
  return images.map((image) => image.news_b_image);
}

/** What is said of the pictures of its album. */
const captions = (language: 'th' | 'en') => {
  const said = Prisma.raw(`concat_ws(' ', nullif(caption_${language}, ''), nullif(alt_${language}, ''))`);
  return Prisma.sql`(SELECT string_agg(${said}, E'\n' ORDER BY order_seq DESC) FROM web_con_new_images WHERE web_con_new_images.news_id = web_con_news.news_id)`;
};

/** How many pictures its album holds. */
const imageCount = Prisma.sql`(SELECT count(*)::int FROM web_con_new_images WHERE web_con_new_images.news_id = web_con_news.news_id)`;
