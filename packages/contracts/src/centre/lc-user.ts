import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { day, email, fitting, flag, requiredText, serialId, text } from '../kit/fields.ts';
import { inUseNumber } from '../kit/flags.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { inUse } from '../members/member.ts';
import { scannedCode } from './scanned-code.ts';

/** General public, staff, student (documented). */
export const lcUserType = choice({
  U: { th: 'บุคคลทั่วไป', en: 'General public' },
  E: { th: 'บุคลากร', en: 'Staff' },
  S: { th: 'นักศึกษา', en: 'Student' },
});
export type LcUserType = z.infer<typeof lcUserType>;

const withoutSpaces = (typed: string) => typed.replace(/\s+/g, '');

/** The documented rule of user names. Converted to lower case; spaces are removed. */
const memberCode = z
  .string()
  .check(fitting(25))
  .overwrite((typed) => withoutSpaces(typed).toLowerCase())
  .min(1)
  .min(3)
  .max(25)
  .regex(/^(?![._])(?!.*[._]{2})[a-z0-9._]+(?<![._])$/, errorCode('user_name'));

/** The barcode of a card: 3 to 15 digits. Spaces are removed; Thai digits and the Thai keyboard layout are converted. */
export const barcode = z
  .string()
  .check(fitting(15))
  .overwrite((typed) => scannedCode(typed) ?? withoutSpaces(typed))
  .min(1)
  .min(3, errorCode('barcode'))
  .max(15, errorCode('barcode'))
  .regex(/^\d+$/, errorCode('barcode'));

/** Documented value for unknown. */
const dash = '-';
const emailOrDash = z.union([z.literal(['', dash]).transform(() => dash), email], errorCode('email')).default(dash);

export const lcUserBody = z.object({
  user_name: memberCode,
  user_code: barcode,
  prefix_title_th: text(50).default(''),
  prefix_title_en: text(50).default(''),
  fname_th: requiredText(100),
  fname_en: requiredText(100),
  lname_th: requiredText(100),
  lname_en: requiredText(100),
  user_type: lcUserType,
  /** Field of study or work. */
  field_title: text(200).default(''),
  /** The department's identifier (documented name). */
  job_title: serialId,
  user_mobile: text(50).default(dash),
  user_email: emailOrDash,
  /** Documented with a meaning opposite to its name: Y = in use, N = cancelled. */
  disabled: inUse.default('Y'),
});
export interface LcUserBody extends z.infer<typeof lcUserBody> {}

const lcUserRow = z.object({
  user_id: z.int(),
  user_name: z.string(),
  user_code: z.string(),
  prefix_title_th: z.string(),
  prefix_title_en: z.string(),
  fname_th: z.string(),
  fname_en: z.string(),
  lname_th: z.string(),
  lname_en: z.string(),
  user_type: lcUserType,
  field_title: z.string(),
  job_title: z.int(),
  up_department_name_th: z.string(),
  up_department_name_en: z.string(),
  user_mobile: z.string(),
  user_email: z.string(),
  /** 1 = in use, 0 = cancelled (documented). */
  disabled: inUseNumber,
  /** Address of the picture; needs the right to view this page. */
  avatarFile: z.string().nullable(),
  ...auditColumns,
});
export interface LcUserRow extends z.infer<typeof lcUserRow> {}

const lcUserQuery = listQuery(['user_id', 'user_name', 'user_code', 'fname_th', 'fname_en', 'user_type', 'disabled', 'updated_at'], {
  user_type: lcUserType.optional(),
  job_title: serialId.optional(),
  /** Y = in use. */
  disabled: flag.optional(),
  /** Added on this day in Bangkok; additive. */
  added_on: day.optional(),
});
export interface LcUserQuery extends z.infer<typeof lcUserQuery> {}

/** A member of the language centre. Not a faculty member: stored in a separate table. */
export const lcUser = defineEntity<number, LcUserRow, LcUserRow, LcUserBody, LcUserQuery, 'avatarFile'>()({
  name: 'lc_user',
  tag: 'Language centre',
  page: '/centre/lc_members',
  idKey: 'user_id',
  id: serialId,
  row: lcUserRow,
  body: lcUserBody,
  query: lcUserQuery,
  labels: {
    user_name: { th: 'รหัสสมาชิก', en: 'Member code' },
    user_code: { th: 'บาร์โค้ด', en: 'Barcode' },
    prefix_title: { th: 'คำนำหน้าชื่อ', en: 'Title' },
    fname: { th: 'ชื่อ', en: 'First name' },
    lname: { th: 'นามสกุล', en: 'Last name' },
    user_type: { th: 'ประเภทสมาชิก', en: 'Member type' },
    field_title: { th: 'สาขา', en: 'Field' },
    job_title: { th: 'หน่วยงาน', en: 'Department' },
    user_mobile: { th: 'โทรศัพท์', en: 'Phone' },
    user_email: { th: 'อีเมล', en: 'E-mail' },
    disabled: { th: 'สถานะ', en: 'Status' },
    avatarFile: { th: 'รูปประจำตัว', en: 'Picture' },
  },
  ownerKey: 'created_by',
  title: { th: ['fname_th', 'lname_th'], en: ['fname_en', 'lname_en'] },
  defaultOrder: [{ field: 'user_id', sort: 'desc' }],
  privateFields: ['user_mobile', 'user_email'],
  files: { avatarFile: { kind: 'image', maxMegabytes: 3, folder: 'lc-members', public: false, aliases: ['file'] } },
  routes: {
    list: 'GET /mem_lc_users',
    read: 'GET /mem_lc_users/:user_id',
    create: 'POST /mem_lc_users',
    update: 'POST /update_mem_lc_users',
    remove: 'POST /delete_mem_lc_users',
  },
});
