import { z } from 'zod';
import { requireShowingOrder, showingColumns, showingFields } from '../kit/dates/showing.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import {
  addressOrNone,
  flag,
  listOf,
  noAddress,
  optionCode,
  requiredRichText,
  requiredText,
  richText,
  serialId,
  text,
} from '../kit/fields.ts';
import { findingFilter } from '../kit/findings/checks.ts';
import { fileOrLink, languageSwitch } from '../kit/flags.ts';
import { listQuery } from '../kit/list-query.ts';
import { lookAgainColumns, lookAgainFields } from '../kit/look-again.ts';
import { commaText } from '../kit/wire.ts';
import { requireEnglish } from './bilingual.ts';
import { urlName } from './url-name.ts';

/** Placeholder in the documented initial content of a new article; must be replaced. */
export const placeholderLine = 'พิมพ์เนื้อหาของบทความที่นี่';

export const articlePageBody = z
  .object({
    article_page_url: urlName(10, 60),
    article_page_group_tag: optionCode.default('A1'),
    /** Display sections, depending on the group. */
    article_page_type_tag: listOf(optionCode, 30).refine((sections) => sections.length > 0, errorCode('required')),
    article_page_title_th: requiredText(500),
    article_page_title_en: text(500).default(''),
    article_page_content_th: requiredRichText.refine((html) => !html.includes(placeholderLine), errorCode('placeholder')),
    article_page_content_en: richText.default(''),
    /** Y: an optional uploaded file, N: an address. */
    status_link: fileOrLink.default('Y'),
    article_page_h_url: addressOrNone.default(noAddress),
    switch_lang: languageSwitch.default('N'),
    active: flag.default('Y'),
    ...showingFields,
    ...lookAgainFields,
  })
  .superRefine(requireEnglish('article_page_title_en', 'article_page_content_en'))
  .superRefine(requireShowingOrder)
  .refine(({ status_link, article_page_h_url }) => status_link === 'Y' || article_page_h_url !== '', {
    path: ['article_page_h_url'],
    message: errorCode('required'),
  });
export interface ArticlePageBody extends z.infer<typeof articlePageBody> {}

const itemShape = {
  article_pages_id: z.int(),
  article_page_url: z.string(),
  article_page_group_tag: z.string(),
  article_page_type_tag: commaText,
  article_page_title_th: z.string(),
  article_page_title_en: z.string(),
  /** Public addresses of the header pictures; the small one is the same address with `?size=small`. */
  article_page_h_image_th: z.string().nullable(),
  article_page_h_image_en: z.string().nullable(),
  status_link: fileOrLink,
  article_page_h_file: z.string().nullable(),
  article_page_h_url: z.string(),
  switch_lang: languageSwitch,
  active: flag,
  ...showingColumns,
  ...lookAgainColumns,
  ...auditColumns,
};
const articlePageItem = z.object(itemShape);
export interface ArticlePageItem extends z.infer<typeof articlePageItem> {}

const articlePageRow = z.object({ ...itemShape, article_page_content_th: z.string(), article_page_content_en: z.string() });
export interface ArticlePageRow extends z.infer<typeof articlePageRow> {}

const articlePageQuery = listQuery(
  [
    'article_page_url',
    'article_pages_id',
    'article_page_title_th',
    'article_page_title_en',
    'article_page_group_tag',
    'active',
    'updated_at',
  ],
  {
    article_page_group_tag: optionCode.optional(),
    article_page_type_tag: optionCode.optional(),
    active: flag.optional(),
    finding: findingFilter,
  },
);
export interface ArticlePageQuery extends z.infer<typeof articlePageQuery> {}

export type ArticlePageFile = 'article_page_h_image_th' | 'article_page_h_image_en' | 'article_page_h_file';

/** An article of the public website's knowledge library. */
export const articlePage = defineEntity<number, ArticlePageRow, ArticlePageItem, ArticlePageBody, ArticlePageQuery, ArticlePageFile>()({
  name: 'article_page',
  tag: 'Articles',
  page: '/web/content_article_page',
  idKey: 'article_pages_id',
  id: serialId,
  row: articlePageRow,
  item: articlePageItem,
  body: articlePageBody,
  query: articlePageQuery,
  labels: {
    article_page_url: { th: 'ชื่อในลิงก์ (URL)', en: 'Name in the URL' },
    article_page_group_tag: { th: 'ประเภทเอกสาร', en: 'Document type' },
    article_page_type_tag: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
    article_page_title: { th: 'ชื่อบทความ', en: 'Title' },
    article_page_content: { th: 'เนื้อหาบทความ', en: 'Text' },
    status_link: { th: 'แนบเป็นไฟล์หรือลิงก์', en: 'A file or a link' },
    article_page_h_url: { th: 'ลิงก์ของไฟล์แนบ', en: 'Link of the attachment' },
    switch_lang: { th: 'ภาษาของบทความ', en: 'Languages' },
    article_page_h_image: { th: 'ภาพปกบทความ', en: 'Header image' },
    article_page_h_file: { th: 'ไฟล์แนบ', en: 'Attached file' },
  },
  ownerKey: 'created_by',
  title: { th: ['article_page_title_th'], en: ['article_page_title_en'] },
  // unique
  defaultOrder: [{ field: 'article_page_url', sort: 'asc' }],
  richText: ['article_page_content_th', 'article_page_content_en'],
  addresses: ['article_page_h_url'],
  files: {
    article_page_h_image_th: {
      kind: 'image',
      maxMegabytes: 3,
      folder: 'articles',
      public: true,
      aliases: ['avatarFile'],
      requiredWhen: () => true,
    },
    article_page_h_image_en: {
      kind: 'image',
      maxMegabytes: 3,
      folder: 'articles',
      public: true,
      aliases: ['avatarFileEn'],
      requiredWhen: (body) => body.switch_lang === 'Y',
    },
    article_page_h_file: { kind: 'document', maxMegabytes: 100, folder: 'articles', public: true, aliases: ['avatarFileFi'] },
  },
  bin: true,
  copyWithout: ['article_page_url'],
  public: {
    path: 'articles',
    site: '/article',
    key: 'article_page_url',
    fields: [
      'article_pages_id',
      'article_page_url',
      'article_page_group_tag',
      'article_page_type_tag',
      'article_page_title_th',
      'article_page_title_en',
      'article_page_h_image_th',
      'article_page_h_image_en',
      'status_link',
      'article_page_h_file',
      'article_page_h_url',
      'switch_lang',
      'show_end_date',
      'updated_at',
    ],
    detail: ['article_page_content_th', 'article_page_content_en'],
    searched: ['article_page_url'],
    filters: ['article_page_group_tag', 'article_page_type_tag'],
    order: [{ field: 'article_pages_id', sort: 'desc' }],
    period: { start: 'show_start_date', end: 'show_end_date' },
  },
  routes: {
    list: 'GET /web_con_article_pages',
    read: 'GET /web_con_article_pages/:article_pages_id',
    create: 'POST /web_con_article_pages',
    update: 'POST /update_con_article_pages',
    remove: 'POST /delete_con_article_pages',
  },
});
