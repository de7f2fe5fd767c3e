import type { Bilingual } from './kit/bilingual.ts';

/** Headings of the menu, as documented. `segment` is the value that the legacy route guard sends for the group. */
export const groups = {
  member: { th: 'ข้อมูลสมาชิก', en: 'Members', segment: 'member' },
  web1: { th: 'ผลงานและกิจกรรม', en: 'Works and activities', segment: 'web' },
  web: { th: 'เว็บไซต์', en: 'Website', segment: 'web' },
  centre_lc: { th: 'ศูนย์ภาษา', en: 'Language centre', segment: 'centre' },
  admin: { th: 'ผู้ดูแลระบบ', en: 'Administration', segment: 'admin' },
} as const satisfies Record<string, Bilingual & { segment: string }>;

export type GroupKey = keyof typeof groups;

interface PageInfo extends Bilingual {
  group: GroupKey;
  /** Name of the icon in the menu. */
  icon: string;
}

/** Every page with rights, in the order of the menu. The page's address identifies the right. */
export const pages = {
  '/member/prefix': { group: 'member', icon: 'badge', th: 'คำนำหน้าชื่อ', en: 'Name prefixes' },
  '/member/position': { group: 'member', icon: 'briefcase', th: 'ตำแหน่งงาน', en: 'Job positions' },
  '/member/edulavel': { group: 'member', icon: 'school', th: 'ระดับการศึกษา', en: 'Education levels' },
  '/member/members': { group: 'member', icon: 'users', th: 'สมาชิก', en: 'Members' },
  '/member/role': { group: 'member', icon: 'key', th: 'สิทธิ์การใช้งาน', en: 'Role assignments' },
  '/web/content_work': { group: 'web1', icon: 'certificate', th: 'ผลงานวิชาการ', en: 'Academic works' },
  '/web/content_activity': { group: 'web1', icon: 'calendar-event', th: 'กิจกรรม', en: 'Activities' },
  '/web/work_table': { group: 'web1', icon: 'table', th: 'ตารางสรุป', en: 'Summary tables' },
  '/web/review': { group: 'web1', icon: 'checks', th: 'คิวตรวจสอบ', en: 'Review queue' },
  '/web/content_new': { group: 'web', icon: 'news', th: 'ข่าว', en: 'News' },
  '/web/content_new_image': { group: 'web', icon: 'photo', th: 'ภาพข่าว', en: 'News images' },
  '/web/content_page': { group: 'web', icon: 'file-text', th: 'หน้าเนื้อหา', en: 'Content pages' },
  '/web/content_article_page': { group: 'web', icon: 'book', th: 'บทความ', en: 'Articles' },
  '/web/content_group_item': { group: 'web', icon: 'folders', th: 'เอกสารจัดกลุ่ม', en: 'Grouped documents' },
  '/web/content_doc': { group: 'web', icon: 'file-description', th: 'เอกสาร', en: 'Documents' },
  '/web/content_doc_mou': { group: 'web', icon: 'handshake', th: 'บันทึกความร่วมมือ (MOU)', en: 'MOUs' },
  '/web/content_link': { group: 'web', icon: 'link', th: 'ลิงก์และสื่อ', en: 'Links and media' },
  '/web/content_upload': { group: 'web', icon: 'files', th: 'ไฟล์อัปโหลด', en: 'Uploaded files' },
  '/web/content_person': { group: 'web', icon: 'users-group', th: 'ทำเนียบบุคลากร', en: 'People showcases' },
  '/web/content_directory_dean': { group: 'web', icon: 'user-star', th: 'ทำเนียบคณบดี', en: 'Deans' },
  '/web/upkeep': { group: 'web', icon: 'tool', th: 'ดูแลเนื้อหา', en: 'Upkeep' },
  '/web/bin': { group: 'web', icon: 'trash', th: 'ถังขยะ', en: 'Bin' },
  '/centre/lc_members': { group: 'centre_lc', icon: 'id-badge', th: 'สมาชิกศูนย์ภาษา', en: 'Language centre members' },
  '/centre/lc_checkin_members': { group: 'centre_lc', icon: 'login', th: 'การเข้าใช้ศูนย์ภาษา', en: 'Language centre visits' },
  '/admin/users': { group: 'admin', icon: 'user-cog', th: 'จัดการผู้ใช้', en: 'Users' },
  '/admin/lists': { group: 'admin', icon: 'list-details', th: 'ข้อมูลตัวเลือก', en: 'Lists' },
  '/admin/settings': { group: 'admin', icon: 'settings', th: 'ข้อมูลคณะและเว็บไซต์', en: 'Faculty and website' },
  '/admin/menu': { group: 'admin', icon: 'menu', th: 'เมนูและหน้าแรก', en: 'Menu and home page' },
  '/admin/audit': { group: 'admin', icon: 'history', th: 'ประวัติการแก้ไข', en: 'Audit log' },
  '/admin/status': { group: 'admin', icon: 'heartbeat', th: 'สถานะระบบ', en: 'System status' },
  '/admin/redirect': { group: 'admin', icon: 'link', th: 'ที่อยู่เดิมของหน้าเว็บ', en: 'Former addresses' },
} as const satisfies Record<`/${string}`, PageInfo>;

export type PageKey = keyof typeof pages;

export const pageKeys = Object.keys(pages) as PageKey[];

/** Whether a text is the address of a page. */
export function isPage(text: string): text is PageKey {
  return Object.hasOwn(pages, text);
}

/** What an assignment may allow on a page. */
export const rightNames = {
  super_admin: { th: 'ผู้ดูแลเมนูนี้', en: 'Administrator of this page' },
  view: { th: 'ดู', en: 'View' },
  add: { th: 'เพิ่ม', en: 'Add' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  delete: { th: 'ลบ', en: 'Delete' },
  publish: { th: 'เผยแพร่', en: 'Publish' },
  own_only: { th: 'เฉพาะรายการของตนเอง', en: 'Own items only' },
} as const satisfies Record<string, Bilingual>;

export type RightFlag = keyof typeof rightNames;
