import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

export const groupMasterBody = z.object({
  /** Short name, such as `หมวดที่ 1`. */
  group_master_name_th: requiredText(60),
  group_master_name_en: text(60).default(''),
  group_master_title_th: requiredText(300),
  group_master_title_en: text(300).default(''),
  order_seq: orderSeq.default('AUTO'),
  active: flag.default('Y'),
});
export interface GroupMasterBody extends z.infer<typeof groupMasterBody> {}

const groupMasterRow = z.object({
  group_master_id: z.int(),
  group_master_name_th: z.string(),
  group_master_name_en: z.string(),
  group_master_title_th: z.string(),
  group_master_title_en: z.string(),
  order_seq: z.number(),
  active: flag,
  ...auditColumns,
});
export interface GroupMasterRow extends z.infer<typeof groupMasterRow> {}

const groupMasterQuery = listQuery(
  ['order_seq', 'group_master_id', 'group_master_name_th', 'group_master_title_th', 'active', 'updated_at'],
  {
    active: flag.optional(),
  },
);
export interface GroupMasterQuery extends z.infer<typeof groupMasterQuery> {}

/** The first level of grouped documents: a category of the green office. */
export const groupMaster = defineEntity<number, GroupMasterRow, GroupMasterRow, GroupMasterBody, GroupMasterQuery>()({
  name: 'group_master',
  tag: 'Lists',
  page: '/admin/lists',
  idKey: 'group_master_id',
  id: serialId,
  row: groupMasterRow,
  body: groupMasterBody,
  query: groupMasterQuery,
  labels: {
    group_master_name: { th: 'ชื่อย่อ', en: 'Short name' },
    group_master_title: { th: 'ชื่อหมวด', en: 'Title' },
  },
  ownerKey: 'created_by',
  title: { th: ['group_master_name_th', 'group_master_title_th'], en: ['group_master_name_en', 'group_master_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'asc' },
    { field: 'group_master_id', sort: 'asc' },
  ],
  files: {},
  routes: {
    list: 'GET /group_masters',
    read: 'GET /group_masters/:group_master_id',
    create: 'POST /group_masters',
    update: 'PUT /group_masters/:group_master_id',
    remove: 'POST /delete_group_masters',
  },
});
