import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { addressOrNone, flag, noAddress, optionCode, requiredDay, requiredText, runDespiteErrors, serialId, text } from '../kit/fields.ts';
import { fileOrLink } from '../kit/flags.ts';
import { listQuery } from '../kit/list-query.ts';
import { requireReason, reviewFields, reviewLabels, reviewState } from './review-state.ts';
import { correspondingAuthor, publicLevel, publicType, workAuthors, workDoi, workPublicYear, workWeight } from './work-fields.ts';
import { type WorkItem, type WorkRow, workItem, workRow } from './work-row.ts';

export const workBody = z
  .object({
    /** Owner; the caller when empty on create. */
    user_name: text(25).default(''),
    work_type: optionCode,
    /** Quality level. */
    work_type_detail: optionCode,
    work_public_type: publicType.default('ตีพิมพ์'),
    work_public_inter: publicLevel.default('ระดับชาติ'),
    /** Citation index, such as Q1 or TCI1; `-` for none. */
    work_public_base: requiredText(60).default('-'),
    /** Names of all authors, as printed on the work. */
    work_owner_name_th: requiredText(1000),
    work_owner_name_en: requiredText(1000),
    work_title_th: requiredText(500),
    work_title_en: requiredText(500),
    /** Journal or conference. */
    work_public_title_th: requiredText(500),
    work_public_title_en: requiredText(500),
    /** The owner's share in percent. */
    work_weight: workWeight,
    work_public_year: workPublicYear,
    work_public_no: requiredText(100),
    work_public_number: requiredText(100),
    work_public_isbn: text(100).default(''),
    work_doi: workDoi.default(''),
    work_public_date: requiredDay,
    work_public_month_year: requiredText(100),
    work_public_place: requiredText(300),
    work_public_province: requiredText(100),
    work_public_country: requiredText(100),
    /** Y: an uploaded file, N: an address. */
    status_link: fileOrLink.default('Y'),
    work_h_url: addressOrNone.default(noAddress),
    ...reviewFields,
    active: flag.default('Y'),
    /** Co-authors from the faculty. */
    work_authors: workAuthors.default([]),
    corresponding_author: correspondingAuthor,
  })
  .refine(({ status_link, work_h_url }) => status_link === 'Y' || !['', noAddress].includes(work_h_url), {
    path: ['work_h_url'],
    message: errorCode('required'),
    when: runDespiteErrors,
  })
  .superRefine(requireReason);
export interface WorkBody extends z.infer<typeof workBody> {}

/** What the list, the report and lists of publications are filtered by. */
export const workFilters = {
  work_type: optionCode.optional(),
  work_type_detail: optionCode.optional(),
  work_public_inter: text(40).optional(),
  status_check: reviewState.optional(),
  /** Range of the publication date. */
  ...period,
  /** Of the owner. */
  department: serialId.optional(),
};
export type WorkFilters = z.infer<z.ZodObject<typeof workFilters>>;

const workQuery = listQuery(
  [
    'work_id',
    'full_name_th',
    'work_type',
    'work_title_th',
    'work_title_en',
    'work_public_year',
    'work_public_date',
    'status_check',
    'active',
    'updated_at',
  ],
  {
    ...workFilters,
    /** Owner or co-author. */
    user_name: text(25).optional(),
    active: flag.optional(),
    /** Y: what summary tables count, records in use and not cancelled. */
    counted: z.literal('Y').optional(),
  },
);
export interface WorkQuery extends z.infer<typeof workQuery> {}

