import { z } from 'zod';
import { requireShowingOrder } from '../kit/dates/showing.ts';
import { defineEntity } from '../kit/entity.ts';
import { serialId } from '../kit/fields.ts';
import { requireEnglish } from './bilingual.ts';
import {
  type DocumentBody,
  type DocumentFile,
  type DocumentQuery,
  type DocumentRow,
  documentFields,
  documentFiles,
  documentQuery,
  documentRoutes,
  documentRow,
  requireAddress,
  requireMeetingPaper,
} from './documents/document-record.ts';

export const docBody = z
  .object(documentFields)
  .superRefine(requireEnglish('doc_title_en'))
  .superRefine(requireAddress)
  .superRefine(requireMeetingPaper)
  .superRefine(requireShowingOrder);

/** A document of the faculty: a form, rule, journal or minutes of a meeting. Shares its routes with MOUs (docs/decisions/0025). */
export const doc = defineEntity<number, DocumentRow, DocumentRow, DocumentBody, DocumentQuery, DocumentFile>()({
  name: 'doc',
  tag: 'Documents',
  page: '/web/content_doc',
  idKey: 'doc_id',
  id: serialId,
  row: documentRow,
  body: docBody,
  query: documentQuery,
  ownerKey: 'created_by',
  title: { th: ['doc_title_th'], en: ['doc_title_en'] },
  defaultOrder: [{ field: 'doc_id', sort: 'desc' }],
  files: documentFiles('DOC'),
  addresses: ['doc_h_url'],
  bin: true,
  copyWithout: [],
  public: {
    path: 'documents',
    site: '/documents',
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
      'updated_at',
    ],
    filters: ['doc_group_tag', 'doc_type_tag', 'doc_year'],
    order: [
      { field: 'doc_year', sort: 'desc' },
      { field: 'doc_id', sort: 'desc' },
    ],
    period: { start: 'show_start_date', end: 'show_end_date' },
    expired: 'expire',
  },
  routes: documentRoutes,
});
