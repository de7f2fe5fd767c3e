import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, optionCode, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { optionListKeys, optionListOf } from './option-lists.ts';

const listName = text(60)
  .min(1)
  .regex(/^[A-Z0-9_]+$/, errorCode('format'))
  .refine((name) => optionListOf(name) !== null, errorCode('choice'));

export const parameterBody = z.object({
  /** Its list. Cannot be changed after create, nor can the code. */
  parameter_name: listName,
  /** The code stored in records; `AUTO` takes the next one of its list. */
  parameter_value: optionCode.default('AUTO'),
  parameter_th: requiredText(300),
  parameter_en: text(300).default(''),
  order_seq: orderSeq.default('AUTO'),
  active: flag.default('Y'),
});
export interface ParameterBody extends z.infer<typeof parameterBody> {}

const parameterRow = z.object({
  parameter_id: z.int(),
  parameter_name: z.string(),
  parameter_value: z.string(),
  parameter_th: z.string(),
  parameter_en: z.string(),
  order_seq: z.number(),
  active: flag,
  ...auditColumns,
});
export interface ParameterRow extends z.infer<typeof parameterRow> {}

const parameterQuery = listQuery(
  ['order_seq', 'parameter_id', 'parameter_name', 'parameter_value', 'parameter_th', 'parameter_en', 'active', 'updated_at'],
  {
    /** One list by its name. */
    parameter_name: text(60).optional(),
    /** One list, or those of all groups: a key of `optionLists`. */
    parameter_list: z.enum(optionListKeys as [string, ...string[]]).optional(),
    active: flag.optional(),
  },
);
export interface ParameterQuery extends z.infer<typeof parameterQuery> {}

/** An option of a list that forms and filters offer. */
export const parameter = defineEntity<number, ParameterRow, ParameterRow, ParameterBody, ParameterQuery>()({
  name: 'parameter',
  tag: 'Lists',
  page: '/admin/lists',
  idKey: 'parameter_id',
  id: serialId,
  row: parameterRow,
  body: parameterBody,
  query: parameterQuery,
  labels: {
    parameter_name: { th: 'กลุ่ม', en: 'Group' },
    parameter_value: { th: 'รหัส', en: 'Code' },
    parameter: { th: 'ชื่อตัวเลือก', en: 'Option' },
  },
  ownerKey: 'created_by',
  title: { th: ['parameter_th'], en: ['parameter_en'] },
  defaultOrder: [
    { field: 'parameter_name', sort: 'asc' },
    { field: 'order_seq', sort: 'asc' },
    { field: 'parameter_id', sort: 'asc' },
  ],
  files: {},
  routes: {
    list: 'GET /parameters',
    read: 'GET /parameters/:parameter_id',
    create: 'POST /parameters',
    update: 'PUT /parameters/:parameter_id',
    remove: 'POST /delete_parameters',
  },
});
