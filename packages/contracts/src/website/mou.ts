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
    fields: [
      'doc_id',
      'doc_group_tag',
      'doc_type_tag',
      'doc_tag',
      'doc_tag_b',
      'doc_ref',
      'doc_index',
      'doc_year',
      'doct_date',
      'doc_title_th',
      'doc_title_en',
      'doc_content_th',
      'doc_content_en',
      'status_link',
      'doc_h_file',
      'doc_h_url',
      'doc_h_image_th',
      'doc_h_image_en',
      'switch_lang',
      'show_end_date',
      'mou_end_date',
      'updated_at',
    ],
    filters: ['doc_group_tag', 'doc_type_tag'],
    order: [
      { field: 'doc_year', sort: 'desc' },
      { field: 'doc_id', sort: 'desc' },
    ],
    period: { start: 'show_start_date', end: 'show_end_date' },
    expired: 'expire',
    validUntil: 'mou_end_date',
  },
  routes: documentRoutes,
});
