import { cvLabels, maxHighlights } from '@faculty/contracts/profile/cv';

export const cvPhrases = {
  title: { th: 'ประวัติและผลงาน (CV)', en: 'Curriculum vitae (CV)' },
  close: { th: 'ปิด', en: 'Close' },
  language: { th: 'ภาษาของเอกสาร', en: 'Language of the document' },
  word: { th: 'ดาวน์โหลด Word', en: 'Download for Word' },
  pdf: { th: 'เปิด PDF', en: 'Open as PDF' },
  ...cvLabels,
  sectionsHint: { th: 'แสดงตามลำดับที่เลือก', en: 'Shown in the order in which you pick them' },
  hint: {
    th: `เลือกได้ไม่เกิน ${maxHighlights} ผลงาน แสดงตามลำดับที่เลือก`,
    en: `At most ${maxHighlights} works, shown in the order in which you pick them`,
  },
};
