import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, requiredDay, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';

export const facultyDateBody = z
  .object({
    title_th: requiredText(300),
    title_en: text(300).default(''),
    start_date: requiredDay,
    /** The last day; the same as the first for a single day. */
    end_date: requiredDay,
    active: flag.default('Y'),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], message: errorCode('ends_before_start') });
export interface FacultyDateBody extends z.infer<typeof facultyDateBody> {}

const facultyDateRow = z.object({
  faculty_date_id: z.int(),
  title_th: z.string(),
  title_en: z.string(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  active: flag,
  ...auditColumns,
});
export interface FacultyDateRow extends z.infer<typeof facultyDateRow> {}

const facultyDateQuery = listQuery(['start_date', 'end_date', 'faculty_date_id', 'title_th', 'active', 'updated_at'], {
  active: flag.optional(),
  /** With a day of it. */
  ...period,
});
export interface FacultyDateQuery extends z.infer<typeof facultyDateQuery> {}

/** A day or period of the faculty's calendar, which every profile shows. */
export const facultyDate = defineEntity<number, FacultyDateRow, FacultyDateRow, FacultyDateBody, FacultyDateQuery>()({
  name: 'faculty_date',
  tag: 'Lists',
  page: '/admin/lists',
  idKey: 'faculty_date_id',
  id: serialId,
  row: facultyDateRow,
  body: facultyDateBody,
  query: facultyDateQuery,
  labels: {
    title: { th: 'ชื่อวันหรือช่วงเวลา', en: 'Title' },
    start_date: { th: 'วันเริ่มต้น', en: 'First day' },
    end_date: { th: 'วันสิ้นสุด', en: 'Last day' },
  },
  ownerKey: 'created_by',
  title: { th: ['title_th'], en: ['title_en'] },
  defaultOrder: [
    { field: 'start_date', sort: 'desc' },
    { field: 'faculty_date_id', sort: 'desc' },
  ],
  files: {},
  public: {
    path: 'calendar',
    fields: ['faculty_date_id', 'title_th', 'title_en', 'start_date', 'end_date', 'updated_at'],
    order: [
      { field: 'start_date', sort: 'asc' },
      { field: 'faculty_date_id', sort: 'asc' },
    ],
  },
  routes: {
    list: 'GET /faculty_dates',
    read: 'GET /faculty_dates/:faculty_date_id',
    create: 'POST /faculty_dates',
    update: 'PUT /faculty_dates/:faculty_date_id',
    remove: 'POST /delete_faculty_dates',
  },
});
