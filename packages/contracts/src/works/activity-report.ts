import { z } from 'zod';
import { endBeforeStart, endsAfterStart, period } from '../kit/dates/period.ts';
import { optionCode, serialId } from '../kit/fields.ts';
import { defineReport, reportFormat, reportPerson } from '../kit/reports.ts';
import { addressColumn, partColumn, personColumn, stateColumn } from './report-columns.ts';
import { reviewStates } from './review-state.ts';

const query = z
  .object({
    /** Defaults to the caller, as documented. */
    username: reportPerson.optional(),
    extension: reportFormat,
    activity_type: optionCode.optional(),
    activity_level: optionCode.optional(),
    /** Of the owner. */
    department: serialId.optional(),
    status_check: z.enum(reviewStates).optional(),
    ...period,
  })
  .refine(endsAfterStart, endBeforeStart);
export type ActivityReportQuery = z.infer<typeof query>;

/** A row of the report. */
export type ActivityReportRow = {
  activity_id: number;
  full_name_th: string;
  part: string;
  activity_type: string;
  activity_level: string;
  activity_title_th: string;
  activity_title_en: string;
  activity_agency_title: string;
  activity_place_title: string;
  activity_date: string;
  participants: number | null;
  green_office: string;
  remark: string;
  status_check: string;
  activity_h_url: string;
};

/** Activities, training and awards of one person, or of everybody that the caller may view (`-`). */
export const activityReport = defineReport<ActivityReportRow, ActivityReportQuery>({
  name: 'master_r_002',
  pages: ['/web/content_activity'],
  tag: 'Reports',
  title: { th: 'รายงานกิจกรรม อบรม และรางวัล', en: 'Activities, training and awards' },
  route: 'GET /report/master_r_002',
  query,
  table: 'กิจกรรม อบรม และรางวัล',
  columns: [
    { key: 'activity_date', title: 'วันที่', kind: 'date', width: 15 },
    personColumn,
    partColumn,
    { key: 'activity_type', title: 'ประเภท', kind: 'text', width: 24 },
    { key: 'activity_level', title: 'ระดับ', kind: 'text', width: 13 },
    { key: 'activity_title_th', title: 'ชื่อกิจกรรม', kind: 'text', width: 46 },
    { key: 'activity_agency_title', title: 'หน่วยงานที่จัด', kind: 'text', width: 24 },
    { key: 'activity_place_title', title: 'สถานที่', kind: 'text', width: 24 },
    { key: 'participants', title: 'ผู้เข้าร่วม (คน)', kind: 'number', width: 10 },
    stateColumn,
    { key: 'activity_title_en', title: 'ชื่อกิจกรรม (ภาษาอังกฤษ)', kind: 'text', width: 46, only: 'xlsx' },
    { key: 'green_office', title: 'สำนักงานสีเขียว', kind: 'text', width: 14, only: 'xlsx' },
    { key: 'remark', title: 'หมายเหตุ', kind: 'text', width: 30, only: 'xlsx' },
    addressColumn('activity_h_url'),
  ],
});
