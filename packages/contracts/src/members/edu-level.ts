import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { digitCode, flag, orderSeq, requiredText, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

export const eduLevelBody = z.object({
  edu_code: digitCode,
  edu_name_th: requiredText(150),
  edu_name_en: text(150).default(''),
  order_seq: orderSeq.default('AUTO'),
  active: flag.default('Y'),
});
export interface EduLevelBody extends z.infer<typeof eduLevelBody> {}

const eduLevelRow = z.object({
  edu_code: z.string(),
  edu_name_th: z.string(),
  edu_name_en: z.string(),
  order_seq: z.number(),
  active: flag,
  ...auditColumns,
});
export interface EduLevelRow extends z.infer<typeof eduLevelRow> {}

const eduLevelQuery = listQuery(['order_seq', 'edu_code', 'edu_name_th', 'edu_name_en', 'active', 'updated_at'], {
  active: flag.optional(),
});
export interface EduLevelQuery extends z.infer<typeof eduLevelQuery> {}

export const eduLevel = defineEntity<string, EduLevelRow, EduLevelRow, EduLevelBody, EduLevelQuery>()({
  name: 'edu_level',
  tag: 'Education levels',
  page: '/member/edulavel',
  idKey: 'edu_code',
  id: z.string().min(1).max(5),
  row: eduLevelRow,
  body: eduLevelBody,
  query: eduLevelQuery,
  labels: {
    edu_code: { th: 'รหัส', en: 'Code' },
    edu_name: { th: 'ชื่อระดับการศึกษา', en: 'Name' },
  },
  ownerKey: 'created_by',
  title: { th: ['edu_name_th'], en: ['edu_name_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'desc' },
    { field: 'edu_code', sort: 'asc' },
  ],
  files: {},
  routes: {
    list: 'GET /edu_levels',
    read: 'GET /edu_levels/:edu_code',
    create: 'POST /edu_levels',
    update: 'PUT /edu_levels/:edu_code',
    remove: 'POST /delete_edu_levels',
  },
});
