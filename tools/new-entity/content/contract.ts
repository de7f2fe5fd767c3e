import { z } from 'zod';
import { requireShowingOrder, showingColumns, showingFields } from '../kit/dates/showing.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
%contractImports%

%choices%

export const exhibitBody = z
  .object({
    order_seq: orderSeq.default('AUTO'),
    exhibit_title_th: requiredText(500),
    exhibit_title_en: text(500).default(''),
    %body%
    active: flag.default('Y'),
    ...showingFields,
  })
  .superRefine(requireShowingOrder)%rules%;
export interface ExhibitBody extends z.infer<typeof exhibitBody> {}

const exhibitRow = z.object({
  exhibit_id: z.int(),
  order_seq: z.number(),
  exhibit_title_th: z.string(),
  exhibit_title_en: z.string(),
  %row%
  active: flag,
  ...showingColumns,
  ...auditColumns,
});
export interface ExhibitRow extends z.infer<typeof exhibitRow> {}

%itemSchema%

const exhibitQuery = listQuery(['order_seq', 'exhibit_id', 'exhibit_title_th', 'exhibit_title_en', %sort% 'active', 'updated_at'], {
  %filters%
  active: flag.optional(),
});
export interface ExhibitQuery extends z.infer<typeof exhibitQuery> {}

export const exhibit = defineEntity<number, ExhibitRow, %Item%, ExhibitBody, ExhibitQuery%parts%>()({
  name: 'exhibit',
  tag: 'Exhibits',
  page: '/web/exhibit',
  idKey: 'exhibit_id',
  id: serialId,
  row: exhibitRow,
  %item%
  body: exhibitBody,
  query: exhibitQuery,
  labels: {
    exhibit_title: { th: 'หัวข้อ', en: 'Title' },
    %labels%
  },
  ownerKey: 'created_by',
  title: { th: ['exhibit_title_th'], en: ['exhibit_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'desc' },
    { field: 'exhibit_id', sort: 'desc' },
  ],
  richText: [%richText%],
  addresses: [%addresses%],
  files: {%files%},
  bin: true,
  copyWithout: [],
  routes: {
    list: 'GET /exhibits',
    read: 'GET /exhibits/:exhibit_id',
    create: 'POST /exhibits',
    update: 'POST /update_exhibits',
    remove: 'POST /delete_exhibits',
  },
});
