import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

export const groupSubABody = z.object({
  group_master_id: serialId,
  /** Number, such as `1.2`. */
  group_sub_a_index: requiredText(20),
  group_sub_a_title_th: requiredText(300),
  group_sub_a_title_en: text(300).default(''),
  order_seq: orderSeq.default('AUTO'),
  active: flag.default('Y'),
});
export interface GroupSubABody extends z.infer<typeof groupSubABody> {}

const groupSubARow = z.object({
  group_sub_a_id: z.int(),
  group_master_id: z.int(),
  group_sub_a_index: z.string(),
  group_sub_a_title_th: z.string(),
  group_sub_a_title_en: z.string(),
  order_seq: z.number(),
  active: flag,
  /** Name of its category. */
  group_master_name_th: z.string(),
  group_master_name_en: z.string(),
  ...auditColumns,
});
export interface GroupSubARow extends z.infer<typeof groupSubARow> {}

const groupSubAQuery = listQuery(['order_seq', 'group_sub_a_id', 'group_sub_a_index', 'group_sub_a_title_th', 'active', 'updated_at'], {
  group_master_id: serialId.optional(),
  active: flag.optional(),
});
export interface GroupSubAQuery extends z.infer<typeof groupSubAQuery> {}

/** The second level of grouped documents: a heading of a category. */
export const groupSubA = defineEntity<number, GroupSubARow, GroupSubARow, GroupSubABody, GroupSubAQuery>()({
  name: 'group_sub_a',
  tag: 'Lists',
  page: '/admin/lists',
  idKey: 'group_sub_a_id',
  id: serialId,
  row: groupSubARow,
  body: groupSubABody,
  query: groupSubAQuery,
  labels: {
    group_master_id: { th: 'หมวด', en: 'Category' },
    group_sub_a_index: { th: 'เลขหัวข้อ', en: 'Number' },
    group_sub_a_title: { th: 'ชื่อหัวข้อ', en: 'Title' },
    group_master_name: { th: 'ชื่อหมวด', en: 'Name of the category' },
  },
  ownerKey: 'created_by',
  title: { th: ['group_sub_a_index', 'group_sub_a_title_th'], en: ['group_sub_a_index', 'group_sub_a_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'asc' },
    { field: 'group_sub_a_id', sort: 'asc' },
  ],
  files: {},
  routes: {
    list: 'GET /group_sub_as',
    read: 'GET /group_sub_as/:group_sub_a_id',
    create: 'POST /group_sub_as',
    update: 'PUT /group_sub_as/:group_sub_a_id',
    remove: 'POST /delete_group_sub_as',
  },
});
