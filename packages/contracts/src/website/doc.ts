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
  documentPublic,
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
    ...documentPublic,
    fields: [...documentPublic.fields, 'updated_at'],
    filters: ['doc_group_tag', 'doc_type_tag', 'doc_year'],
  },
  routes: documentRoutes,
});
