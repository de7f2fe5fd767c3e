import type { ImportOutcome } from '@faculty/contracts/centre/list-import';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { countText } from '../../../../kit/theme/counts.ts';

export const importPhrases = {
  lists: { th: 'นำเข้า / ส่งออก', en: 'Import / export' },
  open: { th: 'นำเข้าจาก Excel หรือ CSV', en: 'Import from Excel or CSV' },
  export: { th: 'ส่งออกเป็น Excel', en: 'Export as Excel' },
  title: (kind: string) => ({ th: `นำเข้า${kind}`, en: `Import: ${kind}` }),
  back: { th: 'กลับไปที่รายการ', en: 'Back to the list' },

  file: { th: '1. เลือกไฟล์', en: '1. Choose a file' },
  drop: { th: 'ลากไฟล์รายชื่อมาวางที่นี่ หรือกดเพื่อเลือกไฟล์', en: 'Drop the list here, or press to choose it' },
  rule: (rows: number, megabytes: number) => ({
    th: `Excel (.xlsx) หรือ CSV ไม่เกิน ${countText(rows)} แถว และ ${megabytes} MB`,
    en: `Excel (.xlsx) or CSV, at most ${countText(rows)} rows and ${megabytes} MB`,
  }),
  which: { th: 'คอลัมน์ที่นำเข้าได้', en: 'Columns that can be imported' },
  whichHint: {
    th: '* รายการใหม่ต้องมี ชื่อคอลัมน์และลำดับต่างจากนี้ได้ ชื่อเต็มในคอลัมน์เดียว เช่น “นายสมชาย ใจดี” ระบบแยกให้',
    en: '* New items need it. Columns may have other names and another order; whole names in one column are taken apart.',
  },
  sampleFile: { th: 'ดาวน์โหลดไฟล์ตัวอย่าง', en: 'Download a sample file' },
  found: (rows: number, line: number) => ({
    th: `${countText(rows)} แถว หัวตารางอยู่แถวที่ ${line}`,
    en: `${countText(rows)} rows, heads in line ${line}`,
  }),
  sheet: (name: string) => ({ th: `แผ่นงาน “${name}”`, en: `Sheet “${name}”` }),
  another: { th: 'เลือกไฟล์อื่น', en: 'Another file' },

  columns: { th: '2. จับคู่คอลัมน์', en: '2. Match the columns' },
  columnsHint: {
    th: 'ระบบจับคู่ให้แล้วเท่าที่รู้จัก และจะจำไว้ใช้ครั้งต่อไป ช่องที่ไม่ได้จับคู่ หรือเซลล์ที่ว่าง จะไม่เปลี่ยนข้อมูลเดิม',
    en: 'What is known is matched already, and is remembered for the next time. Fields without a column, and empty cells, leave what is there.',
  },
  notImported: { th: '— ไม่นำเข้า —', en: '— not imported —' },
  ofFile: { th: 'คอลัมน์ในไฟล์', en: 'Columns of the file' },
  wholeName: { th: 'ชื่อเต็มในคอลัมน์เดียว', en: 'Whole names in one column' },
  split: (column: string) => ({
    th: `แยกคำนำหน้า + ชื่อ + สกุล จาก “${column}”`,
    en: `Title + first name + surname from “${column}”`,
  }),
  unsplit: (column: string) => ({
    th: `ช่องชื่อและช่องนามสกุลมาจากคอลัมน์ “${column}” เหมือนกัน ทุกคนจะได้ชื่อเต็มซ้ำทั้งสองช่อง`,
    en: `First name and surname both come from “${column}”: everybody would get the whole name twice.`,
  }),
  forAll: { th: 'ค่าเดียวกันทุกแถว', en: 'The same for all rows' },
  allAre: (name: string) => ({ th: `ทุกแถวเป็น ${name}`, en: `All rows: ${name}` }),
  sample: (texts: string) => ({ th: `เช่น ${texts}`, en: `such as ${texts}` }),
  needed: { th: 'รายการใหม่ต้องมี', en: 'New items need it' },
  digits: { th: 'จำนวนหลัก', en: 'Digits' },
  digitsOf: (label: string) => ({ th: `จำนวนหลักของ${label}`, en: `Digits of ${label}` }),
  digitsHint: { th: 'เติม 0 ข้างหน้าที่ Excel ตัดออก', en: 'Puts back zeros that Excel took away' },
  check: { th: 'ตรวจสอบ', en: 'Check' },
  checkHint: { th: 'ยังไม่บันทึก', en: 'Nothing is saved yet' },

  result: { th: '3. ผลการตรวจสอบ', en: '3. Result of the check' },
  all: { th: 'ทั้งหมด', en: 'All' },
  differs: { th: 'เปลี่ยนไปจากที่ตรวจสอบ', en: 'Changed since the check' },
  none: { th: 'ไม่มีแถวในกลุ่มนี้', en: 'No such rows' },
  row: (row: number) => ({ th: `แถว ${row}`, en: `Row ${row}` }),
  from: (was: string, now: string) => ({ th: `${was || 'ว่าง'} → ${now || 'ว่าง'}`, en: `${was || 'empty'} → ${now || 'empty'}` }),
  inFile: (given: string) => ({ th: `ในไฟล์: ${given}`, en: `In the file: ${given}` }),
  pages: { th: 'หน้าของผลการตรวจสอบ', en: 'Pages of the result' },
  save: (add: number, change: number) => ({
    th: `บันทึก: เพิ่ม ${countText(add)} แก้ไข ${countText(change)} รายการ`,
    en: `Save: ${countText(add)} new, ${countText(change)} changed`,
  }),
  nothing: { th: 'ไม่มีอะไรต้องบันทึก', en: 'There is nothing to save' },
  refused: (count: number) => ({
    th: `${countText(count)} แถวจะไม่ถูกนำเข้า ดาวน์โหลดไปแก้ไขแล้วนำเข้าใหม่ได้ แถวที่บันทึกแล้วจะไม่ซ้ำ`,
    en: `${countText(count)} rows are left out. Download and mend them, then import that file: what is saved is not doubled.`,
  }),
  downloadLeft: (count: number) => ({ th: `ดาวน์โหลด ${countText(count)} แถวที่เหลือ`, en: `Download the ${countText(count)} rows left` }),
  tick: (row: number) => ({ th: `นำเข้าแถว ${row}`, en: `Import row ${row}` }),
  unknown: { th: 'ค่าที่ระบบไม่รู้จัก', en: 'Values that are not known' },
  unknownHint: {
    th: 'เลือกครั้งเดียวต่อหนึ่งค่า ระบบจะจำไว้ใช้ครั้งต่อไป',
    en: 'Choose once for each value. It is remembered for the next time.',
  },
  unknownValue: (label: string, text: string, rows: number) => ({
    th: `${label}: ไม่รู้จัก “${text}” (${countText(rows)} แถว)`,
    en: `${label}: “${text}” is not known (${countText(rows)} rows)`,
  }),
  choose: { th: 'เลือก…', en: 'Choose…' },
  useMatched: { th: 'ใช้ค่าที่เลือก แล้วตรวจสอบใหม่', en: 'Use what is chosen, and check again' },
  changedMeanwhile: {
    th: 'ยังไม่ได้บันทึก: ข้อมูลในระบบเปลี่ยนไปตั้งแต่ตรวจสอบ โปรดดูผลใหม่แล้วกดบันทึกอีกครั้ง',
    en: 'Nothing was saved: items have changed since the check. Look at the new result and save again.',
  },
  saved: (add: number, change: number, left: number) => ({
    th: `นำเข้าแล้ว: เพิ่ม ${countText(add)} แก้ไข ${countText(change)} รายการ${left > 0 ? ` เหลือ ${countText(left)} แถวที่ไม่ได้นำเข้า` : ''}`,
    en: `Imported: ${countText(add)} new, ${countText(change)} changed${left > 0 ? `. ${countText(left)} rows were left out` : ''}`,
  }),
};

export const outcomePhrases = {
  add: { th: 'เพิ่ม', en: 'New' },
  change: { th: 'แก้ไข', en: 'Changed' },
  same: { th: 'เหมือนเดิม', en: 'Unchanged' },
  unsure: { th: 'คนละคน?', en: 'Another person?' },
  refuse: { th: 'ไม่ผ่าน', en: 'Refused' },
} satisfies Record<ImportOutcome, Bilingual>;
