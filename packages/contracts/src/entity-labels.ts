import { demoKinds } from './demo/audited.ts';
import type { Bilingual } from './kit/bilingual.ts';
import { type PageKey, pages } from './pages.ts';

/**
 * What one record of each entity is called, by the entity's name: as its page, where the title of that says so. Apart from the
 * contracts, as the audit log, the bin and the review queue tell of records of every kind and need no more of them.
 */
const ofEntities = {
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
} as const satisfies Record<string, Bilingual>;

/** Every entity has a line there, and every line an entity (`entityOf`). */
export type EntityKey = keyof typeof ofEntities;

const own = {
  user: { th: 'บัญชีผู้ใช้', en: 'Account' },
  temp_key: { th: 'รหัสของจุดสแกน', en: 'Key of the kiosk' },
  report: { th: 'รายงานและไฟล์ส่งออก', en: 'Reports and exports' },
  ...ofEntities,
};

/** Every kind of record that the audit log can name, and what one of it is called. */
export const entityLabels = {
  ...own,
  ...demoKinds,
} as const satisfies Record<string, Bilingual>;

/** Kinds of this product's own records. */
export const kindNames = Object.keys(own);

/** Kinds that wait in the bin when they are deleted: content. */
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

/** Whether a text names a kind of record. */
export function isLabelled(text: string): text is LabelledEntity {
  return Object.hasOwn(entityLabels, text);
}

/** What one record of an entity is called. */
export function labelOfEntity({ name, kind, page }: { name: string; kind?: Bilingual; page: PageKey }): Bilingual {
  return isLabelled(name) ? entityLabels[name] : (kind ?? pages[page]);
}
