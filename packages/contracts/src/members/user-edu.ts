import { z } from 'zod';
import { firstBuddhistYear } from '../kit/dates/era.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, number, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

/** An unambiguously Buddhist year: 2569 is accepted, 2026 rejected. */
const yearOfStudy = number(z.int().min(firstBuddhistYear).max(2699));

export const userEduBody = z.object({
  user_name: requiredText(25),
  edu_code: requiredText(5),
  edu_year: yearOfStudy,
  edu_degree_th: requiredText(300),
  edu_degree_en: text(300).default(''),
  edu_degree_place_th: requiredText(300),
  edu_degree_place_en: text(300).default(''),
  remark: text(500).default('-'),
  active: flag.default('Y'),
});
export interface UserEduBody extends z.infer<typeof userEduBody> {}

const userEduRow = z.object({
  edu_id: z.int(),
  user_name: z.string(),
  edu_code: z.string(),
  edu_name_th: z.string(),
  edu_name_en: z.string(),
  /** Order number of the level. */
  order_seq: z.number(),
  edu_year: z.int(),
  edu_degree_th: z.string(),
  edu_degree_en: z.string(),
  edu_degree_place_th: z.string(),
  edu_degree_place_en: z.string(),
  remark: z.string(),
  active: flag,
  ...auditColumns,
});
export interface UserEduRow extends z.infer<typeof userEduRow> {}

const userEduQuery = listQuery(['edu_year', 'edu_code', 'edu_degree_th', 'active', 'updated_at'], {
  user_name: text(25).optional(),
  active: flag.optional(),
});
export interface UserEduQuery extends z.infer<typeof userEduQuery> {}

/** A degree of a member; uses the rights of the members' page. */
export const userEdu = defineEntity<number, UserEduRow, UserEduRow, UserEduBody, UserEduQuery>()({
  name: 'user_edu',
  tag: 'Member education',
  page: '/member/members',
  idKey: 'edu_id',
  id: serialId,
  row: userEduRow,
  body: userEduBody,
  query: userEduQuery,
  labels: {
    user_name: { th: 'ชื่อผู้ใช้', en: 'User name' },
    edu_code: { th: 'ระดับการศึกษา', en: 'Level' },
    edu_year: { th: 'ปีที่สำเร็จการศึกษา (พ.ศ.)', en: 'Year of graduation (B.E.)' },
    edu_degree: { th: 'วุฒิการศึกษา', en: 'Degree' },
    edu_degree_place: { th: 'สถาบัน', en: 'Institution' },
    remark: { th: 'หมายเหตุ', en: 'Remark' },
    edu_name: { th: 'ระดับการศึกษา', en: 'Level' },
  },
  ownerKey: 'created_by',
  title: { th: ['edu_degree_th'], en: ['edu_degree_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'desc' },
    { field: 'edu_year', sort: 'desc' },
    { field: 'edu_id', sort: 'desc' },
  ],
  files: {},
  routes: {
    list: 'GET /user_edus',
    read: 'GET /user_edus/:edu_id',
    create: 'POST /user_edus',
    update: 'PUT /user_edus/:edu_id',
    remove: 'POST /delete_user_edus',
  },
});
