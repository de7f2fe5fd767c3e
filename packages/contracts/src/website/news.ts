import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { requireShowingOrder, showingColumns, showingFields } from '../kit/dates/showing.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, listOf, optionalDay, optionCode, orderSeq, requiredText, richText, serialId, text } from '../kit/fields.ts';
import { findingFilter } from '../kit/findings/checks.ts';
import { languageSwitch } from '../kit/flags.ts';
import { listQuery } from '../kit/list-query.ts';
import { lookAgainColumns, lookAgainFields } from '../kit/look-again.ts';
import { commaText } from '../kit/wire.ts';
import { requireEnglish } from './bilingual.ts';
import { sdgCodes } from './sdgs.ts';

export const newsBody = z
  .object({
    order_seq: orderSeq.default('AUTO'),
    news_title_th: requiredText(500),
    news_title_en: text(500).default(''),
    news_content_th: richText.default(''),
    news_content_en: richText.default(''),
    switch_lang: languageSwitch.default('N'),
    active: flag.default('Y'),
    /** Strategy tags (spelled as documented). */
    news_stratrgic_tag: listOf(optionCode, 30).default([]),
    /** Display sections. */
    news_type_tag: listOf(optionCode, 30).refine((sections) => sections.length > 0, errorCode('required')),
    /** Keywords. */
    news_tag: listOf(text(60).min(1), 30).default([]),
    news_sdgs: listOf(z.enum(sdgCodes), 17).default([]),
    /** First day on the website; empty = no limit. */
    new_start_date: optionalDay,
    /** Last day on the website; empty = no limit. */
    show_end_date: showingFields.show_end_date,
    ...lookAgainFields,
  })
  .superRefine(requireEnglish('news_title_en'))
  .superRefine(({ new_start_date, show_end_date }, ctx) => requireShowingOrder({ show_start_date: new_start_date, show_end_date }, ctx));
export interface NewsBody extends z.infer<typeof newsBody> {}

const itemShape = {
  news_id: z.int(),
  order_seq: z.number(),
  news_title_th: z.string(),
  news_title_en: z.string(),
  /** Public address of the picture; the small one is the same address with `?size=small`. */
  news_h_image_th: z.string().nullable(),
  news_h_image_en: z.string().nullable(),
  switch_lang: languageSwitch,
  active: flag,
  news_stratrgic_tag: commaText,
  news_type_tag: commaText,
  news_tag: commaText,
  /** A list, as documented; the tags above are comma lists. */
  news_sdgs: z.array(z.string()),
  new_start_date: z.iso.date().nullable(),
  show_end_date: showingColumns.show_end_date,
  ...lookAgainColumns,
  /** Number of pictures in its album. */
  image_count: z.int(),
  ...auditColumns,
};
const newsItem = z.object(itemShape);
export interface NewsItem extends z.infer<typeof newsItem> {}

const newsRow = z.object({ ...itemShape, news_content_th: z.string(), news_content_en: z.string() });
export interface NewsRow extends z.infer<typeof newsRow> {}

const newsQuery = listQuery(['order_seq', 'news_id', 'news_title_th', 'news_title_en', 'new_start_date', 'active', 'updated_at'], {
  news_stratrgic_tag: optionCode.optional(),
  news_type_tag: optionCode.optional(),
  news_sdgs: optionCode.optional(),
  /** One of its keywords. */
  news_tag: text(60).optional(),
  /** First and last of the days on which it begins to show. */
  ...period,
  active: flag.optional(),
  finding: findingFilter,
});
export interface NewsQuery extends z.infer<typeof newsQuery> {}

export const news = defineEntity<number, NewsRow, NewsItem, NewsBody, NewsQuery, 'news_h_image_th' | 'news_h_image_en'>()({
  name: 'news',
  tag: 'News',
  page: '/web/content_new',
  idKey: 'news_id',
  id: serialId,
  row: newsRow,
  item: newsItem,
  body: newsBody,
  query: newsQuery,
  labels: {
    news_title: { th: 'หัวข้อข่าว', en: 'Title' },
    news_content: { th: 'เนื้อหาข่าว', en: 'Body' },
    switch_lang: { th: 'ภาษาของข่าว', en: 'Languages' },
    news_stratrgic_tag: { th: 'ยุทธศาสตร์', en: 'Strategies' },
    news_type_tag: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
    news_tag: { th: 'คำสำคัญ', en: 'Keywords' },
    news_sdgs: { th: 'เป้าหมายการพัฒนาที่ยั่งยืน (SDGs)', en: 'Sustainable Development Goals (SDGs)' },
    new_start_date: { th: 'วันที่เริ่มแสดง', en: 'Start date' },
    news_h_image: { th: 'ภาพปกข่าว', en: 'Header image' },
    image_count: { th: 'ภาพ', en: 'Album' },
  },
  ownerKey: 'created_by',
  title: { th: ['news_title_th'], en: ['news_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'desc' },
    { field: 'news_id', sort: 'desc' },
  ],
  richText: ['news_content_th', 'news_content_en'],
  files: {
    news_h_image_th: {
      kind: 'image',
      maxMegabytes: 3,
      folder: 'news',
      public: true,
      aliases: ['avatarFile', 'file'],
      requiredWhen: () => true,
    },
    news_h_image_en: {
      kind: 'image',
      maxMegabytes: 3,
      folder: 'news',
      public: true,
      aliases: ['avatarFileEn'],
      requiredWhen: (body) => body.switch_lang === 'Y',
    },
  },
  bin: true,
  copyWithout: [],
  public: {
    path: 'news',
    site: '/news',
    fields: [
      'news_id',
      'news_title_th',
      'news_title_en',
      'news_h_image_th',
      'news_h_image_en',
      'switch_lang',
      'news_type_tag',
      'news_stratrgic_tag',
      'news_tag',
      'news_sdgs',
      'new_start_date',
      'show_end_date',
      'image_count',
      'updated_at',
    ],
    detail: ['news_content_th', 'news_content_en'],
    searched: ['news_tag'],
    filters: ['news_type_tag', 'news_stratrgic_tag', 'news_sdgs', 'news_tag', 'start_date', 'end_date'],
    period: { start: 'new_start_date', end: 'show_end_date' },
  },
  routes: {
    list: 'GET /web_con_news',
    read: 'GET /web_con_news/:news_id',
    create: 'POST /web_con_news',
    update: 'POST /update_con_news',
    remove: 'POST /delete_con_news',
  },
});
