import { z } from 'zod';
import { defineEntity, auditColumns } from '../kit/entity.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

export const exhibitBody = z.object({
  order_seq: orderSeq.default('AUTO'),
  exhibit_title_th: requiredText(500),
  exhibit_title_en: text(500).default(''),
  active: flag.default('Y'),
});
export interface ExhibitBody extends z.infer<typeof exhibitBody> {}

const exhibitRow = z.object({
  exhibit_id: z.int(),
  order_seq: z.number(),
  exhibit_title_th: z.string(),
  exhibit_title_en: z.string(),
  /** Public address of the picture; the small one is the same address with `?size=small`. */
  exhibit_h_image: z.string(),
  active: flag,
  ...auditColumns,
});
export interface ExhibitRow extends z.infer<typeof exhibitRow> {}

const exhibitQuery = listQuery(['order_seq', 'exhibit_id', 'exhibit_title_th', 'exhibit_title_en', 'active', 'updated_at'], {
  active: flag.optional(),
});
export interface ExhibitQuery extends z.infer<typeof exhibitQuery> {}

export const exhibit = defineEntity<number, ExhibitRow, ExhibitRow, ExhibitBody, ExhibitQuery, 'exhibit_h_image'>()({
  name: 'exhibit',
  tag: 'Exhibits',
  page: '/web/exhibit',
  idKey: 'exhibit_id',
  id: serialId,
  row: exhibitRow,
  body: exhibitBody,
  query: exhibitQuery,
  labels: {
    exhibit_title: { th: 'หัวข้อ', en: 'Title' },
    exhibit_h_image: { th: 'ภาพปก', en: 'Header image' },
  },
  ownerKey: 'created_by',
  title: { th: ['exhibit_title_th'], en: ['exhibit_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'desc' },
    { field: 'exhibit_id', sort: 'desc' },
  ],
  files: {
    exhibit_h_image: { kind: 'image', maxMegabytes: 3, folder: 'exhibits', public: true, aliases: ['file'], requiredWhen: () => true },
  },
  routes: {
    list: 'GET /exhibits',
    read: 'GET /exhibits/:exhibit_id',
    create: 'POST /exhibits',
    update: 'POST /update_exhibits',
    remove: 'POST /delete_exhibits',
  },
});
