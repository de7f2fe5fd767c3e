import { z } from 'zod';
import { firstBuddhistYear, lastBuddhistYear } from '../kit/dates/era.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, number, optionCode, orderSeq, requiredText, runDespiteErrors, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { parseJsonList } from '../kit/wire.ts';
import { workParameters } from '../lookups/parameters.ts';
import { optionListKeys, optionListOf } from './option-lists.ts';

const listName = text(60)
  .min(1)
  .regex(/^[A-Z0-9_]+$/, errorCode('format'))
  .refine((name) => optionListOf(name) !== null, errorCode('choice'));

/** The list whose options have weights: the quality levels of works. */
export const weightedList = workParameters.levels;

/** What a work of this level counts from a year on, until the next entry. */
const optionWeight = z.object({
  /** Buddhist year. */
  from_year: number(z.int().min(firstBuddhistYear).max(lastBuddhistYear)),
  weight: number(
    z
      .number()
      .min(0)
      .max(100)
      .overwrite((weight) => Math.round(weight * 1000) / 1000),
  ),
});
export interface OptionWeight extends z.infer<typeof optionWeight> {}

/** At most so many weights of one option, one for a year. */
export const mostWeights = 20;
const optionWeights = z.preprocess(
  parseJsonList,
  z
    .array(optionWeight)
    .max(mostWeights)
    .superRefine((weights, ctx) => {
      for (const [index, { from_year }] of weights.entries()) {
        if (weights.findIndex((other) => other.from_year === from_year) === index) continue;
        ctx.addIssue({ code: 'custom', path: [index, 'from_year'], message: errorCode('duplicate'), input: from_year });
      }
    }),
);

export const parameterBody = z
  .object({
    /** Its list. Cannot be changed after create, nor can the code. */
    parameter_name: listName,
    /** The code stored in records; `AUTO` takes the next one of its list. */
    parameter_value: optionCode.default('AUTO'),
    parameter_th: requiredText(300),
    parameter_en: text(300).default(''),
    order_seq: orderSeq.default('AUTO'),
    active: flag.default('Y'),
    /** Only of `weightedList`. */
    weights: optionWeights.default([]),
  })
  .refine(({ parameter_name, weights }) => parameter_name === weightedList || weights.length === 0, {
    path: ['weights'],
    message: errorCode('choice'),
    when: runDespiteErrors,
  });
export interface ParameterBody extends z.infer<typeof parameterBody> {}

const parameterItem = z.object({
  parameter_id: z.int(),
  parameter_name: z.string(),
  parameter_value: z.string(),
  parameter_th: z.string(),
  parameter_en: z.string(),
  order_seq: z.number(),
  active: flag,
  ...auditColumns,
});
export interface ParameterItem extends z.infer<typeof parameterItem> {}
const parameterRow = parameterItem.extend({ weights: z.array(z.object({ from_year: z.int(), weight: z.number() })) });
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
export const parameter = defineEntity<number, ParameterRow, ParameterItem, ParameterBody, ParameterQuery>()({
  name: 'parameter',
  tag: 'Lists',
  page: '/admin/lists',
  idKey: 'parameter_id',
  id: serialId,
  row: parameterRow,
  item: parameterItem,
  body: parameterBody,
  query: parameterQuery,
  labels: {
    parameter_name: { th: 'กลุ่ม', en: 'Group' },
    parameter_value: { th: 'รหัส', en: 'Code' },
    parameter: { th: 'ชื่อตัวเลือก', en: 'Option' },
    weights: { th: 'ค่าน้ำหนัก', en: 'Weights' },
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
