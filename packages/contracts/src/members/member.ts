import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { email, type Flag, fitting, flag, nameText, serialId, text, webAddress } from '../kit/fields.ts';
import { accountRole, inUseNumber } from '../kit/flags.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { orcid } from './orcid.ts';
import { personLabels } from './person-labels.ts';

/** Level that a member teaches (`info_data_a`). */
export const memberLevel = choice({
  '': { th: 'ไม่ระบุ', en: 'Not given' },
  bachelor_graduate: { th: 'ปริญญาตรีและบัณฑิตศึกษา', en: 'Bachelor and graduate' },
  graduate: { th: 'บัณฑิตศึกษา', en: 'Graduate only' },
  bachelor: { th: 'ปริญญาตรี', en: 'Bachelor only' },
});

/** `created_by` of records made by the system; an account with this name would own all of them. */
export const isReservedName = (name: string): boolean => name.toLowerCase() === 'system';

/** Documented: 3 to 25 letters, digits, dots and underscores; no dot or underscore first, last, or twice in a row. */
export const userName = z
  .string()
  .check(fitting(25))
  .trim()
  .min(1)
  .min(3)
  .max(25)
  .regex(/^(?![._])(?!.*[._]{2})[A-Za-z0-9._]+(?<![._])$/, errorCode('user_name'))
  .refine((name) => !isReservedName(name), errorCode('reserved'));

const optionalCode = z
  .union([z.literal('').transform(() => null), text(5)])
  .nullable()
  .default(null);

const documentedInUse = new Map<unknown, Flag>([
  [1, 'Y'],
  ['1', 'Y'],
  [0, 'N'],
  ['0', 'N'],
]);

/** Accepts 1 or 0 (documented) and Y or N (form). */
export const inUse = z.preprocess((value) => documentedInUse.get(value) ?? value, flag);

export const memberBody = z.object({
  /** Cannot be changed after create. */
  user_name: userName,
  /** Sign-in address. Cannot be changed after create. */
  email,
  fname_th: nameText(100).min(1),
  lname_th: nameText(100).min(1),
  fname_en: nameText(100).default(''),
  lname_en: nameText(100).default(''),
  /** Documented with a meaning opposite to its name: Y = in use, N = cancelled. */
  disabled: inUse.default('Y'),
  prefix_code: optionalCode,
  /** Public e-mail. */
  info_email: email,
  /** Public internal phone. */
  info_tel: text(50).default(''),
  /** Private. */
  info_mobile: text(50).optional(),
  /** Public room. */
  info_room: text(100).default(''),
  info_data_a: memberLevel.default(''),
  /** Non-academic job position. */
  info_data_b: optionalCode,
  /** Academic position. */
  info_data_c: optionalCode,
  info_data_d: text(200).default(''),
  info_expert_th: text(1000).default(''),
  info_expert_en: text(1000).default(''),
  info_cv_link: webAddress.default(''),
  /** Scholar link. */
  info_link_a: webAddress.default(''),
  info_orcid: orcid.default(''),
  /** Department: additive, for the figures of quality assurance. */
  up_department_id: z
    .union([z.literal('').transform(() => null), serialId])
    .nullable()
    .default(null),
});
export interface MemberBody extends z.infer<typeof memberBody> {}

const memberShape = {
  id: z.int(),
  user_name: z.string(),
  email: z.string(),
  fname_th: z.string(),
  lname_th: z.string(),
  fname_en: z.string(),
  lname_en: z.string(),
  /** Public address of the picture. */
  avatarFile: z.string().nullable(),
  /** 1 = in use, 0 = cancelled (documented). */
  disabled: inUseNumber,
  role: accountRole,
  /** User name of the person with whom this one was recorded twice. */
  merged_into: z.string().nullable(),
  prefix_code: z.string().nullable(),
  prefix_s_th: z.string().nullable(),
  info_email: z.string(),
  info_tel: z.string(),
  info_room: z.string(),
  info_data_a: z.string(),
  info_data_b: z.string().nullable(),
  info_data_c: z.string().nullable(),
  ...auditColumns,
};
const infoShape = {
  info_id: z.int().nullable(),
  /** Private: null except for the person, administrators, and those who may edit members. */
  info_mobile: z.string().nullable(),
  info_data_d: z.string(),
  info_expert_th: z.string(),
  info_expert_en: z.string(),
  info_cv_link: z.string(),
  info_link_a: z.string(),
  info_orcid: z.string(),
  up_department_id: z.int().nullable(),
};
const memberItem = z.object({ ...memberShape, ...infoShape, job_position_l_th: z.string().nullable() });
export interface MemberItem extends z.infer<typeof memberItem> {}

