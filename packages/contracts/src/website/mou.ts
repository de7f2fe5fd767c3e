import { z } from 'zod';
import { requireShowingOrder } from '../kit/dates/showing.ts';
import { defineEntity } from '../kit/entity.ts';
import { requiredText, serialId, text } from '../kit/fields.ts';
import { requireEnglish } from './bilingual.ts';
import {
  type DocumentBody,
  type DocumentFile,
  type DocumentQuery,
  type DocumentRow,
  docSections,
  documentFields,
  documentFiles,
  documentPublic,
  documentQuery,
  documentRoutes,
  documentRow,
  requireAddress,
} from './documents/document-record.ts';

export const mouBody = z
  .object({
    ...documentFields,
    doc_section: z.enum(docSections).default('MOU'),
    /** Name of the organisation. */
    doc_content_th: requiredText(500),
    doc_content_en: text(500).default(''),
  })
  .superRefine(requireEnglish('doc_title_en', 'doc_content_en'))
  .superRefine(requireAddress)
  .superRefine(requireShowingOrder);

/** A memorandum of understanding with another organisation. Shares its routes with documents (docs/decisions/0025). */
export const mou = defineEntity<number, DocumentRow, DocumentRow, DocumentBody, DocumentQuery, DocumentFile>()({
  name: 'mou',
  tag: 'MOUs',
  page: '/web/content_doc_mou',
  idKey: 'doc_id',
  id: serialId,
  row: documentRow,
  body: mouBody,
  query: documentQuery,
  ownerKey: 'created_by',
  title: { th: ['doc_title_th'], en: ['doc_title_en'] },
  defaultOrder: [{ field: 'doc_id', sort: 'desc' }],
  files: documentFiles('MOU'),
  addresses: ['doc_h_url'],
  bin: true,
  copyWithout: [],
  public: {
    path: 'mous',
    listedAt: '/mous',
    ...documentPublic,
    fields: [...documentPublic.fields, 'mou_end_date', 'updated_at'],
    filters: ['doc_group_tag', 'doc_type_tag'],
    validUntil: 'mou_end_date',
  },
  routes: documentRoutes,
});
