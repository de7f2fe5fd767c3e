import { demoKinds } from './demo/audited.ts';
import type { Bilingual } from './kit/bilingual.ts';
import { type PageKey, pages } from './pages.ts';

/**
 * Labels of a single record of each entity, by the entity's name; the title of the page where it fits. Separate from the contracts,
 * because the audit log, the bin and the review queue need only these labels.
 */
const contractLabels = {
  prefix: pages['/member/prefix'],
  job_position: pages['/member/position'],
  edu_level: pages['/member/edulavel'],
  member: pages['/member/members'],
  user_edu: { th: 'ประวัติการศึกษา', en: 'Education' },
  role: pages['/member/role'],
  lc_user: { th: 'สมาชิกศูนย์ภาษา', en: 'Language centre member' },
  lc_visit: { th: 'การเข้าใช้ศูนย์ภาษา', en: 'Visit' },
  news: pages['/web/content_new'],
  news_image: { th: 'ภาพในอัลบั้มข่าว', en: 'Album picture' },
  content_page: { th: 'หน้าเนื้อหา', en: 'Content page' },
  article_page: { th: 'บทความ', en: 'Article' },
  link: { th: 'ลิงก์', en: 'Link' },
  upload: pages['/web/content_upload'],
  person_page: pages['/web/content_person'],
  direct_dean: { th: 'คณบดี', en: 'Dean' },
  direct_dean_list: { th: 'ประวัติและเกียรติคุณของคณบดี', en: 'Dean’s entry' },
  group_master: { th: 'หมวดเอกสารจัดกลุ่ม', en: 'Document category' },
  group_sub_a: { th: 'หัวข้อเอกสารจัดกลุ่ม', en: 'Document heading' },
  group_sub_b: { th: 'หัวข้อย่อยเอกสารจัดกลุ่ม', en: 'Document sub-heading' },
  group_item: pages['/web/content_group_item'],
  parameter: { th: 'ตัวเลือก', en: 'Option' },
  department: { th: 'หน่วยงาน', en: 'Department' },
  faculty_date: { th: 'วันสำคัญในปฏิทินคณะ', en: 'Faculty date' },
  doc: { th: 'เอกสาร', en: 'Document' },
  mou: { th: 'บันทึกความร่วมมือ (MOU)', en: 'MOU' },
  work: { th: 'ผลงาน', en: 'Work' },
  activity: pages['/web/content_activity'],
  menu_item: { th: 'รายการในเมนูเว็บไซต์', en: 'Menu item' },
  redirect: { th: 'ที่อยู่เดิมของหน้าเว็บ', en: 'Redirect' },
} as const satisfies Record<string, Bilingual>;

/** `entityOf` must have exactly these keys. */
export type EntityKey = keyof typeof contractLabels;

const productLabels = {
  user: { th: 'บัญชีผู้ใช้', en: 'Account' },
  temp_key: { th: 'รหัสของจุดสแกน', en: 'Key of the kiosk' },
  faculty_setting: pages['/admin/settings'],
  system_status: pages['/admin/status'],
  work_arrival: { th: 'ผลงานที่พบจากภายนอก', en: 'Work found outside' },
  cv: { th: 'CV', en: 'CV' },
  report: { th: 'รายงานและไฟล์ส่งออก', en: 'Reports and exports' },
  saved_view: { th: 'มุมมองของรายการ', en: 'View of a list' },
  ...contractLabels,
};

/** Labels of every kind of record in the audit log. */
export const entityLabels = {
  ...productLabels,
  ...demoKinds,
} as const satisfies Record<string, Bilingual>;

/** Keys of the product's own kinds of records. */
export const kindNames = Object.keys(productLabels);

/** Entities whose records are moved to the bin when deleted: content. */
export const binnedEntities: readonly string[] = [
  'news',
  'news_image',
  'content_page',
  'article_page',
  'link',
  'upload',
  'person_page',
  'direct_dean',
  'direct_dean_list',
  'group_item',
  'doc',
  'mou',
  'work',
  'activity',
] satisfies EntityKey[];

export type LabelledEntity = keyof typeof entityLabels;

/** Whether a text is a key of `entityLabels`. */
export function isLabelled(text: string): text is LabelledEntity {
  return Object.hasOwn(entityLabels, text);
}

/** Label of a single record of an entity. */
export function labelOfEntity({ name, label, page }: { name: string; label?: Bilingual; page: PageKey }): Bilingual {
  return isLabelled(name) ? entityLabels[name] : (label ?? pages[page]);
}
