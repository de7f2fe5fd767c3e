import { countText } from '../../theme/counts.ts';

export const qualityPhrases = {
  title: { th: 'ประกันคุณภาพ', en: 'Quality assurance' },
  close: { th: 'ปิด', en: 'Close' },
  kind: { th: 'นับตาม', en: 'Count by' },
  year: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
  pack: { th: 'ดาวน์โหลดข้อมูลและหลักฐาน (zip)', en: 'Download data and evidence (zip)' },
  packHint: {
    th: 'ไฟล์ Excel สรุปจำนวนตามหน่วยงาน ประเภท และรายบุคคล พร้อมไฟล์หลักฐานของผลงานและกิจกรรมในปีนั้น',
    en: 'A workbook with counts by department, type and person, and the evidence files of that year’s works and activities',
  },
  missing: { th: 'สิ่งที่ยังขาด', en: 'What is missing' },
  count: (count: number) => ({ th: `${countText(count)} รายการ`, en: `${countText(count)} ${count === 1 ? 'item' : 'items'}` }),
  nothing: { th: 'ครบถ้วน ไม่มีรายการที่ขาดข้อมูลในปีนี้', en: 'Complete: nothing is missing in this year' },
  more: { th: 'แสดงเพิ่ม', en: 'Show more' },
  open: { th: 'เปิดรายการ', en: 'Open' },
  own: (year: string) => ({ th: `ผลงานและกิจกรรมของคุณใน${year} ที่ยังไม่ครบ`, en: `Your incomplete works and activities: ${year} (B.E.)` }),
};
