export const memberPhrases = {
  dataTab: { th: 'ข้อมูล', en: 'Data' },
  title: { th: 'สมาชิก', en: 'Members' },
  add: { th: 'เพิ่มสมาชิก', en: 'Add a member' },
  edit: { th: 'แก้ไขข้อมูลสมาชิก', en: 'Edit member' },

  account: { th: 'บัญชีผู้ใช้', en: 'Account' },
  accountOf: { th: 'ชื่อผู้ใช้และอีเมล', en: 'User name and e-mail' },
  userNameHint: {
    th: 'ใช้ a-z, 0-9, จุด และขีดล่าง 3–25 ตัวอักษร ไม่เว้นวรรค และไม่ขึ้นต้น ลงท้าย หรือซ้อนกันด้วยจุดหรือขีดล่าง',
    en: '3 to 25 letters, digits, dots and underscores; no spaces; no dot or underscore first, last or twice in a row',
  },
  userNameLocked: {
    th: 'แก้ไขไม่ได้ เพราะข้อมูลอื่นอ้างถึงสมาชิกด้วยชื่อผู้ใช้นี้',
    en: 'Cannot be changed: other data refers to the member by this name.',
  },
  emailHint: (domains: string) => ({
    th: `อีเมลของมหาวิทยาลัย${domains} ที่ใช้กับ Office365`,
    en: `The university e-mail${domains} used with Office365`,
  }),
  emailLocked: {
    th: 'แก้ไขไม่ได้ เพราะใช้ยืนยันตัวตนเมื่อเข้าสู่ระบบ',
    en: 'Cannot be changed: it is what the member signs in with.',
  },
  disabledHint: { th: 'สมาชิกที่ยกเลิกแล้วจะเข้าสู่ระบบไม่ได้', en: 'A cancelled member cannot sign in.' },

  name: { th: 'ชื่อ-นามสกุล', en: 'Name' },
  picture: { th: 'รูปประจำตัว', en: 'Picture' },

  publicContact: { th: 'ข้อมูลติดต่อที่เผยแพร่', en: 'Public contact' },

  privateContact: { th: 'ข้อมูลติดต่อส่วนตัว', en: 'Private contact' },
  privateHint: {
    th: 'ไม่เผยแพร่ เห็นได้เฉพาะเจ้าของข้อมูล ผู้ดูแลระบบ และผู้มีสิทธิ์แก้ไขข้อมูลสมาชิก',
    en: 'Never published: only the member, administrators and those who may edit members see it.',
  },

  positions: { th: 'ตำแหน่งและการสอน', en: 'Positions and teaching' },
  position: { th: 'ตำแหน่งงาน', en: 'Job position' },
  departmentHint: { th: 'ใช้นับผลงานและกิจกรรมในข้อมูลประกันคุณภาพ', en: 'Works and activities are counted by it for quality assurance.' },

  expertise: { th: 'ความเชี่ยวชาญ', en: 'Expertise' },
  links: { th: 'ลิงก์', en: 'Links' },
  linkHint: { th: 'ที่อยู่เว็บเต็ม ขึ้นต้นด้วย https://', en: 'A full address, starting with https://' },

  education: { th: 'ประวัติการศึกษา', en: 'Education' },
};
