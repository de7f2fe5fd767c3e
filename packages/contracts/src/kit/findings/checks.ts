import { choice } from '../labels.ts';

/** What is stored in `record_findings` by whoever finds it, marked in the list and part of "any". */
const stored = {
  picture_text: { th: 'ภาพไม่มีคำอธิบาย', en: 'Picture without description' },
  heading_level: { th: 'หัวข้อข้ามระดับ', en: 'Heading skips a level' },
  bold_heading: { th: 'ใช้ตัวหนาแทนหัวข้อ', en: 'Bold line instead of a heading' },
  link_text: { th: 'ข้อความลิงก์ไม่บอกปลายทาง', en: 'Link text says nothing' },
  table_head: { th: 'ตารางไม่มีหัวตาราง', en: 'Table without heads' },
  contrast: { th: 'สีตัวอักษรจางหรืออ่านยาก', en: 'Text colour is hard to read' },
  thai_in_english: { th: 'ชื่อภาษาอังกฤษเป็นภาษาไทย', en: 'English title is in Thai' },
  english_missing: { th: 'เปิดสองภาษาแต่ภาษาอังกฤษยังไม่ครบ', en: 'In two languages, but English is missing' },
  english_older: { th: 'ภาษาไทยแก้ไขหลังภาษาอังกฤษ', en: 'English older than Thai' },
  pdf_without_text: { th: 'ไฟล์ PDF ค้นหาหรืออ่านออกเสียงไม่ได้', en: 'PDF without text' },
};

/** What holds by the columns of a record, when its list is filtered (conditions of the API, kit/findings). A dead link is marked, too. */
const conditions = {
  dead_link: { th: 'มีลิงก์เสีย', en: 'Dead link' },
  look_again: { th: 'ถึงกำหนดตรวจทาน', en: 'Due to be looked at' },
  untouched: { th: 'ไม่มีใครแก้ไขเกิน 2 ปี', en: 'Unchanged for two years' },
  without_english: { th: 'ไม่มีภาษาอังกฤษ', en: 'Without English' },
};

/** What is looked for in records of content, in words; the last beside the form of a new record alone. */
export const checks = {
  ...stored,
  ...conditions,
  past_day: { th: 'วันสิ้นสุดผ่านไปแล้ว', en: 'Last day has passed' },
};

export type StoredCheck = keyof typeof stored;
export type ConditionCheck = keyof typeof conditions;
export type Check = keyof typeof checks;
export const storedChecks = Object.keys(stored) as StoredCheck[]; // of its own names

/** Filter `finding` of a list: one check, or any stored one. A kind with this filter is checked. */
export const findingFilter = choice({ any: { th: 'ทุกเรื่อง', en: 'Anything' }, ...stored, ...conditions }).optional();
export type FindingFilter = 'any' | StoredCheck | ConditionCheck;

/** Increase it when a check finds other things than before: all records are checked again. */
export const rulesNumber = 1;
