import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { orderSeq, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

/** Maximum number of pictures in one upload (documented). */
export const maxAlbumUpload = 20;

/** What stands under a picture, and what it shows for those who do not see it; additive to the documented fields. */
const pictureTexts = {
  caption_th: text(500).default(''),
  caption_en: text(500).default(''),
  alt_th: text(300).default(''),
  alt_en: text(300).default(''),
};

export const newsImageBody = z.object({ news_id: serialId, ...pictureTexts, order_seq: orderSeq.default('AUTO') });
export interface NewsImageBody extends z.infer<typeof newsImageBody> {}

const newsImageRow = z.object({
  news_image_id: z.int(),
  news_id: z.int(),
  /** Public address of the picture; the small one is the same address with `?size=small`. */
  news_b_image: z.string(),
  caption_th: z.string(),
  caption_en: z.string(),
  alt_th: z.string(),
  alt_en: z.string(),
  order_seq: z.number(),
  ...auditColumns,
});
export interface NewsImageRow extends z.infer<typeof newsImageRow> {}

/** With the full name of the person who added the picture; empty without an account. */
const newsImageItem = newsImageRow.extend({ full_name_th: z.string(), full_name_en: z.string() });
export interface NewsImageItem extends z.infer<typeof newsImageItem> {}

/** A single album is sorted by `order_seq`, which equals the order of the identifiers until a picture is moved (docs/differences.md). */
const newsImageQuery = listQuery(['news_image_id', 'order_seq', 'updated_at'], { news_id: serialId.optional() }).overwrite((query) =>
  query.news_id === undefined || query.field !== undefined ? query : { ...query, field: 'order_seq', sort: 'desc' },
);
export interface NewsImageQuery extends z.infer<typeof newsImageQuery> {}

/** A picture of a news item's album. Create is irregular (file0..fileN, answers a list): see its resource. */
export const newsImage = defineEntity<number, NewsImageRow, NewsImageItem, NewsImageBody, NewsImageQuery, 'news_b_image'>()({
  name: 'news_image',
  tag: 'News images',
  page: '/web/content_new_image',
  idKey: 'news_image_id',
  id: serialId,
  row: newsImageRow,
  item: newsImageItem,
  body: newsImageBody,
  query: newsImageQuery,
  labels: {
    news_id: { th: 'ข่าว', en: 'News' },
    caption: { th: 'คำบรรยายใต้ภาพ', en: 'Caption' },
    alt: { th: 'ข้อความแทนภาพ', en: 'Alternative text' },
    news_b_image: { th: 'ภาพ', en: 'Picture' },
  },
  ownerKey: 'created_by',
  defaultOrder: [{ field: 'news_image_id', sort: 'desc' }],
  files: {
    news_b_image: {
      kind: 'image',
      maxMegabytes: 25,
      folder: 'news-album',
      public: true,
      aliases: ['file', 'avatarFile'],
      requiredWhen: () => true,
    },
  },
  bin: true,
  routes: {
    list: 'GET /web_con_new_images',
    read: 'GET /web_con_new_images/:news_image_id',
    update: 'PUT /web_con_new_images/:news_image_id',
    remove: 'POST /delete_web_con_new_images',
  },
});

/** `POST /web_con_new_images`: multipart file0..fileN, file_length, news_id. */
export const newsImagesUpload = z.object({
  news_id: serialId,
  file_length: z.coerce.number<number>().int().min(0).max(maxAlbumUpload).optional(),
});
