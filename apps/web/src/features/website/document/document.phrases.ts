import { toCommonEra } from '@faculty/contracts/kit/dates/era';

/** Phrases of both documents and MOUs. */
const shared = {
  main: { th: 'ข้อมูลหลัก', en: 'Main details' },
  names: { th: 'ชื่อและรายละเอียด', en: 'Title and details' },
  fileGroup: { th: 'ไฟล์หรือลิงก์', en: 'File or link' },
  covers: { th: 'ภาพปก', en: 'Cover' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  indexHint: { th: 'ตัวเลข หรือ - หากไม่มีเลขที่', en: 'A number, or - where there is none' },
  expireHint: { th: 'แสดงว่าหมดอายุเองเมื่อพ้นวันสุดท้าย', en: 'Shown as expired by itself once the last day has passed.' },

  shownIn: { th: 'แสดงที่', en: 'Shown in' },
  year: { th: 'ปี พ.ศ.', en: 'Year' },
  openFile: { th: 'เปิดไฟล์หรือลิงก์', en: 'Open the file or link' },
  copyLink: { th: 'คัดลอกลิงก์ของไฟล์', en: 'Copy the link of the file' },
  inYear: (year: number) => ({ th: `พ.ศ. ${year}`, en: `${year} (${toCommonEra(year)})` }),
  inNumber: (number: string) => ({ th: `เลขที่ ${number}`, en: `No. ${number}` }),
};

export const docPhrases = {
  ...shared,
  title: { th: 'เอกสาร', en: 'Documents' },
  add: { th: 'เพิ่มเอกสาร', en: 'Add a document' },
  edit: { th: 'แก้ไขเอกสาร', en: 'Edit document' },
  emptyHint: { th: 'เอกสารที่เพิ่มจะแสดงบนเว็บไซต์ตามกลุ่มที่เลือก', en: 'Documents you add will show on the website in their group.' },
};

export const mouPhrases = {
  ...shared,
  title: { th: 'บันทึกความร่วมมือ (MOU)', en: 'MOUs' },
  add: { th: 'เพิ่ม MOU', en: 'Add an MOU' },
  edit: { th: 'แก้ไข MOU', en: 'Edit MOU' },
  emptyHint: { th: 'MOU ที่เพิ่มจะแสดงบนเว็บไซต์ตามกลุ่มที่เลือก', en: 'MOUs you add will show on the website in their group.' },
  term: { th: 'อายุของ MOU', en: 'Term' },
  ends: { th: 'สิ้นสุด', en: 'Ends' },
  daysLeft: (days: number) => ({
    th: days === 0 ? 'วันนี้วันสุดท้าย' : `อีก ${days} วัน`,
    en: days === 0 ? 'last day today' : days === 1 ? 'in 1 day' : `in ${days} days`,
  }),
  hasEnded: { th: 'สิ้นสุดแล้ว', en: 'Ended' },
  endsWithin: (days: number) => ({ th: `ใน ${days} วัน`, en: `Within ${days} days` }),
  endHint: { th: 'ระบบจะส่งอีเมลเตือนผู้รับผิดชอบล่วงหน้า 90, 30 และ 7 วัน', en: 'The responsible person gets an e-mail 90, 30 and 7 days before.' },
  nobody: { th: 'ไม่ระบุ', en: 'Nobody' },
  countryHint: { th: 'ผู้อ่านเว็บไซต์เลือกดู MOU ตามประเทศได้', en: 'Readers of the website find MOUs by it' },
  noCountry: { th: 'ไม่ระบุ', en: 'Not given' },
  ownerHint: { th: 'ผู้ได้รับอีเมลเตือนก่อนสิ้นสุด', en: 'Who is reminded before it ends' },
};
