import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, optionalDay, requiredDay, requiredText, runDespiteErrors, serialId, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';

/** Whether a term goes on. */
const termState = choice({ Y: { th: 'ดำรงตำแหน่งปัจจุบัน', en: 'Current' }, N: { th: 'สิ้นสุดวาระแล้ว', en: 'Ended' } });

export const directDeanBody = z
  .object({
    user_name: requiredText(25),
    direct_dean_position_th: requiredText(300),
    direct_dean_position_en: requiredText(300),
    direct_dean_start_date: requiredDay,
    /** Required for an ended term; ignored for the current term. */
    direct_dean_end_date: optionalDay,
    /** Documented: Y current term, N ended term. */
    direct_dean_status_now: termState.default('N'),
    active: flag.default('Y'),
    /** Y, with a current term: the other current terms end when this one starts, in the same save. */
    ends_former_terms: flag.default('N'),
  })
  .refine(({ direct_dean_status_now, direct_dean_end_date }) => direct_dean_status_now === 'Y' || direct_dean_end_date !== null, {
    path: ['direct_dean_end_date'],
    message: errorCode('required'),
    when: runDespiteErrors,
  })
  .refine(
    ({ direct_dean_status_now, direct_dean_start_date: start, direct_dean_end_date: end }) =>
      direct_dean_status_now === 'Y' || end === null || !(end < start),
    { path: ['direct_dean_start_date'], message: errorCode('start_after_end') },
  );
/** The last day of a former term when another one starts: the day before, but no day before its own start. */
export function lastDayOfFormerTerm(start: string, formerStart: string): string {
  const before = new Date(Date.parse(start) - 86_400_000).toISOString().slice(0, 10);
  return before < formerStart ? formerStart : before;
}

export interface DirectDeanBody extends z.infer<typeof directDeanBody> {}

const directDeanRow = z.object({
  direct_dean_id: z.int(),
  user_name: z.string(),
  fname_th: z.string(),
  lname_th: z.string(),
  /** With the name prefix, as in the options of people. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** Public address of the picture; the small one is the same address with `?size=small`. */
  direct_dean_image: z.string(),
  direct_dean_position_th: z.string(),
  direct_dean_position_en: z.string(),
  direct_dean_start_date: z.iso.date(),
  direct_dean_end_date: z.iso.date().nullable(),
  direct_dean_status_now: termState,
  active: flag,
  ...auditColumns,
});
export interface DirectDeanRow extends z.infer<typeof directDeanRow> {}

const directDeanQuery = listQuery(
  [
    'direct_dean_start_date',
    'direct_dean_end_date',
    'direct_dean_id',
    'direct_dean_position_th',
    'direct_dean_position_en',
    'fname_th',
    'active',
    'updated_at',
  ],
  { user_name: text(25).optional(), direct_dean_status_now: termState.optional(), active: flag.optional(), ...period },
);
export interface DirectDeanQuery extends z.infer<typeof directDeanQuery> {}

/** One term of a dean in the faculty's directory. */
export const directDean = defineEntity<number, DirectDeanRow, DirectDeanRow, DirectDeanBody, DirectDeanQuery, 'direct_dean_image'>()({
  name: 'direct_dean',
  tag: 'Deans',
  page: '/web/content_directory_dean',
  idKey: 'direct_dean_id',
  id: serialId,
  row: directDeanRow,
  body: directDeanBody,
  query: directDeanQuery,
  labels: {
    user_name: { th: 'สมาชิก', en: 'Member' },
    direct_dean_position: { th: 'ตำแหน่ง', en: 'Position' },
    direct_dean_start_date: { th: 'วันที่เริ่มต้น', en: 'Start date' },
    direct_dean_end_date: { th: 'วันที่สิ้นสุด', en: 'End date' },
    direct_dean_status_now: { th: 'วาระการดำรงตำแหน่ง', en: 'Term' },
    ends_former_terms: { th: 'จบวาระของคณบดีคนเดิม', en: 'Ends the former term' },
    fname: { th: 'ชื่อ', en: 'First name' },
    lname: { th: 'นามสกุล', en: 'Last name' },
    full_name: { th: 'ชื่อ-นามสกุล', en: 'Name' },
    direct_dean_image: { th: 'รูปประจำตัว', en: 'Picture' },
  },
  ownerKey: 'created_by',
  title: { th: ['full_name_th'], en: ['full_name_en'] },
  defaultOrder: [
    { field: 'direct_dean_start_date', sort: 'desc' },
    { field: 'direct_dean_id', sort: 'desc' },
  ],
  files: {
    direct_dean_image: {
      kind: 'image',
      maxMegabytes: 3,
      folder: 'deans',
      public: true,
      aliases: ['avatarFile', 'file'],
      requiredWhen: () => true,
    },
  },
  bin: true,
  // one of them alone is in office
  singly: ['direct_dean_status_now'],
  public: {
    path: 'deans',
    site: '/deans',
    fields: [
      'direct_dean_id',
      'user_name',
      'full_name_th',
      'full_name_en',
      'direct_dean_image',
      'direct_dean_position_th',
      'direct_dean_position_en',
      'direct_dean_start_date',
      'direct_dean_end_date',
      'direct_dean_status_now',
      'updated_at',
    ],
  },
  routes: {
    list: 'GET /web_con_direct_deans',
    read: 'GET /web_con_direct_deans/:direct_dean_id',
    create: 'POST /web_con_direct_deans',
    update: 'POST /update_con_direct_deans',
    remove: 'POST /delete_con_direct_deans',
  },
});
