import { z } from 'zod';
import { countryWords } from '../kit/countries.ts';
import { requireShowingOrder } from '../kit/dates/showing.ts';
import { defineEntity } from '../kit/entity.ts';
import { requiredText, serialId, text } from '../kit/fields.ts';
import { requireEnglish } from './bilingual.ts';
import {
  type DocumentBody,
  type DocumentFile,
  type DocumentQuery,
  type DocumentRow,
  docSection,
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
    doc_section: docSection.default('MOU'),
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
  labels: {
    doc_section: { th: 'ประเภทข้อมูล', en: 'Section' },
    doc_group_tag: { th: 'กลุ่ม MOU', en: 'MOU group' },
    doc_type_tag: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
    doc_tag: { th: 'คำสำคัญ', en: 'Keywords' },
    doc_tag_b: { th: 'ประเภทการประชุม', en: 'Meeting paper' },
    doc_ref: { th: 'เอกสารอ้างอิง', en: 'Refers to' },
    doc_index: { th: 'เลขที่', en: 'Number' },
    doc_year: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
    doct_date: { th: 'วันที่ลงนาม', en: 'Signed on' },
    doc_title: { th: 'ชื่อ MOU', en: 'MOU title' },
    doc_content: { th: 'ชื่อหน่วยงาน', en: 'Organisation' },
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
  files: documentFiles('MOU'),
  addresses: ['doc_h_url'],
  bin: true,
  copyWithout: [],
  singly: ['doc_section', 'doc_tag_b'],
  public: {
    path: 'mous',
    site: '/mous',
    ...documentPublic,
    fields: [...documentPublic.fields, 'mou_end_date', 'mou_country', 'updated_at'],
    filters: ['doc_group_tag', 'doc_type_tag', 'mou_country'],
    validUntil: 'mou_end_date',
    searched: [...documentPublic.searched, 'mou_country'],
    searchedWords: { mou_country: countryWords },
  },
  routes: documentRoutes,
});
