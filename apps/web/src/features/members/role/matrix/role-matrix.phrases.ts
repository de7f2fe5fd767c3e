import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { RoleTemplate } from '@faculty/contracts/members/role-matrix';

export const roleMatrixPhrases = {
  title: { th: 'สิทธิ์ทั้งหมดของสมาชิก', en: 'All rights of a member' },
  open: { th: 'กำหนดสิทธิ์หลายเมนู', en: 'Rights of a person' },
  openOf: { th: 'สิทธิ์ทั้งหมดของคนนี้', en: 'All rights of this person' },
  back: { th: 'กลับไปที่สิทธิ์การใช้งาน', en: 'Back to role assignments' },
  person: { th: 'สมาชิก', en: 'Member' },
  choosePerson: { th: 'เลือกสมาชิกเพื่อดูและกำหนดสิทธิ์ทุกเมนูในหน้าเดียว', en: 'Choose a member to see and set the rights on every page at once' },
  addRole: { th: 'เพิ่มตามบทบาท', en: 'Add a role' },
  copyFrom: { th: 'ใช้สิทธิ์แบบเดียวกับ', en: 'Same rights as' },
  copyHint: { th: 'แทนที่สิทธิ์ที่เห็นด้านล่าง ยังไม่บันทึก', en: 'Replaces the rights below; nothing is saved yet' },
  clear: { th: 'ไม่ให้สิทธิ์ใดเลย', en: 'No rights at all' },
  page: { th: 'เมนู', en: 'Page' },
  all: { th: 'ทุกสิทธิ์', en: 'Everything' },
  own_only: { th: 'เฉพาะของตน', en: 'Own only' },
  since: { th: 'ให้สิทธิ์เมื่อ', en: 'Given' },
  given: (day: string, by: string) => ({ th: `${day} โดย ${by}`, en: `${day} by ${by}` }),
  changed: (day: string, by: string) => ({ th: `แก้ไข ${day} โดย ${by}`, en: `changed ${day} by ${by}` }),
  unsaved: { th: 'ยังไม่บันทึก', en: 'not saved yet' },
  inactive: { th: 'ยกเลิกอยู่', en: 'cancelled' },
  needs: (pages: string) => ({ th: `ใช้ร่วมกับสิทธิ์ดู ${pages}`, en: `Needs the right to view ${pages}` }),
  box: (right: string, page: string) => ({ th: `${right} ${page}`, en: `${right}: ${page}` }),
  count: (pages: number) => ({ th: `เปลี่ยน ${pages} เมนู`, en: `${pages} ${pages === 1 ? 'page' : 'pages'} changed` }),
  summary: (pages: number) => ({ th: `ใช้ได้ ${pages} เมนู`, en: `May use ${pages} ${pages === 1 ? 'page' : 'pages'}` }),
  saved: (pages: number) => ({ th: `บันทึกสิทธิ์ ${pages} เมนูแล้ว`, en: `Rights on ${pages} ${pages === 1 ? 'page' : 'pages'} saved` }),
  administrator: {
    th: 'บัญชีนี้เป็นผู้ดูแลระบบ ใช้ได้ทุกเมนูอยู่แล้ว สิทธิ์ด้านล่างมีผลเมื่อเลิกเป็นผู้ดูแลระบบ',
    en: 'This account is an administrator and may do everything. The rights below hold once it no longer is.',
  },
  ownRights: { th: 'สิทธิ์ของตนเองให้ผู้ดูแลระบบเป็นผู้กำหนด', en: 'Your own rights are set by an administrator' },
  ownMailbox: {
    th: 'บัญชีนี้ใช้กล่องจดหมายเดียวกับบัญชีของคุณ จึงนับเป็นสิทธิ์ของตนเอง โปรดให้ผู้ดูแลระบบกำหนด',
    en: 'This account has the same mailbox as yours, so its rights are your own. Ask an administrator',
  },
  onlyOwn: {
    th: 'คุณให้ได้เฉพาะสิทธิ์ที่คุณมีเอง ช่องที่กดไม่ได้ให้ผู้ดูแลระบบเป็นผู้กำหนด',
    en: 'You can give only rights that you have yourself. The boxes that cannot be pressed are for an administrator',
  },
  lacked: { th: 'คุณไม่มีสิทธิ์นี้เอง จึงให้ผู้อื่นไม่ได้', en: 'You do not have this right yourself and cannot give it' },
  left: (pages: string) => ({
    th: `ไม่ได้ใส่สิทธิ์บางส่วนของเมนูต่อไปนี้ เพราะคุณไม่มีสิทธิ์นั้นเอง: ${pages} โปรดแจ้งผู้ดูแลระบบหากต้องใช้`,
    en: `Left out, because you do not have it all yourself: ${pages}. Ask an administrator if it is needed`,
  }),
  stale: {
    th: 'มีผู้แก้ไขสิทธิ์ของสมาชิกคนนี้ระหว่างนี้ ตารางแสดงค่าล่าสุดแล้ว โปรดตรวจสอบและกำหนดใหม่',
    en: 'Somebody else changed these rights meanwhile. The table now shows them as they are; please check and set them again.',
  },
};

export const roleTemplatePhrases = {
  secretary: { th: 'เลขานุการ (เนื้อหาเว็บไซต์)', en: 'Secretary (website content)' },
  lecturer: { th: 'อาจารย์ (ผลงานของตน)', en: 'Lecturer (own works)' },
  reviewer: { th: 'ผู้ตรวจสอบผลงาน', en: 'Reviewer of works' },
  desk: { th: 'เจ้าหน้าที่ศูนย์ภาษา', en: 'Language centre desk' },
  dean: { th: 'ผู้บริหาร (ดูทุกเมนู ตรวจผลงาน)', en: 'Dean (views everything, reviews)' },
  administrator: { th: 'ผู้ดูแลทุกเมนู', en: 'Administrator of every page' },
} satisfies Record<RoleTemplate, Bilingual>;
