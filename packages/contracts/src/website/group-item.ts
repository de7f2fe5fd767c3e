import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { addressOrNone, buddhistYear, flag, noAddress, orderSeq, requiredText, richText, serialId, text } from '../kit/fields.ts';
import { findingFilter } from '../kit/findings/checks.ts';
import { fileOrLink, languageSwitch } from '../kit/flags.ts';
import { listQuery } from '../kit/list-query.ts';
import { lookAgainColumns, lookAgainFields } from '../kit/look-again.ts';
import { requireEnglish } from './bilingual.ts';
import { documentNumber } from './documents/document-fields.ts';

export const groupItemBody = z
  .object({
    /** Category, heading and sub-heading. */
    group_master_id: serialId,
    group_sub_a_id: serialId,
    group_sub_b_id: serialId,
    group_item_index: documentNumber.default('-'),
    group_item_year: buddhistYear,
    group_item_title_th: requiredText(500),
    group_item_title_en: text(500).default(''),
    group_item_content_th: richText.default(''),
    group_item_content_en: richText.default(''),
    /** Y: an uploaded file, N: an address. */
    status_link: fileOrLink.default('Y'),
    group_item_h_url: addressOrNone.default(noAddress),
    switch_lang: languageSwitch.default('N'),
    order_seq: orderSeq.default('AUTO'),
    active: flag.default('Y'),
    ...lookAgainFields,
  })
  .superRefine(requireEnglish('group_item_title_en'))
  .refine(({ status_link, group_item_h_url }) => status_link === 'Y' || !['', noAddress].includes(group_item_h_url), {
    path: ['group_item_h_url'],
    message: errorCode('required'),
  });
export interface GroupItemBody extends z.infer<typeof groupItemBody> {}

const itemShape = {
  group_item_id: z.int(),
  group_master_id: z.int(),
  group_sub_a_id: z.int(),
  group_sub_b_id: z.int(),
  group_item_index: z.string(),
  group_item_year: z.int(),
  group_item_title_th: z.string(),
  group_item_title_en: z.string(),
  /** Public address of the picture; the small one is the same address with `?size=small`. */
  group_item_h_image_th: z.string().nullable(),
  group_item_h_image_en: z.string().nullable(),
  status_link: fileOrLink,
  /** Public address of the file. */
  group_item_h_file: z.string().nullable(),
  group_item_h_url: z.string(),
  switch_lang: languageSwitch,
  order_seq: z.number(),
  active: flag,
  ...lookAgainColumns,
  /** Names of the category and headings, including retired ones. */
  group_master_name_th: z.string(),
  group_master_name_en: z.string(),
  group_sub_a_index: z.string(),
  group_sub_a_title_th: z.string(),
  group_sub_a_title_en: z.string(),
  group_sub_b_title_th: z.string(),
  group_sub_b_title_en: z.string(),
  ...auditColumns,
};
const groupItemItem = z.object(itemShape);
export interface GroupItemItem extends z.infer<typeof groupItemItem> {}

const groupItemRow = z.object({ ...itemShape, group_item_content_th: z.string(), group_item_content_en: z.string() });
export interface GroupItemRow extends z.infer<typeof groupItemRow> {}

const groupItemQuery = listQuery(
  ['group_item_id', 'order_seq', 'group_item_year', 'group_item_title_th', 'group_item_title_en', 'active', 'updated_at'],
  {
    group_master_id: serialId.optional(),
    group_sub_a_id: serialId.optional(),
    group_sub_b_id: serialId.optional(),
    active: flag.optional(),
    finding: findingFilter,
    /** Of its year. */
    ...period,
  },
);
export interface GroupItemQuery extends z.infer<typeof groupItemQuery> {}

export type GroupItemFile = 'group_item_h_image_th' | 'group_item_h_image_en' | 'group_item_h_file';

