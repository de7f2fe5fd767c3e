import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { RoleFlag } from './role-flags.ts';

export const rolePhrases = {
  title: { th: 'สิทธิ์การใช้งาน', en: 'Role assignments' },
  add: { th: 'เพิ่มสิทธิ์การใช้งาน', en: 'Add an assignment' },
  edit: { th: 'แก้ไขสิทธิ์การใช้งาน', en: 'Edit assignment' },
  emptyHint: {
    th: 'กำหนดว่าสมาชิกแต่ละคนใช้เมนูใดและทำอะไรได้บ้าง ผู้ดูแลระบบใช้ได้ทุกเมนูโดยไม่ต้องกำหนด',
    en: 'Say which screens each member may open and what they may do there. Administrators need none: they may do everything.',
  },
  which: (page: string, person: string) => ({ th: `${page} · ${person}`, en: `${page} · ${person}` }),

  whoAndWhere: { th: 'สมาชิกและเมนู', en: 'Member and page' },
  rights: { th: 'สิทธิ์ในเมนูนี้', en: 'Rights on this page' },
  rightsHint: {
    th: 'มีผลทันทีที่บันทึก สมาชิกไม่ต้องเข้าสู่ระบบใหม่',
    en: 'They take effect when saved; the member need not sign in again.',
  },
  more: { th: 'ลำดับ หมายเหตุ และสถานะ', en: 'Order, remark and status' },
  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก ตามลำดับของเมนู', en: 'Given when saved: the place of the page in the menu.' },
  orderHint: {
    th: 'ในแต่ละกลุ่มเมนู เลขน้อยแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างสองรายการ',
    en: 'Smaller numbers come first within a menu group; two decimals put an assignment between two others.',
  },
  inactiveHint: { th: 'เมื่อยกเลิก สิทธิ์ทั้งหมดในรายการนี้จะใช้ไม่ได้', en: 'When cancelled, none of these rights hold.' },

  allowed: { th: 'อนุญาต', en: 'Allowed' },
  refused: { th: 'ไม่อนุญาต', en: 'Not allowed' },
  limited: { th: 'จำกัด', en: 'Limited' },
  unlimited: { th: 'ไม่จำกัด', en: 'No limit' },
  everything: { th: 'ทุกสิทธิ์', en: 'Everything' },
  nothingGiven: {
    th: 'ยังไม่ได้ให้สิทธิ์ใดเลย หากบันทึกตอนนี้ สมาชิกจะยังใช้เมนูนี้ไม่ได้',
    en: 'No right is given yet. Saved like this, the member still cannot use this page.',
  },
  nothingTitle: { th: 'บันทึกโดยไม่ให้สิทธิ์ใดเลยหรือไม่?', en: 'Save without any right?' },
  saveAnyway: { th: 'บันทึกโดยไม่ให้สิทธิ์', en: 'Save without rights' },
  backToRights: { th: 'กลับไปให้สิทธิ์', en: 'Back to the rights' },
  noRight: { th: 'ไม่มีสิทธิ์', en: 'No right' },
};

/** What each flag means. */
export const roleFlagHints = {
  super_admin: {
    th: 'ทำได้ทุกอย่างในเมนูนี้ รวมถึงรายการของผู้อื่น เมื่อเปิดหรือปิด สิทธิ์ย่อยทั้งหมดจะเปิดหรือปิดตาม',
    en: 'May do everything on this page, also with other people’s items. Turning it on turns all rights on; off, all off.',
  },
  view: { th: 'เห็นเมนูนี้และเปิดดูรายการได้', en: 'Sees the page in the menu and may open it.' },
  add: { th: 'เพิ่มรายการใหม่ได้', en: 'May add items.' },
  edit: { th: 'แก้ไขรายการที่มองเห็นได้', en: 'May change the items they can see.' },
  delete: { th: 'ลบรายการที่มองเห็นได้', en: 'May delete the items they can see.' },
  publish: {
    th: 'บันทึกแล้วขึ้นเว็บไซต์ได้ทันที ผู้ที่ไม่มีสิทธิ์นี้ต้องขออนุมัติ',
    en: 'Their saves show on the website at once; without it they ask for approval.',
  },
  own_only: {
    th: 'จำกัดให้เห็นและจัดการได้เฉพาะรายการของตนเอง',
    en: 'A limit: they see and change only their own items.',
  },
} satisfies Record<RoleFlag, Bilingual>;
