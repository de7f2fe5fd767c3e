import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { fitting, flag, requiredDay, requiredText, serialId, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { arabicDigits } from '../kit/text/digits.ts';

/** A time of the day, `09:30`, also typed as 9.30; empty for whole days. */
const time = z
  .string()
  .check(fitting(5))
  .trim()
  .overwrite((typed) =>
    arabicDigits(typed).replace(/^(\d{1,2})[.:](\d{2})$/, (_all, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`),
  )
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, errorCode('time'))
  .default('');

/** N: for the staff alone, such as a meeting of the board. */
const audience = choice({ Y: { th: 'แสดงบนเว็บไซต์', en: 'On the website' }, N: { th: 'เฉพาะบุคลากร', en: 'Staff only' } });

export const facultyDateBody = z
  .object({
    title_th: requiredText(300),
    title_en: text(300).default(''),
    start_date: requiredDay,
    /** The last day; the same as the first for a single day. */
    end_date: requiredDay,
    start_time: time,
    /** On the last day. */
    end_time: time,
    place_th: text(200).default(''),
    place_en: text(200).default(''),
    on_website: audience.default('Y'),
    active: flag.default('Y'),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], message: errorCode('ends_before_start') })
  .refine(({ start_time, end_time }) => end_time === '' || start_time !== '', { path: ['start_time'], message: errorCode('required') })
  .refine(({ start_date, end_date, start_time, end_time }) => end_time === '' || start_date !== end_date || start_time < end_time, {
    path: ['end_time'],
    message: errorCode('time_order'),
  });
export interface FacultyDateBody extends z.infer<typeof facultyDateBody> {}

const facultyDateRow = z.object({
  faculty_date_id: z.int(),
  title_th: z.string(),
  title_en: z.string(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  start_time: z.string(),
  end_time: z.string(),
  place_th: z.string(),
  place_en: z.string(),
  on_website: audience,
  active: flag,
  ...auditColumns,
});
export interface FacultyDateRow extends z.infer<typeof facultyDateRow> {}

const facultyDateQuery = listQuery(['start_date', 'end_date', 'faculty_date_id', 'title_th', 'active', 'updated_at'], {
  active: flag.optional(),
  on_website: audience.optional(),
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
    start_time: { th: 'เวลาเริ่ม', en: 'Begins at' },
    end_time: { th: 'เวลาสิ้นสุด', en: 'Ends at' },
    place: { th: 'สถานที่', en: 'Place' },
    on_website: { th: 'การเผยแพร่', en: 'Audience' },
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
    site: '/calendar',
    flag: 'on_website',
    fields: [
      'faculty_date_id',
      'title_th',
      'title_en',
      'start_date',
      'end_date',
      'start_time',
      'end_time',
      'place_th',
      'place_en',
      'updated_at',
    ],
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
