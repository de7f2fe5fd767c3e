import type { OptionLists } from './option-list.ts';

/** Academic works and activities. Activities of type A1 carry a checklist of staff; A2 is the default of the form. */
export const workOptions = {
  WORKS_TYPE: {
    W1: { th: 'บทความวิจัย', en: 'Research articles' },
    W2: { th: 'บทความวิชาการ', en: 'Academic articles' },
    W3: { th: 'ตำราและหนังสือ', en: 'Textbooks and books' },
    W4: { th: 'งานแปล', en: 'Translations' },
    W5: { th: 'งานสร้างสรรค์', en: 'Creative works' },
    W6: { th: 'สิทธิบัตรและอนุสิทธิบัตร', en: 'Patents and petty patents' },
    W7: { th: 'งานวิจัยรับใช้สังคม', en: 'Socially engaged research' },
  },
  WORKS_TYPE_DETAIL: {
    L1: { th: 'รายงานสืบเนื่องจากการประชุมวิชาการระดับชาติ (ค่าน้ำหนัก 0.20)', en: 'National conference proceedings (weight 0.20)' },
    L2: {
      th: 'รายงานสืบเนื่องจากการประชุมวิชาการระดับนานาชาติ (ค่าน้ำหนัก 0.40)',
      en: 'International conference proceedings (weight 0.40)',
    },
    L3: { th: 'วารสารในฐานข้อมูล TCI กลุ่มที่ 2 (ค่าน้ำหนัก 0.60)', en: 'Journal in TCI tier 2 (weight 0.60)' },
    L4: { th: 'วารสารในฐานข้อมูล TCI กลุ่มที่ 1 (ค่าน้ำหนัก 0.80)', en: 'Journal in TCI tier 1 (weight 0.80)' },
    L5: {
      th: 'วารสารระดับนานาชาติในฐานข้อมูลตามประกาศ ก.พ.อ. (ค่าน้ำหนัก 1.00)',
      en: 'International journal in a recognised database (weight 1.00)',
    },
    L6: {
      th: 'ตำราหรือหนังสือที่ผ่านการประเมินโดยผู้ทรงคุณวุฒิ (ค่าน้ำหนัก 1.00)',
      en: 'Peer-reviewed textbook or book (weight 1.00)',
    },
    L7: { th: 'งานสร้างสรรค์ที่เผยแพร่สู่สาธารณะ', en: 'Creative work shown to the public' },
    L8: { th: 'อื่น ๆ', en: 'Other' },
  },
  ACTIVITYS_TYPE: {
    A1: { th: 'กิจกรรมของคณะ (ลงชื่อบุคลากรที่เข้าร่วม)', en: 'Faculty activities (with a list of participating staff)' },
    A2: { th: 'อบรม สัมมนา และประชุมเชิงปฏิบัติการ', en: 'Training, seminars and workshops' },
    A3: { th: 'ประชุมวิชาการและนำเสนอผลงาน', en: 'Conferences and presentations' },
    A4: { th: 'ศึกษาดูงาน', en: 'Study visits' },
    A5: { th: 'วิทยากรและผู้ทรงคุณวุฒิ', en: 'Guest lectures and expert service' },
    A6: { th: 'รางวัลและเกียรติคุณ', en: 'Awards and honours' },
  },
} as const satisfies OptionLists;
