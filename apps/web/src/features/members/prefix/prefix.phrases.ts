import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { prefixTypes } from '@faculty/contracts/members/prefix';

export const prefixPhrases = {
  title: { th: 'คำนำหน้าชื่อ', en: 'Name prefixes' },
  add: { th: 'เพิ่มคำนำหน้าชื่อ', en: 'Add a prefix' },
  edit: { th: 'แก้ไขคำนำหน้าชื่อ', en: 'Edit prefix' },
  identity: { th: 'รหัสและการใช้งาน', en: 'Code and use' },
  names: { th: 'ชื่อ', en: 'Names' },
  prefix_code: { th: 'รหัส', en: 'Code' },
  codeHint: { th: 'ตัวเลข 3–5 หลัก เช่น 001, 100', en: '3 to 5 digits, such as 001 or 100' },
  short: { th: 'คำย่อ', en: 'Short form' },
  long: { th: 'คำเต็ม', en: 'Full form' },
  prefix_type: { th: 'ประเภท', en: 'Type' },
  active: { th: 'สถานะ', en: 'Status' },
};

export const prefixTypePhrases = {
  Default: { th: 'ทั่วไป', en: 'General' },
  Academic: { th: 'ตำแหน่งทางวิชาการ', en: 'Academic rank' },
  Rank: { th: 'ยศ', en: 'Military or police rank' },
  Education: { th: 'วุฒิการศึกษา', en: 'Educational degree' },
} satisfies Record<(typeof prefixTypes)[number], Bilingual>;
