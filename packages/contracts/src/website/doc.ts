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
  labels: {
    doc_section: { th: 'ประเภทข้อมูล', en: 'Section' },
    doc_group_tag: { th: 'กลุ่มเอกสาร', en: 'Document group' },
    doc_type_tag: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
    doc_tag: { th: 'คำสำคัญ', en: 'Keywords' },
    doc_tag_b: { th: 'ประเภทการประชุม', en: 'Meeting paper' },
    doc_ref: { th: 'เอกสารอ้างอิง', en: 'Refers to' },
    doc_index: { th: 'เลขที่', en: 'Number' },
    doc_year: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
    doct_date: { th: 'วันที่ของเอกสาร', en: 'Document date' },
    doc_title: { th: 'ชื่อเอกสาร', en: 'Title' },
    doc_content: { th: 'รายละเอียด', en: 'Details' },
    status_link: { th: 'ไฟล์หรือลิงก์', en: 'File or link' },
    doc_h_url: { th: 'ลิงก์เอกสาร', en: 'Link' },
    expire: { th: 'การหมดอายุ', en: 'Expiry' },
    mou_end_date: { th: 'วันสิ้นสุดความร่วมมือ', en: 'Last day of the MOU' },
    mou_owner: { th: 'ผู้รับผิดชอบ', en: 'Responsible person' },
    mou_country: { th: 'ประเทศของหน่วยงาน', en: 'Country of the organisation' },
    doc_id: { th: 'รหัส', en: 'ID' },
    doc_h_file: { th: 'ไฟล์เอกสาร', en: 'File' },
    doc_h_image: { th: 'ภาพปก', en: 'Cover' },
  },
  ownerKey: 'created_by',
  title: { th: ['doc_title_th'], en: ['doc_title_en'] },
  defaultOrder: [{ field: 'doc_id', sort: 'desc' }],
  files: documentFiles('DOC'),
  addresses: ['doc_h_url'],
  bin: true,
  copyWithout: [],
  singly: ['doc_section', 'doc_tag_b', 'mou_end_date', 'mou_owner'],
  public: {
    path: 'documents',
    site: '/documents',
    ...documentPublic,
    fields: [...documentPublic.fields, 'updated_at'],
    filters: ['doc_group_tag', 'doc_type_tag', 'doc_year'],
  },
  routes: documentRoutes,
});
