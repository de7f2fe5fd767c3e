import { z } from 'zod';
import { requiredText } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { moment } from '../kit/wire.ts';

/** Fields of the account of which either person's value can stay. User name, e-mail and how they sign in stay with their account. */
export const mergedAccountFields = ['fname_th', 'lname_th', 'fname_en', 'lname_en', 'user_platform_reg', 'avatarFile'] as const;

/** The same of the member record. */
export const mergedInfoFields = [
  'prefix_code',
  'info_email',
  'info_tel',
  'info_mobile',
  'info_room',
  'info_data_a',
  'info_data_b',
  'info_data_c',
  'info_data_d',
  'info_expert_th',
  'info_expert_en',
  'info_cv_link',
  'info_link_a',
  'info_orcid',
  'up_department_id',
] as const;

const mergedField = z.enum([...mergedAccountFields, ...mergedInfoFields]);
export type MergedField = z.infer<typeof mergedField>;

/** What the records of a merge are called, by table; those without a name of their own are told together. */
export const mergedParts = choice({
  web_con_works: { th: 'ผลงานวิชาการ', en: 'Academic works' },
  web_con_work_authors: { th: 'ผลงานที่ร่วมจัดทำ', en: 'Works as a co-author' },
  web_con_activitys: { th: 'กิจกรรม', en: 'Activities' },
  web_con_activity_users: { th: 'กิจกรรมที่เข้าร่วม', en: 'Activities taken part in' },
  user_edus: { th: 'ประวัติการศึกษา', en: 'Education' },
  web_con_person_cells: { th: 'หน้าแนะนำบุคลากร', en: 'People showcases' },
  web_con_direct_deans: { th: 'วาระคณบดี', en: 'Terms as a dean' },
  web_con_direct_dean_lists: { th: 'ตำแหน่งและรางวัลของคณบดี', en: 'Positions and awards of a dean' },
  web_con_docs: { th: 'MOU ที่ดูแล', en: 'MOUs looked after' },
  stored_files: { th: 'ไฟล์', en: 'Files' },
  preview_links: { th: 'ลิงก์ตัวอย่าง', en: 'Preview links' },
  binned: { th: 'รายการในถังขยะ', en: 'Items in the bin' },
  audit_logs: { th: 'ประวัติการแก้ไขที่ทำไว้', en: 'Changes in the history' },
  users: { th: 'บัญชีที่รวมเข้ามาก่อนแล้ว', en: 'Accounts merged into it before' },
  other: { th: 'รายการอื่น', en: 'Other items' },
});

const userName = requiredText(25);
export const mergePair = z.object({ kept: userName, gone: userName });
export type MergePair = z.infer<typeof mergePair>;

const mergedPerson = z.object({
  id: z.int(),
  user_name: z.string(),
  email: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  updated_at: moment,
  /** A value for each field; empty ones are '' or null. */
  fields: z.record(mergedField, z.union([z.string(), z.number()]).nullable()),
});
export type MergedPerson = z.infer<typeof mergedPerson>;

/** Two people side by side, and what would move from the one to the other. */
export const mergePreview = z.object({
  kept: mergedPerson,
  gone: mergedPerson,
  moving: z.array(z.object({ part: z.enum(mergedParts.options), count: z.int() })),
  /** Pages on which only the one that goes has rights. */
  roles: z.int(),
});
export interface MergePreview extends z.infer<typeof mergePreview> {}

export const mergeBody = z.object({
  ...mergePair.shape,
  /** Fields that take the value of the one that goes. */
  take: z.array(mergedField).max(40).default([]),
  /** Gives the one that stays the rights on those pages. */
  with_roles: z.boolean().default(false),
  /** The versions that were compared. */
  kept_updated_at: moment,
  gone_updated_at: moment,
});

/** `left`: rows that somebody changed since the merge, and that stay so. */
export const undoneMerge = z.object({ user_name: z.string(), left: z.int() });

/** Additive calls of administrators: a person recorded twice. */
export const personMergeRoutes = {
  preview: 'GET /person_merges',
  merge: 'POST /person_merges',
  /** By the user name of the one that went. */
  undo: 'DELETE /person_merges/:user_name',
} as const;
