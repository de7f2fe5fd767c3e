import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';

/** Documented codes: T1 work history, T2 awards, T3 decorations. */
export const deanListType = choice({
  T1: { th: 'ประวัติการทำงาน', en: 'Work history' },
  T2: { th: 'รางวัล', en: 'Awards' },
  T3: { th: 'เครื่องราชอิสริยาภรณ์', en: 'Decorations' },
});
export const deanListTypes = deanListType.options;
export type DeanListType = z.infer<typeof deanListType>;

export const directDeanListBody = z.object({
  user_name: requiredText(25),
  direct_dean_list_type: deanListType,
  direct_dean_list_title_th: requiredText(500),
  direct_dean_list_title_en: requiredText(500),
  order_seq: orderSeq.default('AUTO'),
  active: flag.default('Y'),
});
export interface DirectDeanListBody extends z.infer<typeof directDeanListBody> {}

const directDeanListRow = z.object({
  direct_dean_list_id: z.int(),
  user_name: z.string(),
  direct_dean_list_type: deanListType,
  direct_dean_list_title_th: z.string(),
  direct_dean_list_title_en: z.string(),
  order_seq: z.number(),
  active: flag,
  ...auditColumns,
});
export interface DirectDeanListRow extends z.infer<typeof directDeanListRow> {}

const directDeanListQuery = listQuery(
  ['order_seq', 'direct_dean_list_id', 'direct_dean_list_title_th', 'direct_dean_list_title_en', 'active', 'updated_at'],
  { user_name: text(25).optional(), direct_dean_list_type: deanListType.optional(), active: flag.optional() },
);
export interface DirectDeanListQuery extends z.infer<typeof directDeanListQuery> {}

/** A position, award or decoration of a dean. It belongs to the person, so all their terms show it (docs/decisions/0025). */
export const directDeanList = defineEntity<number, DirectDeanListRow, DirectDeanListRow, DirectDeanListBody, DirectDeanListQuery>()({
  name: 'direct_dean_list',
  tag: 'Deans’ work history, awards and decorations',
  page: '/web/content_directory_dean',
  idKey: 'direct_dean_list_id',
  id: serialId,
  row: directDeanListRow,
  body: directDeanListBody,
  query: directDeanListQuery,
  labels: {
    user_name: { th: 'สมาชิก', en: 'Member' },
    direct_dean_list_type: { th: 'ประเภท', en: 'Kind' },
    direct_dean_list_title: { th: 'ชื่อรายการ', en: 'Title' },
  },
  ownerKey: 'created_by',
  title: { th: ['direct_dean_list_title_th'], en: ['direct_dean_list_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'desc' },
    { field: 'direct_dean_list_id', sort: 'desc' },
  ],
  files: {},
  bin: true,
  copyWithout: [],
  routes: {
    list: 'GET /web_con_direct_dean_lists',
    read: 'GET /web_con_direct_dean_lists/:direct_dean_list_id',
    create: 'POST /web_con_direct_dean_lists',
    update: 'PUT /web_con_direct_dean_lists/:direct_dean_list_id',
    remove: 'POST /delete_web_con_direct_dean_lists',
  },
});
