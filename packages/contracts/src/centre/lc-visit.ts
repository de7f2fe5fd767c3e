import { z } from 'zod';
import { isoInCommonEra } from '../kit/dates/era.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { day, flag, serialId, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { moment } from '../kit/wire.ts';
import { lcUserType } from './lc-user.ts';

/** How a visit ended: a second scan, an attendant with a reason, or the centre's closing time. */
export const visitEnd = choice({
  scan: { th: 'สแกนบัตร', en: 'Card' },
  attendant: { th: 'เจ้าหน้าที่', en: 'Attendant' },
  closing: { th: 'ปิดศูนย์', en: 'Closing time' },
});
export type VisitEnd = z.infer<typeof visitEnd>;

/** A moment as ISO 8601 from a form, or as a stored date. */
const givenMoment = z.union(
  [
    z.date(),
    z
      .string()
      .overwrite(isoInCommonEra)
      .pipe(z.iso.datetime({ offset: true }))
      .transform((iso) => new Date(iso)),
  ],
  {
    error: ({ input }) => (input === '' || input === null ? errorCode('required') : errorCode('moment')),
  },
);
/** Empty means none. */
const optionalMoment = z.union([givenMoment, z.literal('').transform(() => null), z.null()], errorCode('moment')).default(null);

export const lcVisitBody = z
  .object({
    /** The member; required for a new visit. */
    user_id: serialId.optional(),
    /** Defaults to now. */
    time_in: givenMoment.default(() => new Date()),
    time_out: optionalMoment,
    /** Reason for a visit entered or ended by hand. */
    reason: text(200).default(''),
  })
  .refine(({ time_in, time_out }) => time_out === null || !(time_out < time_in), {
    path: ['time_out'],
    message: errorCode('out_before_in'),
  });
export interface LcVisitBody extends z.infer<typeof lcVisitBody> {}

const lcVisitRow = z.object({
  id: z.int(),
  /** Null when the member was deleted; then codes and names are null too. */
  user_id: z.int().nullable(),
  user_name: z.string().nullable(),
  user_code: z.string().nullable(),
  prefix_title_th: z.string().nullable(),
  prefix_title_en: z.string().nullable(),
  fname_th: z.string().nullable(),
  fname_en: z.string().nullable(),
  lname_th: z.string().nullable(),
  lname_en: z.string().nullable(),
  avatarFile: z.string().nullable(),
  /** Member type and department at the time of the visit. */
  user_type: lcUserType,
  job_title: z.int(),
  up_department_name_th: z.string(),
  up_department_name_en: z.string(),
  /** Time in, formatted with a Buddhist year: `22/11/2569 13:05` (documented). */
  created_at_th: z.string(),
  /** Time out in the same format; empty during the visit (documented). */
  updated_at_th: z.string(),
  time_in: moment,
  time_out: moment.nullable(),
  ended: visitEnd.nullable(),
  reason: z.string(),
  ...auditColumns,
});
export interface LcVisitRow extends z.infer<typeof lcVisitRow> {}

const lcVisitQuery = listQuery(['time_in', 'time_out', 'id', 'user_type', 'fname_th', 'user_name', 'updated_at'], {
  user_type: lcUserType.optional(),
  job_title: serialId.optional(),
  /** First and last day, in Bangkok's time zone. */
  from: day.optional(),
  to: day.optional(),
  /** Y = not ended yet. */
  inside: flag.optional(),
});
export interface LcVisitQuery extends z.infer<typeof lcVisitQuery> {}

/** One visit to the language centre; usually recorded by the kiosk. */
export const lcVisit = defineEntity<number, LcVisitRow, LcVisitRow, LcVisitBody, LcVisitQuery>()({
  name: 'lc_visit',
  tag: 'Language centre',
  page: '/centre/lc_checkin_members',
  idKey: 'id',
  id: serialId,
  row: lcVisitRow,
  body: lcVisitBody,
  query: lcVisitQuery,
  labels: {
    user_id: { th: 'สมาชิก', en: 'Member' },
    time_in: { th: 'เวลาเข้า', en: 'Time in' },
    time_out: { th: 'เวลาออก', en: 'Time out' },
    reason: { th: 'เหตุผล', en: 'Reason' },
    user_type: { th: 'ประเภทสมาชิก', en: 'Member type' },
    job_title: { th: 'หน่วยงาน', en: 'Department' },
    ended: { th: 'สิ้นสุดโดย', en: 'Ended by' },
    from: { th: 'ตั้งแต่วันที่', en: 'From' },
    to: { th: 'ถึงวันที่', en: 'To' },
    inside: { th: 'ยังอยู่ในศูนย์', en: 'Still in' },
  },
  ownerKey: 'created_by',
  title: { th: ['fname_th', 'lname_th', 'created_at_th'], en: ['fname_en', 'lname_en', 'created_at_th'] },
  defaultOrder: [
    { field: 'time_in', sort: 'desc' },
    { field: 'id', sort: 'desc' },
  ],
  files: {},
  routes: {
    list: 'GET /mem_lc_checkin_users',
    read: 'GET /mem_lc_checkin_users/:id',
    create: 'POST /mem_lc_checkin_users',
    update: 'POST /update_mem_lc_checkin_users',
    remove: 'POST /delete_mem_lc_checkin_users',
  },
});

/** Search for members in use, by words of their names or by a code. */
export const lcVisitorsQuery = z.object({ q: text(100).default('') });
export const lcVisitor = z.object({
  user_id: z.int(),
  user_name: z.string(),
  prefix_title_th: z.string(),
  fname_th: z.string(),
  lname_th: z.string(),
  fname_en: z.string(),
  lname_en: z.string(),
  up_department_name_th: z.string(),
  up_department_name_en: z.string(),
});
export type LcVisitor = z.infer<typeof lcVisitor>;

/** Long poll for changed visits, so that the list shows a scan without a reload. */
export const visitsSeen = z.object({ since: text(80).default('') });
export const visitsNow = z.object({
  /** Value of `since` for the next call. */
  version: z.string(),
});
export const visitRoutes = {
  /** Answers when a visit has changed since `since`, or after a timeout. */
  changes: 'GET /mem_lc_checkin_changes',
  visitors: 'GET /mem_lc_visitors',
} as const;
