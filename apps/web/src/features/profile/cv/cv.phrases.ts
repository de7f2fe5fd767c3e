import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { CvSection } from '@faculty/contracts/profile/cv';
import { maxHighlights } from '@faculty/contracts/profile/cv';

export const cvPhrases = {
  title: { th: 'ประวัติและผลงาน (CV)', en: 'Curriculum vitae (CV)' },
  close: { th: 'ปิด', en: 'Close' },
  language: { th: 'ภาษาของเอกสาร', en: 'Language of the document' },
  word: { th: 'ดาวน์โหลด Word', en: 'Download for Word' },
  pdf: { th: 'เปิด PDF', en: 'Open as PDF' },
  sections: { th: 'ส่วนของเอกสาร', en: 'Sections' },
  up: (name: string) => ({ th: `เลื่อนขึ้น: ${name}`, en: `Move up: ${name}` }),
  down: (name: string) => ({ th: `เลื่อนลง: ${name}`, en: `Move down: ${name}` }),
  remove: (name: string) => ({ th: `ลบ: ${name}`, en: `Take out: ${name}` }),
  highlights: { th: 'ผลงานเด่น', en: 'Selected publications' },
  pick: { th: 'เลือกผลงานเด่น', en: 'Pick a work' },
  hint: {
    th: `เลือกได้ไม่เกิน ${maxHighlights} ผลงาน แสดงตามลำดับนี้`,
    en: `At most ${maxHighlights} works, shown in this order`,
  },
  none: { th: 'ยังไม่ได้เลือก', en: 'None picked yet' },
};

export const sectionWords: Record<CvSection, Bilingual> = {
  expertise: { th: 'ความเชี่ยวชาญ', en: 'Expertise' },
  education: { th: 'ประวัติการศึกษา', en: 'Education' },
  highlights: { th: 'ผลงานเด่น', en: 'Selected publications' },
  works: { th: 'ผลงานวิชาการทั้งหมด', en: 'All publications' },
  activities: { th: 'กิจกรรมและรางวัล', en: 'Activities and awards' },
};
