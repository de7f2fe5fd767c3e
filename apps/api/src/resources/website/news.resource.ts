import { searchText } from '@faculty/contracts/kit/search-text';
import { type NewsBody, type NewsRow, news } from '@faculty/contracts/website/news';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../kit/context.ts';
import { showingData, showingDays } from '../../kit/days.ts';
import { filePaths } from '../../kit/file-fields.ts';
import { equals, holds, inSearchText } from '../../kit/lists/conditions.ts';
import { keptOrder, nextOrder } from '../../kit/order-seq.ts';
import { registerResource } from '../../kit/resource.ts';

export function newsResource(app: FastifyInstance): void {
  registerResource(app, news, {
    list: {
      table: 'web_con_news',
      fields: { image_count: imageCount },
      where: ({ q, active, news_type_tag, news_stratrgic_tag }) => [
        inSearchText(q),
        equals('active', active),
        holds('news_type_tag', news_type_tag),
        holds('news_stratrgic_tag', news_stratrgic_tag),
      ],
    },
    read: async (news_id, ctx) =>
      (
        await ctx.query<NewsRow>(Prisma.sql`${columns}, news_content_th, news_content_en FROM web_con_news WHERE news_id = ${news_id}`)
      )[0] ?? null,
    async create(body, ctx) {
      const highest = async () => (await ctx.db.news.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const order_seq = await nextOrder(body.order_seq, highest);
      const made = { ...data(body), ...filePaths(ctx), ...ctx.stamps.add, order_seq };
      return toRow(await ctx.db.news.create({ data: made, include: counted, omit }));
    },
    async update(body, ctx, before) {
      const changed = { ...data(body), ...filePaths(ctx), ...keptOrder(body, before), ...ctx.stamps.edit };
      // without its album, which stays as it was, this is one statement
      const after = await ctx.db.news.update({ where: ctx.where, data: changed, omit });
      return toRow({ ...after, _count: { images: before.image_count } });
    },
    async beforeRemove({ db, alsoGone }, { news_id }) {
      alsoGone.push(...(await albumPaths(db, news_id)));
      await db.newsImage.deleteMany({ where: { news_id } });
    },
  });
}

const counted = { _count: { select: { images: true } } } as const;
const omit = { search_text: true } as const;
type Stored = Prisma.NewsGetPayload<{ include: typeof counted; omit: typeof omit }>;

function toRow({ _count, new_start_date, ...row }: Stored): NewsRow {
  const { show_start_date, show_end_date } = showingDays({ ...row, show_start_date: new_start_date });
  return { ...row, new_start_date: show_start_date, show_end_date, image_count: _count.images };
}

/** What a body means for the columns, order and stamps aside. */
function data({ order_seq: _, ...body }: NewsBody) {
  const { show_start_date, show_end_date } = showingData({ ...body, show_start_date: body.new_start_date });
  return {
    ...body,
    new_start_date: show_start_date,
    show_end_date,
    search_text: searchText(body.news_title_th, body.news_title_en, ...body.news_tag),
  };
}

async function albumPaths(db: Transaction, news_id: number): Promise<string[]> {
  const images = await db.newsImage.findMany({ where: { news_id }, select: { news_b_image: true } });
  return images.map((image) => image.news_b_image);
}

/** How many pictures its album holds. */
const imageCount = Prisma.sql`(SELECT count(*)::int FROM web_con_new_images WHERE web_con_new_images.news_id = web_con_news.news_id)`;

/** One news item's columns. */
const columns = Prisma.sql`
  SELECT news_id, order_seq, news_title_th, news_title_en, news_h_image_th, news_h_image_en, switch_lang, active,
         news_stratrgic_tag, news_type_tag, news_tag, news_sdgs, to_char(new_start_date, 'YYYY-MM-DD') AS new_start_date,
         to_char(show_end_date, 'YYYY-MM-DD') AS show_end_date,
         ${imageCount} AS image_count, created_by, updated_by, created_at, updated_at`;
