import type { Bilingual } from '../bilingual.ts';
import { choice } from '../labels.ts';

/**
 * How the result of a check is kept: `stored` in `record_findings`, marked in the list and part of "any"; `condition` on the columns of a
 * record, asked when the list is filtered; `form`, told beside the form alone.
 */
type Kept = 'stored' | 'condition' | 'form';

interface CheckRule {
  kept: Kept;
  /** What it finds, for the filter and the mark in the list. */
  label: Bilingual;
}

/** What is looked for in records of content. A further check is a line here, and stored by whoever finds it, or a condition of the API. */
export const checks = {
  picture_text: { kept: 'stored', label: { th: 'ภาพไม่มีคำอธิบาย', en: 'Picture without description' } },
  heading_level: { kept: 'stored', label: { th: 'หัวข้อข้ามระดับ', en: 'Heading skips a level' } },
  bold_heading: { kept: 'stored', label: { th: 'ใช้ตัวหนาแทนหัวข้อ', en: 'Bold line instead of a heading' } },
  link_text: { kept: 'stored', label: { th: 'ข้อความลิงก์ไม่บอกปลายทาง', en: 'Link text says nothing' } },
  table_head: { kept: 'stored', label: { th: 'ตารางไม่มีหัวตาราง', en: 'Table without heads' } },
  contrast: { kept: 'stored', label: { th: 'สีตัวอักษรจางหรืออ่านยาก', en: 'Text colour is hard to read' } },
  thai_in_english: { kept: 'stored', label: { th: 'ชื่อภาษาอังกฤษเป็นภาษาไทย', en: 'English title is in Thai' } },
  english_missing: { kept: 'stored', label: { th: 'เปิดสองภาษาแต่ภาษาอังกฤษยังไม่ครบ', en: 'In two languages, but English is missing' } },
  english_older: { kept: 'stored', label: { th: 'ภาษาไทยแก้ไขหลังภาษาอังกฤษ', en: 'English older than Thai' } },
  pdf_without_text: { kept: 'stored', label: { th: 'ไฟล์ PDF ค้นหาหรืออ่านออกเสียงไม่ได้', en: 'PDF without text' } },
  past_day: { kept: 'form', label: { th: 'วันสิ้นสุดผ่านไปแล้ว', en: 'Last day has passed' } },
  dead_link: { kept: 'condition', label: { th: 'มีลิงก์เสีย', en: 'Dead link' } },
  look_again: { kept: 'condition', label: { th: 'ถึงกำหนดตรวจทาน', en: 'Due to be looked at' } },
  untouched: { kept: 'condition', label: { th: 'ไม่มีใครแก้ไขเกิน 2 ปี', en: 'Unchanged for two years' } },
  without_english: { kept: 'condition', label: { th: 'ไม่มีภาษาอังกฤษ', en: 'Without English' } },
} as const satisfies Record<string, CheckRule>;

export type Check = keyof typeof checks;
type KeptAs<Of extends Kept> = { [Name in Check]: (typeof checks)[Name]['kept'] extends Of ? Name : never }[Check];
export type StoredCheck = KeptAs<'stored'>;
/** A check whose SQL condition is in the API (kit/findings/conditions.ts). */
export type ConditionCheck = KeptAs<'condition'>;

const names = Object.keys(checks) as Check[];
const keptAs = <Of extends Kept>(...kept: Of[]) =>
  names.filter((name) => (kept as readonly string[]).includes(checks[name].kept)) as KeptAs<Of>[];
export const storedChecks = keptAs('stored');
/** What the list is filtered by, in the order of the filter's choices. */
export const listedChecks = keptAs('stored', 'condition');

/** Filter `finding` of a list: one check, or any stored one. A kind with this filter is checked. */
const filterWords = Object.fromEntries(listedChecks.map((name) => [name, checks[name].label])) as Record<
  (typeof listedChecks)[number],
  Bilingual
>;
export const findingFilter = choice({ any: { th: 'ทุกเรื่อง', en: 'Anything' }, ...filterWords }).optional();
export type FindingFilter = 'any' | (typeof listedChecks)[number];

/** Increase it when a check finds other things than before: all records are checked again. */
export const rulesNumber = 1;
