import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

export const groupSubBBody = z.object({
  group_sub_a_id: serialId,
  group_sub_b_title_th: requiredText(300),
  group_sub_b_title_en: text(300).default(''),
  order_seq: orderSeq.default('AUTO'),
  active: flag.default('Y'),
});
export interface GroupSubBBody extends z.infer<typeof groupSubBBody> {}

const groupSubBRow = z.object({
  group_sub_b_id: z.int(),
  group_sub_a_id: z.int(),
  group_sub_b_title_th: z.string(),
  group_sub_b_title_en: z.string(),
  order_seq: z.number(),
  active: flag,
  /** Its heading, and the category of the heading. */
  group_sub_a_index: z.string(),
  group_sub_a_title_th: z.string(),
  group_sub_a_title_en: z.string(),
  group_master_id: z.int(),
  ...auditColumns,
});
export interface GroupSubBRow extends z.infer<typeof groupSubBRow> {}

const groupSubBQuery = listQuery(['order_seq', 'group_sub_b_id', 'group_sub_b_title_th', 'active', 'updated_at'], {
  group_master_id: serialId.optional(),
  group_sub_a_id: serialId.optional(),
  active: flag.optional(),
});
export interface GroupSubBQuery extends z.infer<typeof groupSubBQuery> {}

/** The third level of grouped documents: a sub-heading of a heading. */
export const groupSubB = defineEntity<number, GroupSubBRow, GroupSubBRow, GroupSubBBody, GroupSubBQuery>()({
  name: 'group_sub_b',
  tag: 'Lists',
  page: '/admin/lists',
  idKey: 'group_sub_b_id',
  id: serialId,
  row: groupSubBRow,
  body: groupSubBBody,
  query: groupSubBQuery,
  labels: {
    group_sub_a_id: { th: 'หัวข้อ', en: 'Heading' },
    group_sub_b_title: { th: 'ชื่อหัวข้อย่อย', en: 'Title' },
    group_sub_a_index: { th: 'เลขหัวข้อ', en: 'Number of the heading' },
    group_sub_a_title: { th: 'ชื่อหัวข้อ', en: 'Title of the heading' },
    group_master_id: { th: 'หมวด', en: 'Category' },
  },
  ownerKey: 'created_by',
  title: { th: ['group_sub_b_title_th'], en: ['group_sub_b_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'asc' },
    { field: 'group_sub_b_id', sort: 'asc' },
  ],
  files: {},
  routes: {
    list: 'GET /group_sub_bs',
    read: 'GET /group_sub_bs/:group_sub_b_id',
    create: 'POST /group_sub_bs',
    update: 'PUT /group_sub_bs/:group_sub_b_id',
    remove: 'POST /delete_group_sub_bs',
  },
});
