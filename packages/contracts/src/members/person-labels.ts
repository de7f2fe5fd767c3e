import type { FieldLabels } from '../kit/labels.ts';

/** Labels of a person's account, and of what the audit log alone tells about it. */
export const personLabels = {
  user_name: { th: 'ชื่อผู้ใช้', en: 'User name' },
  fname: { th: 'ชื่อ', en: 'First name' },
  lname: { th: 'นามสกุล', en: 'Last name' },
  user_platform_reg: { th: 'หมายเลขโทรศัพท์', en: 'Phone number' },
  avatar: { th: 'รูปประจำตัว', en: 'Picture' },
  avatarFile: { th: 'ไฟล์รูปประจำตัว', en: 'Picture file' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  sessions: { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Where they are signed in' },
  email_verified_at: { th: 'การยืนยันอีเมล', en: 'E-mail verification' },
  sso_subject: { th: 'การผูกกับ Office365', en: 'Binding to Office365' },
} satisfies FieldLabels;
