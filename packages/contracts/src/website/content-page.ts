import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { requireShowingOrder, showingColumns, showingFields } from '../kit/dates/showing.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, requiredRichText, requiredText, richText, serialId, text } from '../kit/fields.ts';
import { findingFilter } from '../kit/findings/checks.ts';
import { languageSwitch } from '../kit/flags.ts';
import { listQuery } from '../kit/list-query.ts';
import { lookAgainColumns, lookAgainFields } from '../kit/look-again.ts';
import { requireEnglish } from './bilingual.ts';
import { urlName } from './url-name.ts';

export const contentPageBody = z
  .object({
    page_url: urlName(1, 45),
    page_title_th: requiredText(500),
    page_title_en: text(500).default(''),
    page_content_th: requiredRichText,
    page_content_en: richText.default(''),
    switch_lang: languageSwitch.default('N'),
    active: flag.default('Y'),
    ...showingFields,
    ...lookAgainFields,
  })
  .superRefine(requireEnglish('page_title_en', 'page_content_en'))
  .superRefine(requireShowingOrder);
export interface ContentPageBody extends z.infer<typeof contentPageBody> {}

const itemShape = {
  pages_id: z.int(),
  page_url: z.string(),
  page_title_th: z.string(),
  page_title_en: z.string(),
  switch_lang: languageSwitch,
  active: flag,
  ...showingColumns,
  ...lookAgainColumns,
  /** Whether the website's menu or footer leads to it. */
  in_menu: flag,
  ...auditColumns,
};
const contentPageItem = z.object(itemShape);
export interface ContentPageItem extends z.infer<typeof contentPageItem> {}

const contentPageRow = z.object({ ...itemShape, page_content_th: z.string(), page_content_en: z.string() });
export interface ContentPageRow extends z.infer<typeof contentPageRow> {}

const contentPageQuery = listQuery(['pages_id', 'page_url', 'page_title_th', 'page_title_en', 'active', 'updated_at'], {
  active: flag.optional(),
  finding: findingFilter,
  /** Of the last change. */
  ...period,
});
export interface ContentPageQuery extends z.infer<typeof contentPageQuery> {}

/** A page of the faculty's public website. */
export const contentPage = defineEntity<number, ContentPageRow, ContentPageItem, ContentPageBody, ContentPageQuery>()({
  name: 'content_page',
  tag: 'Content pages',
  page: '/web/content_page',
  idKey: 'pages_id',
  id: serialId,
  row: contentPageRow,
  item: contentPageItem,
  body: contentPageBody,
  query: contentPageQuery,
  labels: {
    page_url: { th: 'ชื่อในลิงก์ (URL)', en: 'Name in the URL' },
    page_title: { th: 'ชื่อหน้า', en: 'Title' },
    page_content: { th: 'เนื้อหา', en: 'Content' },
    switch_lang: { th: 'ภาษาของหน้า', en: 'Languages' },
    in_menu: { th: 'อยู่ในเมนู', en: 'In the menu' },
  },
  ownerKey: 'created_by',
  title: { th: ['page_title_th'], en: ['page_title_en'] },
  defaultOrder: [{ field: 'pages_id', sort: 'asc' }],
  richText: ['page_content_th', 'page_content_en'],
  files: {},
  bin: true,
  copyWithout: ['page_url'],
  public: {
    path: 'pages',
    site: '/page',
    key: 'page_url',
    fields: ['page_url', 'page_title_th', 'page_title_en', 'switch_lang', 'show_end_date', 'updated_at'],
    detail: ['page_content_th', 'page_content_en'],
    searched: ['page_url'],
    period: { start: 'show_start_date', end: 'show_end_date' },
  },
  routes: {
    list: 'GET /webConPages',
    read: 'GET /webConPages/:pages_id',
    create: 'POST /webConPages',
    update: 'PUT /webConPages/:pages_id',
    remove: 'POST /delete_webConPages',
  },
});
