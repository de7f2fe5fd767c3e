import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { jobPositionTypes } from '@faculty/contracts/members/job-position';

export const jobPositionPhrases = {
  title: { th: 'ตำแหน่งงาน', en: 'Job positions' },
  add: { th: 'เพิ่มตำแหน่งงาน', en: 'Add a position' },
  edit: { th: 'แก้ไขตำแหน่งงาน', en: 'Edit position' },
  identity: { th: 'รหัสและการใช้งาน', en: 'Code and use' },
  names: { th: 'ชื่อตำแหน่ง', en: 'Names' },
  job_position_code: { th: 'รหัส', en: 'Code' },
  codeHint: { th: 'ตัวเลข 3–5 หลัก เช่น 001, 100', en: '3 to 5 digits, such as 001 or 100' },
  short: { th: 'ชื่อย่อ', en: 'Short form' },
  long: { th: 'ชื่อเต็ม', en: 'Full form' },
  job_position_type: { th: 'ประเภท', en: 'Type' },
  typeHint: {
    th: 'ประเภท “ตำแหน่งทางวิชาการ” ให้เลือกในช่องตำแหน่งทางวิชาการของสมาชิก ประเภทอื่นอยู่ในช่องตำแหน่งงาน',
    en: 'Academic ranks are offered as a member’s academic position, all other types as the job position.',
  },
  active: { th: 'สถานะ', en: 'Status' },
};

export const jobPositionTypePhrases = {
  Default: { th: 'ทั่วไป', en: 'General' },
  Manage: { th: 'ตำแหน่งบริหาร', en: 'Management' },
  Academic: { th: 'ตำแหน่งทางวิชาการ', en: 'Academic rank' },
  Other: { th: 'อื่น ๆ', en: 'Other' },
} satisfies Record<(typeof jobPositionTypes)[number], Bilingual>;
