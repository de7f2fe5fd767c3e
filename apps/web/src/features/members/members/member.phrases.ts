import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { memberLevels } from '@faculty/contracts/members/member';

export const memberPhrases = {
  dataTab: { th: 'ข้อมูล', en: 'Data' },
  title: { th: 'สมาชิก', en: 'Members' },
  add: { th: 'เพิ่มสมาชิก', en: 'Add a member' },
  edit: { th: 'แก้ไขข้อมูลสมาชิก', en: 'Edit member' },

  account: { th: 'บัญชีผู้ใช้', en: 'Account' },
  accountOf: { th: 'ชื่อผู้ใช้และอีเมล', en: 'User name and e-mail' },
  user_name: { th: 'ชื่อผู้ใช้', en: 'User name' },
  userNameHint: {
    th: 'ใช้ a-z, 0-9, จุด และขีดล่าง 3–25 ตัวอักษร ไม่เว้นวรรค และไม่ขึ้นต้น ลงท้าย หรือซ้อนกันด้วยจุดหรือขีดล่าง',
    en: '3 to 25 letters, digits, dots and underscores; no spaces; no dot or underscore first, last or twice in a row',
  },
  userNameLocked: {
    th: 'แก้ไขไม่ได้ เพราะข้อมูลอื่นอ้างถึงสมาชิกด้วยชื่อผู้ใช้นี้',
    en: 'Cannot be changed: other data refers to the member by this name.',
  },
  email: { th: 'อีเมลสำหรับเข้าสู่ระบบ', en: 'Sign-in e-mail' },
  emailHint: (domains: string) => ({
    th: `อีเมลของมหาวิทยาลัย${domains} ที่ใช้กับ Office365`,
    en: `The university e-mail${domains} used with Office365`,
  }),
  emailLocked: {
    th: 'แก้ไขไม่ได้ เพราะใช้ยืนยันตัวตนเมื่อเข้าสู่ระบบ',
    en: 'Cannot be changed: it is what the member signs in with.',
  },
  disabled: { th: 'สถานะ', en: 'Status' },
  disabledHint: { th: 'สมาชิกที่ยกเลิกแล้วจะเข้าสู่ระบบไม่ได้', en: 'A cancelled member cannot sign in.' },
  role: { th: 'บทบาท', en: 'Role' },

  name: { th: 'ชื่อ-นามสกุล', en: 'Name' },
  prefix: { th: 'คำนำหน้าชื่อ', en: 'Title' },
  fname: { th: 'ชื่อ', en: 'First name' },
  lname: { th: 'นามสกุล', en: 'Last name' },
  picture: { th: 'รูปประจำตัว', en: 'Picture' },

  publicContact: { th: 'ข้อมูลติดต่อที่เผยแพร่', en: 'Public contact' },
  info_email: { th: 'อีเมลที่เผยแพร่', en: 'Public e-mail' },
  info_tel: { th: 'โทรศัพท์ภายใน', en: 'Internal phone' },
  info_room: { th: 'ห้องทำงาน', en: 'Room' },

  privateContact: { th: 'ข้อมูลติดต่อส่วนตัว', en: 'Private contact' },
  info_mobile: { th: 'โทรศัพท์มือถือ', en: 'Mobile phone' },
  privateHint: {
    th: 'ไม่เผยแพร่ เห็นได้เฉพาะเจ้าของข้อมูล ผู้ดูแลระบบ และผู้มีสิทธิ์แก้ไขข้อมูลสมาชิก',
    en: 'Never published: only the member, administrators and those who may edit members see it.',
  },

  positions: { th: 'ตำแหน่งและการสอน', en: 'Positions and teaching' },
  position: { th: 'ตำแหน่งงาน', en: 'Job position' },
  up_department_id: { th: 'หน่วยงานที่สังกัด', en: 'Department' },
  departmentHint: { th: 'ใช้นับผลงานและกิจกรรมในข้อมูลประกันคุณภาพ', en: 'Works and activities are counted by it for quality assurance.' },
  academicPosition: { th: 'ตำแหน่งทางวิชาการ', en: 'Academic position' },
  info_data_a: { th: 'ระดับที่สอน', en: 'Teaching level' },
  info_data_d: { th: 'ข้อมูลอื่น', en: 'Other data' },
  none: { th: 'ไม่ระบุ', en: 'Not given' },

  expertise: { th: 'ความเชี่ยวชาญ', en: 'Expertise' },
  links: { th: 'ลิงก์', en: 'Links' },
  info_cv_link: { th: 'ลิงก์ประวัติและผลงาน (CV)', en: 'CV link' },
  info_link_a: { th: 'ลิงก์ Google Scholar', en: 'Scholar link' },
  linkHint: { th: 'ที่อยู่เว็บเต็ม ขึ้นต้นด้วย https://', en: 'A full address, starting with https://' },

  education: { th: 'ประวัติการศึกษา', en: 'Education' },
};

export const memberLevelPhrases = {
  bachelor_graduate: { th: 'ปริญญาตรีและบัณฑิตศึกษา', en: 'Bachelor and graduate' },
  graduate: { th: 'บัณฑิตศึกษา', en: 'Graduate only' },
  bachelor: { th: 'ปริญญาตรี', en: 'Bachelor only' },
} satisfies Record<(typeof memberLevels)[number], Bilingual>;
