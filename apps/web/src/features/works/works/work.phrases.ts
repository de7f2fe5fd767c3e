import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { publicLevels, publicTypes } from '@faculty/contracts/works/work-fields';
import { reviewFieldPhrases, reviewPhrases } from '../../../kit/review/review.phrases.ts';

export const workPhrases = {
  ...reviewFieldPhrases,
  title: { th: 'ผลงานวิชาการ', en: 'Academic works' },
  add: { th: 'เพิ่มผลงาน', en: 'Add a work' },
  edit: { th: 'แก้ไขผลงาน', en: 'Edit work' },
  emptyHint: {
    th: 'เพิ่มผลงานได้จาก DOI, BibTeX หรือ RIS โดยไม่ต้องพิมพ์เองทั้งหมด',
    en: 'A work can be added from a DOI, BibTeX or RIS without typing it all.',
  },

  mainGroup: { th: 'ประเภทผลงาน', en: 'Type' },
  namesGroup: { th: 'ชื่อผลงานและผู้จัดทำ', en: 'Title and authors' },
  venueGroup: { th: 'การเผยแพร่', en: 'Publication' },
  fileGroup: { th: 'หลักฐาน', en: 'Evidence' },
  stateGroup: { th: 'สถานะ', en: 'Status' },

  user_name: { th: 'เจ้าของผลงาน', en: 'Owner' },
  full_name: { th: 'เจ้าของผลงาน', en: 'Owner' },
  work_type: { th: 'ประเภทผลงาน', en: 'Type of work' },
  parameter: { th: 'ประเภทผลงาน', en: 'Type of work' },
  work_type_detail: { th: 'ระดับคุณภาพ', en: 'Quality level' },
  work_public_type: { th: 'ลักษณะการเผยแพร่', en: 'Kind of publication' },
  work_public_inter: { th: 'ระดับการเผยแพร่', en: 'Level' },
  work_public_base: { th: 'ฐานข้อมูล', en: 'Index' },
  baseHint: { th: 'เช่น TCI1 หรือ Q1 ใส่ - หากไม่มี', en: 'Such as TCI1 or Q1; - for none' },
  work_owner_name: { th: 'ชื่อผู้จัดทำ', en: 'Authors' },
  ownerNameHint: { th: 'ทุกคน ตามที่ปรากฏในผลงาน', en: 'All authors, as printed on the work' },
  work_title: { th: 'ชื่อผลงาน', en: 'Title' },
  work_public_title: { th: 'ชื่อวารสารหรือการประชุม', en: 'Journal or conference' },
  work_weight: { th: 'สัดส่วนผลงานของเจ้าของ (ร้อยละ)', en: 'Owner’s share (percent)' },
  weightHint: { th: '1 - 100', en: '1 to 100' },
  work_authors: { th: 'ผู้ร่วมที่เป็นสมาชิกคณะ', en: 'Co-authors of the faculty' },
  work_public_year: { th: 'ปี พ.ศ. หรือเล่มที่', en: 'Year (B.E.) or volume' },
  yearOrVolume: { th: 'เช่น 2569 หรือเลขเล่ม เช่น 12', en: 'Such as 2569, or a volume such as 12.' },
  work_public_no: { th: 'ปีที่และฉบับที่', en: 'Volume and issue' },
  noHint: { th: 'ใส่ - หากไม่มี', en: '- for none' },
  work_public_number: { th: 'เลขหน้า', en: 'Pages' },
  pagesHint: { th: 'เช่น 12-30 ใส่ - หากไม่มี', en: 'Such as 12-30; - for none' },
  work_public_isbn: { th: 'ISBN/ISSN', en: 'ISBN/ISSN' },
  work_doi: { th: 'DOI', en: 'DOI' },
  doiHint: { th: 'เช่น 10.1234/abcd.2569.1', en: 'Such as 10.1234/abcd.2026.1' },
  work_public_date: { th: 'วันที่เผยแพร่', en: 'Publication date' },
  work_public_month_year: { th: 'เดือนและปีที่เผยแพร่', en: 'Month and year' },
  monthHint: { th: 'เช่น มกราคม - มิถุนายน 2569', en: 'Such as January - June 2569' },
  work_public_place: { th: 'สถานที่', en: 'Place' },
  placeHint: { th: 'สำนักพิมพ์หรือสถานที่จัด', en: 'Publisher or venue' },
  work_public_province: { th: 'จังหวัดหรือเมือง', en: 'Province or town' },
  work_public_country: { th: 'ประเทศ', en: 'Country' },
  work_h_file: { th: 'ไฟล์หลักฐาน', en: 'Evidence' },
  work_h_url: { th: 'ลิงก์หลักฐาน', en: 'Link to the evidence' },
  status_link: { th: 'ไฟล์หรือลิงก์', en: 'File or link' },
  active: { th: 'สถานะ', en: 'Status' },
  MNumYear: { th: 'เดือน/ปี', en: 'Month/year' },
  NumYear: { th: 'ปีที่เผยแพร่', en: 'Year published' },

  period: { th: 'ปี', en: 'Year' },
  people: { th: 'ผู้จัดทำ', en: 'Authors' },
  venue: { th: 'แหล่งเผยแพร่', en: 'Published in' },
  part: reviewPhrases.part,
  work: { th: 'ผลงาน', en: 'Work' },
  openFile: { th: 'ดาวน์โหลดหลักฐาน', en: 'Download the evidence' },
  openLink: { th: 'เปิดลิงก์หลักฐาน', en: 'Open the link' },
};

/** Nature and level of publication: the documented Thai values are stored. */
export const publicTypePhrases = {
  ตีพิมพ์: { th: 'ตีพิมพ์', en: 'Published' },
  'ประชุมวิชาการ (Full Paper)': { th: 'ประชุมวิชาการ (Full Paper)', en: 'Conference (full paper)' },
} satisfies Record<(typeof publicTypes)[number], Bilingual>;

export const publicLevelPhrases = {
  ระดับชาติ: { th: 'ระดับชาติ', en: 'National' },
  ระดับนานาชาติ: { th: 'ระดับนานาชาติ', en: 'International' },
} satisfies Record<(typeof publicLevels)[number], Bilingual>;
