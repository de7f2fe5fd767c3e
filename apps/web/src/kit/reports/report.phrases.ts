import { countText } from '../theme/counts.ts';

export const reportPhrases = {
  report: { th: 'รายงาน', en: 'Report' },
  xlsx: { th: 'ดาวน์โหลด Excel', en: 'Download for Excel' },
  pdf: { th: 'พิมพ์ (PDF)', en: 'Print (PDF)' },
  making: { th: 'กำลังจัดทำไฟล์', en: 'The file is being made' },
  made: { th: 'จัดทำไฟล์เสร็จแล้ว อยู่ในรายการดาวน์โหลด', en: 'The file is ready, among your downloads' },
  waiting: (ahead: number) => ({
    th: ahead === 0 ? 'รอคิว ไฟล์ของคุณเป็นลำดับถัดไป' : `รอคิว มีไฟล์ที่ต้องจัดทำก่อน ${ahead} ไฟล์`,
    en: ahead === 0 ? 'Waiting: yours is next' : `Waiting: ${ahead} ${ahead === 1 ? 'file comes' : 'files come'} first`,
  }),
  running: (done: number, total: number) => ({
    th: `${countText(done)} จาก ${countText(total)} รายการ`,
    en: `${countText(done)} of ${countText(total)} rows`,
  }),
  sending: { th: 'กำลังเตรียมไฟล์', en: 'Preparing the file' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
};