/** A grouped document, such as evidence of the green office: a file or an address in a category, heading and sub-heading. */
export const groupItem = defineEntity<number, GroupItemRow, GroupItemItem, GroupItemBody, GroupItemQuery, GroupItemFile>()({
  name: 'group_item',
  tag: 'Group items',
  page: '/web/content_group_item',
  idKey: 'group_item_id',
  id: serialId,
  row: groupItemRow,
  item: groupItemItem,
  body: groupItemBody,
  query: groupItemQuery,
  labels: {
    group_master_id: { th: 'หมวด', en: 'Category' },
    group_sub_a_id: { th: 'หัวข้อ', en: 'Heading' },
    group_sub_b_id: { th: 'หัวข้อย่อย', en: 'Sub-heading' },
    group_item_index: { th: 'เลขที่', en: 'Number' },
    group_item_year: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
    group_item_title: { th: 'ชื่อเอกสาร', en: 'Title' },
    group_item_content: { th: 'รายละเอียด', en: 'Details' },
    status_link: { th: 'เอกสาร', en: 'Document' },
    group_item_h_url: { th: 'ลิงก์', en: 'Link' },
    switch_lang: { th: 'ภาษาของเอกสาร', en: 'Languages' },
    group_item_id: { th: 'รหัส', en: 'ID' },
    group_item_h_image: { th: 'ภาพประกอบ', en: 'Header image' },
    group_item_h_file: { th: 'ไฟล์', en: 'File' },
    group_master_name: { th: 'ชื่อหมวด', en: 'Name of the category' },
    group_sub_a_index: { th: 'เลขหัวข้อ', en: 'Number of the heading' },
    group_sub_a_title: { th: 'ชื่อหัวข้อ', en: 'Title of the heading' },
    group_sub_b_title: { th: 'ชื่อหัวข้อย่อย', en: 'Title of the sub-heading' },
  },
  ownerKey: 'created_by',
  title: { th: ['group_item_title_th'], en: ['group_item_title_en'] },
  defaultOrder: [{ field: 'group_item_id', sort: 'desc' }],
  richText: ['group_item_content_th', 'group_item_content_en'],
  addresses: ['group_item_h_url'],
  files: {
    group_item_h_image_th: { kind: 'image', maxMegabytes: 3, folder: 'group-items', public: true, aliases: ['avatarFile'] },
    group_item_h_image_en: { kind: 'image', maxMegabytes: 3, folder: 'group-items', public: true, aliases: ['avatarFileEn'] },
    group_item_h_file: {
      kind: 'document',
      maxMegabytes: 100,
      folder: 'group-items',
      public: true,
      aliases: ['avatarFileFi', 'file'],
      requiredWhen: ({ status_link }) => status_link === 'Y',
    },
  },
  bin: true,
  copyWithout: [],
  public: {
    path: 'grouped_documents',
    fields: [
      'group_item_id',
      'group_master_id',
      'group_sub_a_id',
      'group_sub_b_id',
      'group_item_index',
      'group_item_year',
      'group_item_title_th',
      'group_item_title_en',
      'group_item_h_image_th',
      'group_item_h_image_en',
      'status_link',
      'group_item_h_file',
      'group_item_h_url',
      'switch_lang',
      'group_master_name_th',
      'group_master_name_en',
      'group_sub_a_index',
      'group_sub_a_title_th',
      'group_sub_a_title_en',
      'group_sub_b_title_th',
      'group_sub_b_title_en',
      'updated_at',
    ],
    detail: ['group_item_content_th', 'group_item_content_en'],
    searched: [
      'group_item_index',
      'group_item_year',
      'group_master_name_th',
      'group_master_name_en',
      'group_sub_a_title_th',
      'group_sub_a_title_en',
      'group_sub_b_title_th',
      'group_sub_b_title_en',
    ],
    filters: ['group_master_id', 'group_sub_a_id', 'group_sub_b_id'],
  },
  routes: {
    list: 'GET /web_con_group_items',
    read: 'GET /web_con_group_items/:group_item_id',
    create: 'POST /web_con_group_items',
    update: 'POST /update_con_group_items',
    remove: 'POST /delete_con_group_items',
  },
});
