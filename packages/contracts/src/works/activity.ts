import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { addressOrNone, flag, listOf, noAddress, optionCode, requiredDay, requiredText, serialId, text } from '../kit/fields.ts';
import { fileOrLink } from '../kit/flags.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { personPart } from './person-part.ts';
import { requireReason, reviewColumns, reviewFields, reviewLabels, reviewState } from './review-state.ts';

/** International, national, province or university, faculty. */
export const activityLevel = choice({
  L1: { th: 'นานาชาติ', en: 'International' },
  L2: { th: 'ชาติ', en: 'National' },
  L3: { th: 'จังหวัด/มหาวิทยาลัย', en: 'Province or university' },
  L4: { th: 'คณะ', en: 'Faculty' },
});
export type ActivityLevel = z.infer<typeof activityLevel>;

/** The only type with a list of participants. */
export const typeWithPeople = 'A1';
/** Maximum number of participants; their user names must fit into one form part. */
export const maxParticipants = 700;

export const activityBody = z
  .object({
    /** Owner; the caller when empty. */
    user_name: text(25).default(''),
    activity_type: optionCode.default('A2'),
    activity_level: activityLevel.default('L4'),
    activity_title_th: requiredText(500),
    activity_title_en: requiredText(500),
    activity_agency_title: requiredText(300),
    activity_place_title: requiredText(300),
    remark: text(2000).default('-'),
    activity_date: requiredDay,
    /** Y: an uploaded file, N: an address. */
    status_link: fileOrLink.default('Y'),
    activity_h_url: addressOrNone.default(noAddress),
    ...reviewFields,
    green_office: flag.default('N'),
    /** User names of the participants; only for `typeWithPeople`. */
    checkbox_select: listOf(text(25).min(1), maxParticipants).default([]),
    active: flag.default('Y'),
  })
  .refine(({ status_link, activity_h_url }) => status_link === 'Y' || !['', noAddress].includes(activity_h_url), {
    path: ['activity_h_url'],
    message: errorCode('required'),
  })
  .superRefine(requireReason);
export interface ActivityBody extends z.infer<typeof activityBody> {}

const itemShape = {
  activity_id: z.int(),
  user_name: z.string(),
  /** Name of the owner. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  activity_type: z.string(),
  activity_level: activityLevel,
  activity_title_th: z.string(),
  activity_title_en: z.string(),
  activity_agency_title: z.string(),
  activity_place_title: z.string(),
  remark: z.string(),
  activity_date: z.iso.date(),
  status_link: fileOrLink,
  /** Address of the file; needs the right to view the activity. */
  activity_h_file: z.string().nullable(),
  activity_h_url: z.string(),
  ...reviewColumns,
  green_office: flag,
  active: flag,
  /** Number of participants. */
  people_count: z.int(),
  ...auditColumns,
};
const activityItem = z.object({ ...itemShape, ...personPart });
export interface ActivityItem extends z.infer<typeof activityItem> {}

const activityRow = z.object({ ...itemShape, checkbox_select: z.array(z.string()) });
export interface ActivityRow extends z.infer<typeof activityRow> {}

const activityQuery = listQuery(
  [
    'activity_date',
    'activity_id',
    'activity_type',
    'activity_level',
    'activity_title_th',
    'activity_title_en',
    'full_name_th',
    'status_check',
    'active',
    'updated_at',
  ],
  {
    activity_type: optionCode.optional(),
    activity_level: activityLevel.optional(),
    status_check: reviewState.optional(),
    /** Owner or participant. */
    user_name: text(25).optional(),
    ...period,
    green_office: flag.optional(),
    active: flag.optional(),
    /** Of the owner. */
    department: serialId.optional(),
    /** Y: what summary tables count, records in use and not cancelled. */
    counted: z.literal('Y').optional(),
  },
);
export interface ActivityQuery extends z.infer<typeof activityQuery> {}

export type ActivityFile = 'activity_h_file';

/** An activity, training or award of a member, or of the faculty with a list of participants. */
export const activity = defineEntity<number, ActivityRow, ActivityItem, ActivityBody, ActivityQuery, ActivityFile>()({
  name: 'activity',
  tag: 'Activities',
  page: '/web/content_activity',
  idKey: 'activity_id',
  id: serialId,
  row: activityRow,
  item: activityItem,
  body: activityBody,
  query: activityQuery,
  labels: {
    user_name: { th: 'เจ้าของรายการ', en: 'Owner' },
    activity_type: { th: 'ประเภทกิจกรรม', en: 'Type' },
    activity_level: { th: 'ระดับ', en: 'Level' },
    activity_title: { th: 'ชื่อกิจกรรม', en: 'Title' },
    activity_agency_title: { th: 'หน่วยงานที่จัด', en: 'Organised by' },
    activity_place_title: { th: 'สถานที่', en: 'Place' },
    remark: { th: 'หมายเหตุ', en: 'Remark' },
    activity_date: { th: 'วันที่จัดกิจกรรม', en: 'Date' },
    status_link: { th: 'หลักฐานการเข้าร่วม', en: 'Evidence' },
    activity_h_url: { th: 'ลิงก์', en: 'Link' },
    ...reviewLabels,
    green_office: { th: 'สำนักงานสีเขียว', en: 'Green office' },
    checkbox_select: { th: 'รายชื่อผู้เข้าร่วม', en: 'List of participants' },
    activity_id: { th: 'รหัส', en: 'ID' },
    full_name_th: { th: 'ชื่อเจ้าของรายการ', en: 'Name of the owner' },
    activity_h_file: { th: 'ไฟล์', en: 'File' },
    people_count: { th: 'จำนวนผู้เข้าร่วม', en: 'Number of participants' },
    start_date: { th: 'ตั้งแต่วันที่', en: 'From' },
    end_date: { th: 'ถึงวันที่', en: 'To' },
  },
  ownerKey: 'user_name',
  title: { th: ['activity_title_th'], en: ['activity_title_en'] },
  defaultOrder: [
    { field: 'activity_date', sort: 'desc' },
    { field: 'activity_id', sort: 'desc' },
  ],
  files: {
    activity_h_file: {
      kind: 'document',
      maxMegabytes: 100,
      folder: 'activities',
      public: false,
      aliases: ['avatarFileFi', 'avatarFile', 'file'],
      requiredWhen: ({ status_link }) => status_link === 'Y',
    },
  },
  bin: true,
  copyWithout: ['status_check', 'status_check_text', 'status_check_field'],
  singly: ['status_check'],
  public: {
    path: 'activities',
    fields: [
      'activity_id',
      'user_name',
      'full_name_th',
      'full_name_en',
      'activity_type',
      'activity_level',
      'activity_title_th',
      'activity_title_en',
      'activity_agency_title',
      'activity_place_title',
      'activity_date',
      'green_office',
      'people_count',
      'updated_at',
    ],
    searched: ['activity_agency_title', 'activity_place_title'],
    filters: ['activity_type', 'activity_level', 'user_name', 'start_date', 'end_date', 'green_office'],
  },
  routes: {
    list: 'GET /web_con_activitys',
    read: 'GET /web_con_activitys/:activity_id',
    create: 'POST /web_con_activitys',
    update: 'POST /update_con_activitys',
    remove: 'POST /delete_con_activitys',
  },
});

/** Participants of an activity, as documented. */
export const activityPeopleRoute = 'POST /get_web_con_activitys_user';
export const activityPeopleBody = z.object({ activity_id: serialId });
export const activityPerson = z.object({ user_name: z.string() });
