import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

export const departmentBody = z.object({
  up_department_name_th: requiredText(200),
  up_department_name_en: text(200).default(''),
  order_seq: orderSeq.default('AUTO'),
  active: flag.default('Y'),
});
export interface DepartmentBody extends z.infer<typeof departmentBody> {}

const departmentRow = z.object({
  up_department_id: z.int(),
  up_department_name_th: z.string(),
  up_department_name_en: z.string(),
  order_seq: z.number(),
  active: flag,
  ...auditColumns,
});
export interface DepartmentRow extends z.infer<typeof departmentRow> {}

const departmentQuery = listQuery(
  ['order_seq', 'up_department_id', 'up_department_name_th', 'up_department_name_en', 'active', 'updated_at'],
  {
    active: flag.optional(),
  },
);
export interface DepartmentQuery extends z.infer<typeof departmentQuery> {}

/** A faculty or office of the university. */
export const department = defineEntity<number, DepartmentRow, DepartmentRow, DepartmentBody, DepartmentQuery>()({
  name: 'department',
  tag: 'Lists',
  page: '/admin/lists',
  idKey: 'up_department_id',
  id: serialId,
  row: departmentRow,
  body: departmentBody,
  query: departmentQuery,
  labels: {
    up_department_name: { th: 'ชื่อหน่วยงาน', en: 'Name' },
  },
  ownerKey: 'created_by',
  title: { th: ['up_department_name_th'], en: ['up_department_name_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'asc' },
    { field: 'up_department_id', sort: 'asc' },
  ],
  files: {},
  routes: {
    list: 'GET /departments',
    read: 'GET /departments/:up_department_id',
    create: 'POST /departments',
    update: 'PUT /departments/:up_department_id',
    remove: 'POST /delete_departments',
  },
});