const memberRow = z.object({ ...memberShape, ...infoShape });
export interface MemberRow extends z.infer<typeof memberRow> {}

const memberQuery = listQuery(['fname_th', 'fname_en', 'user_name', 'email', 'id', 'disabled', 'updated_at'], {
  /** Y = in use. */
  disabled: flag.optional(),
  prefix_code: text(5).optional(),
});
export interface MemberQuery extends z.infer<typeof memberQuery> {}

/** A member: the account and the info record, flattened into one record. */
export const member = defineEntity<number, MemberRow, MemberItem, MemberBody, MemberQuery, 'avatarFile'>()({
  name: 'member',
  tag: 'Members',
  page: '/member/members',
  idKey: 'id',
  id: serialId,
  row: memberRow,
  item: memberItem,
  body: memberBody,
  query: memberQuery,
  labels: {
    ...personLabels,
    email: { th: 'อีเมลสำหรับเข้าสู่ระบบ', en: 'Sign-in e-mail' },
    disabled: { th: 'สถานะ', en: 'Status' },
    prefix_code: { th: 'คำนำหน้าชื่อ', en: 'Title' },
    info_email: { th: 'อีเมลที่เผยแพร่', en: 'Public e-mail' },
    info_tel: { th: 'โทรศัพท์ภายใน', en: 'Internal phone' },
    info_mobile: { th: 'โทรศัพท์มือถือ', en: 'Mobile phone' },
    info_room: { th: 'ห้องทำงาน', en: 'Room' },
    info_data_a: { th: 'ระดับที่สอน', en: 'Teaching level' },
    info_data_b: { th: 'ตำแหน่งงาน', en: 'Job position' },
    info_data_c: { th: 'ตำแหน่งทางวิชาการ', en: 'Academic position' },
    info_data_d: { th: 'ข้อมูลอื่น', en: 'Other data' },
    info_expert: { th: 'ความเชี่ยวชาญ', en: 'Expertise' },
    info_cv_link: { th: 'ลิงก์ประวัติและผลงาน (CV)', en: 'CV link' },
    info_link_a: { th: 'ลิงก์ Google Scholar', en: 'Scholar link' },
    info_orcid: { th: 'หมายเลข ORCID iD', en: 'ORCID iD' },
    up_department_id: { th: 'หน่วยงานที่สังกัด', en: 'Department' },
    id: { th: 'รหัส', en: 'ID' },
    merged_into: { th: 'รวมเข้ากับ', en: 'Merged into' },
    avatarFile: { th: 'รูปประจำตัว', en: 'Picture' },
    role: { th: 'บทบาท', en: 'Role' },
    prefix_s: { th: 'คำนำหน้าชื่อ', en: 'Title' },
  },
  ownerKey: 'created_by',
  title: { th: ['fname_th', 'lname_th'], en: ['fname_en', 'lname_en'] },
  defaultOrder: [
    { field: 'fname_th', sort: 'asc' },
    { field: 'lname_th', sort: 'asc' },
    { field: 'id', sort: 'asc' },
  ],
  privateFields: ['info_mobile'],
  files: { avatarFile: { kind: 'image', maxMegabytes: 3, folder: 'avatars', public: true, aliases: ['file'], requiredWhen: () => true } },
  public: {
    path: 'people',
    site: '/people',
    key: 'user_name',
    fields: [
      'user_name',
      'fname_th',
      'lname_th',
      'fname_en',
      'lname_en',
      'prefix_s_th',
      'avatarFile',
      'info_email',
      'info_tel',
      'info_room',
      'info_expert_th',
      'info_expert_en',
      'updated_at',
    ],
    detail: ['info_cv_link', 'info_link_a'],
  },
  routes: {
    list: 'GET /mem_users',
    read: 'GET /mem_users/:id',
    create: 'POST /mem_users',
    update: 'POST /update_mem_users',
    remove: 'POST /delete_mem_users',
  },
});