/** An academic work of a member, with its evidence. One author is the owner; the others are linked as co-authors (docs/decisions/0035). */
export const work = defineEntity<number, WorkRow, WorkItem, WorkBody, WorkQuery, 'work_h_file'>()({
  name: 'work',
  tag: 'Works',
  page: '/web/content_work',
  idKey: 'work_id',
  id: serialId,
  row: workRow,
  item: workItem,
  body: workBody,
  query: workQuery,
  labels: {
    user_name: { th: 'เจ้าของผลงาน', en: 'Owner' },
    work_type: { th: 'ประเภทผลงาน', en: 'Type of work' },
    work_type_detail: { th: 'ระดับคุณภาพ', en: 'Quality level' },
    work_public_type: { th: 'ลักษณะการเผยแพร่', en: 'Kind of publication' },
    work_public_inter: { th: 'ระดับการเผยแพร่', en: 'Level' },
    work_public_base: { th: 'ฐานข้อมูล', en: 'Index' },
    work_owner_name: { th: 'ชื่อผู้จัดทำ', en: 'Authors' },
    work_title: { th: 'ชื่อผลงาน', en: 'Title' },
    work_public_title: { th: 'ชื่อวารสารหรือการประชุม', en: 'Journal or conference' },
    work_weight: { th: 'สัดส่วนผลงานของเจ้าของ (ร้อยละ)', en: 'Owner’s share (percent)' },
    work_public_year: { th: 'ปี พ.ศ. หรือเล่มที่', en: 'Year (B.E.) or volume' },
    work_public_no: { th: 'ปีที่และฉบับที่', en: 'Volume and issue' },
    work_public_number: { th: 'เลขหน้า', en: 'Pages' },
    work_public_isbn: { th: 'ISBN/ISSN', en: 'ISBN/ISSN' },
    work_doi: { th: 'DOI', en: 'DOI' },
    work_public_date: { th: 'วันที่เผยแพร่', en: 'Publication date' },
    work_public_month_year: { th: 'เดือนและปีที่เผยแพร่', en: 'Month and year' },
    work_public_place: { th: 'สถานที่', en: 'Place' },
    work_public_province: { th: 'จังหวัดหรือเมือง', en: 'Province or town' },
    work_public_country: { th: 'ประเทศ', en: 'Country' },
    status_link: { th: 'ไฟล์หรือลิงก์', en: 'File or link' },
    work_h_url: { th: 'ลิงก์หลักฐาน', en: 'Link to the evidence' },
    ...reviewLabels,
    work_authors: { th: 'ผู้ร่วมที่เป็นสมาชิกคณะ', en: 'Co-authors of the faculty' },
    corresponding_author: { th: 'ผู้ประพันธ์บรรณกิจ', en: 'Corresponding author' },
    full_name: { th: 'เจ้าของผลงาน', en: 'Owner' },
    parameter: { th: 'ประเภทผลงาน', en: 'Type of work' },
    MNumYear: { th: 'เดือน/ปี', en: 'Month/year' },
    NumYear: { th: 'ปีที่เผยแพร่', en: 'Year published' },
    work_h_file: { th: 'ไฟล์หลักฐาน', en: 'Evidence' },
  },
  ownerKey: 'user_name',
  title: { th: ['work_title_th'], en: ['work_title_en'] },
  defaultOrder: [{ field: 'work_id', sort: 'asc' }],
  screenOrder: { field: 'work_public_date', sort: 'desc' },
  files: {
    work_h_file: {
      kind: 'document',
      maxMegabytes: 100,
      folder: 'works',
      public: false,
      aliases: ['avatarFileFi', 'file'],
      requiredWhen: ({ status_link }) => status_link === 'Y',
    },
  },
  bin: true,
  copyWithout: ['work_doi', 'status_check', 'status_check_text', 'status_check_field'],
  singly: ['status_check'],
  public: {
    path: 'works',
    site: '/works',
    fields: [
      'work_id',
      'user_name',
      'full_name_th',
      'full_name_en',
      'work_type',
      'parameter_th',
      'parameter_en',
      'work_owner_name_th',
      'work_owner_name_en',
      'work_title_th',
      'work_title_en',
      'work_public_title_th',
      'work_public_title_en',
      'work_public_year',
      'work_public_no',
      'work_public_number',
      'work_public_type',
      'work_public_isbn',
      'work_public_place',
      'work_doi',
      'work_public_date',
      'work_public_month_year',
      'NumYear',
      'updated_at',
    ],
    detail: ['work_type_detail', 'work_public_inter', 'work_public_province', 'work_public_country'],
    searched: ['work_doi', 'work_public_year'],
    filters: ['work_type', 'work_public_inter', 'user_name', 'start_date', 'end_date'],
    order: [{ field: 'work_id', sort: 'desc' }],
  },
  routes: {
    list: 'GET /web_con_works',
    read: 'GET /web_con_works/:work_id',
    create: 'POST /web_con_works',
    update: 'POST /update_con_works',
    remove: 'POST /delete_con_works',
  },
});
