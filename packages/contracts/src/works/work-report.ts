import { z } from 'zod';
import { endBeforeStart, endsAfterStart } from '../kit/dates/period.ts';
import { defineReport, reportFormat, reportPerson } from '../kit/reports.ts';
import { addressColumn, partColumn, personColumn, stateColumn } from './report-columns.ts';
import { workFilters } from './work.ts';

const params = z.object({ extension: reportFormat, user_name: reportPerson });
const query = z.object(workFilters).refine(endsAfterStart, endBeforeStart);
export type WorkReportQuery = z.infer<typeof params> & z.infer<typeof query>;

/** A row of the report. */
export type WorkReportRow = {
  work_id: number;
  full_name_th: string;
  part: string;
  work_type: string;
  work_title_th: string;
  work_title_en: string;
  work_owner_name_th: string;
  work_public_title_th: string;
  work_public_type: string;
  work_public_inter: string;
  work_public_base: string;
  work_type_detail: string;
  /** Year of the publication date; without a date `work_public_year`, which may be a volume number. */
  year: number;
  work_public_year: number;
  work_public_date: string | null;
  work_public_no: string;
  work_public_number: string;
  work_public_isbn: string;
  work_doi: string;
  work_weight: number;
  status_check: string;
  work_h_url: string;
};

/** Works of one person, or of everybody that the caller may view (`-`). */
export const workReport = defineReport<WorkReportRow, WorkReportQuery>({
  name: 'master_r_001',
  pages: ['/web/content_work'],
  tag: 'Reports',
  title: { th: 'รายงานผลงานวิชาการ', en: 'Academic works' },
  route: 'GET /report/master_r_001/:extension/:user_name',
  params,
  query,
  table: 'ผลงานวิชาการ',
  // printed columns first, so that they are adjacent in the sheet
  columns: [
    personColumn,
    partColumn,
    { key: 'work_type', title: 'ประเภท', kind: 'text', width: 16 },
    { key: 'work_title_th', title: 'ชื่อผลงาน', kind: 'text', width: 46 },
    { key: 'work_public_title_th', title: 'แหล่งเผยแพร่', kind: 'text', width: 28 },
    { key: 'work_type_detail', title: 'ระดับคุณภาพ', kind: 'text', width: 24 },
    { key: 'year', title: 'ปีที่เผยแพร่ (พ.ศ.)', kind: 'year', width: 10 },
    { key: 'work_public_date', title: 'วันที่เผยแพร่', kind: 'date', width: 15 },
    { key: 'work_weight', title: 'สัดส่วน (%)', kind: 'share', width: 10 },
    stateColumn,
    { key: 'work_title_en', title: 'ชื่อผลงาน (ภาษาอังกฤษ)', kind: 'text', width: 46, only: 'xlsx' },
    { key: 'work_owner_name_th', title: 'ผู้จัดทำ', kind: 'text', width: 30, only: 'xlsx' },
    { key: 'work_public_type', title: 'รูปแบบการเผยแพร่', kind: 'text', width: 20, only: 'xlsx' },
    { key: 'work_public_inter', title: 'ระดับการเผยแพร่', kind: 'text', width: 16, only: 'xlsx' },
    { key: 'work_public_base', title: 'ฐานข้อมูล', kind: 'text', width: 12, only: 'xlsx' },
    { key: 'work_public_year', title: 'ปี พ.ศ. หรือเล่มที่', kind: 'year', width: 12, only: 'xlsx' },
    { key: 'work_public_no', title: 'ปีที่ (ฉบับที่)', kind: 'text', width: 14, only: 'xlsx' },
    { key: 'work_public_number', title: 'เลขหน้า', kind: 'text', width: 12, only: 'xlsx' },
    { key: 'work_public_isbn', title: 'ISBN/ISSN', kind: 'text', width: 18, only: 'xlsx' },
    { key: 'work_doi', title: 'DOI', kind: 'text', width: 26, only: 'xlsx' },
    addressColumn('work_h_url'),
  ],
});
