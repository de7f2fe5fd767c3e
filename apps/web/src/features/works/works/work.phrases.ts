import { reviewPhrases } from '../shared/review.phrases.ts';

export const workPhrases = {
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

  baseHint: { th: 'เช่น TCI1 หรือ Q1 ใส่ - หากไม่มี', en: 'Such as TCI1 or Q1; - for none' },
  ownerNameHint: { th: 'ทุกคน ตามที่ปรากฏในผลงาน', en: 'All authors, as printed on the work' },
  weightHint: { th: '1 - 100', en: '1 to 100' },
  yearOrVolume: { th: 'เช่น 2569 หรือเลขเล่ม เช่น 12', en: 'Such as 2569, or a volume such as 12.' },
  noHint: { th: 'ใส่ - หากไม่มี', en: '- for none' },
  pagesHint: { th: 'เช่น 12-30 ใส่ - หากไม่มี', en: 'Such as 12-30; - for none' },
  doiHint: { th: 'เช่น 10.1234/abcd.2569.1', en: 'Such as 10.1234/abcd.2026.1' },
  monthHint: { th: 'เช่น มกราคม - มิถุนายน 2569', en: 'Such as January - June 2569' },
  placeHint: { th: 'สำนักพิมพ์หรือสถานที่จัด', en: 'Publisher or venue' },
  work_h_file: { th: 'ไฟล์หลักฐาน', en: 'Evidence' },

  period: { th: 'ปี', en: 'Year' },
  review: reviewPhrases.review,
  people: { th: 'ผู้จัดทำ', en: 'Authors' },
  venue: { th: 'แหล่งเผยแพร่', en: 'Published in' },
  part: reviewPhrases.part,
  work: { th: 'ผลงาน', en: 'Work' },
  openFile: { th: 'ดาวน์โหลดหลักฐาน', en: 'Download the evidence' },
  openLink: { th: 'เปิดลิงก์หลักฐาน', en: 'Open the link' },
};
