import { countText } from '../../../../kit/theme/counts.ts';

export const importPhrases = {
  lists: { th: 'นำเข้า / ส่งออก', en: 'Import / export' },
  open: { th: 'นำเข้าจาก Excel หรือ CSV', en: 'Import from Excel or CSV' },
  export: { th: 'ส่งออกเป็น Excel', en: 'Export as Excel' },
  title: { th: 'นำเข้าสมาชิกศูนย์ภาษา', en: 'Import members of the language centre' },
  back: { th: 'กลับไปที่รายการ', en: 'Back to the list' },
  drop: { th: 'ลากไฟล์รายชื่อมาวางที่นี่ หรือกดเพื่อเลือกไฟล์', en: 'Drop the list here, or press to choose it' },
  another: (name: string) => ({ th: `${name} · เลือกไฟล์อื่น`, en: `${name} · choose another file` }),
  rule: (rows: number, megabytes: number) => ({
    th: `Excel (.xlsx) หรือ CSV ไม่เกิน ${countText(rows)} แถว และ ${megabytes} MB`,
    en: `Excel (.xlsx) or CSV, at most ${countText(rows)} rows and ${megabytes} MB`,
  }),
  sampleFile: { th: 'ดาวน์โหลดไฟล์ตัวอย่าง', en: 'Download a sample file' },
  sampleName: { th: 'ตัวอย่างรายชื่อสมาชิก.csv', en: 'sample-members.csv' },
  unknown: { th: 'คอลัมน์และค่าที่ระบบไม่รู้จัก', en: 'Columns and values that are not known' },
  unknownHint: { th: 'เลือกความหมายครั้งเดียวต่อหนึ่งค่า ที่ปล่อยว่างจะไม่นำเข้า', en: 'Choose once what each means. What stays empty is not imported.' },
  column: { th: 'คอลัมน์', en: 'Column' },
  value: (title: string, text: string, rows: number) => ({
    th: `${title}: ${text === '' ? 'ว่าง' : `“${text}”`} (${countText(rows)} แถว)`,
    en: `${title}: ${text === '' ? 'empty' : `“${text}”`} (${countText(rows)} rows)`,
  }),
  refuse: { th: 'ไม่ผ่าน', en: 'Refused' },
  change: { th: 'แก้ไข', en: 'Changed' },
  add: { th: 'เพิ่ม', en: 'New' },
  same: (rows: number) => ({ th: `เหมือนเดิม ${countText(rows)} แถว`, en: `${countText(rows)} rows unchanged` }),
  result: { th: 'ผลการตรวจสอบ', en: 'Result' },
  first: (rows: number) => ({ th: `แสดงผลละไม่เกิน ${rows} แถว`, en: `At most ${rows} rows of each are shown` }),
  outcome: { th: 'ผล', en: 'Outcome' },
  row: { th: 'แถว', en: 'Row' },
  member: { th: 'สมาชิก', en: 'Member' },
  details: { th: 'รายละเอียด', en: 'Details' },
  checkAgain: { th: 'ใช้ค่าที่เลือก แล้วตรวจสอบใหม่', en: 'Use what is chosen, and check again' },
  save: (add: number, change: number) => ({
    th: `บันทึก: เพิ่ม ${countText(add)} แก้ไข ${countText(change)} รายการ`,
    en: `Save: ${countText(add)} new, ${countText(change)} changed`,
  }),
  saved: (add: number, change: number) => ({
    th: `นำเข้าแล้ว: เพิ่ม ${countText(add)} แก้ไข ${countText(change)} รายการ`,
    en: `Imported: ${countText(add)} new, ${countText(change)} changed`,
  }),
  changedMeanwhile: {
    th: 'ยังไม่ได้บันทึก: ข้อมูลในระบบเปลี่ยนไปตั้งแต่ตรวจสอบ โปรดดูผลใหม่แล้วกดบันทึกอีกครั้ง',
    en: 'Nothing was saved: members have changed since the check. Look at the new result and save again.',
  },
  downloadLeft: (rows: number) => ({ th: `ดาวน์โหลด ${countText(rows)} แถวที่ไม่ผ่าน`, en: `Download the ${countText(rows)} refused rows` }),
  leftName: { th: 'แถวที่ไม่ได้นำเข้า.csv', en: 'rows-not-imported.csv' },
};
