const digits = new Intl.NumberFormat('en');

export const reportPhrases = {
  report: { th: 'รายงาน', en: 'Report' },
  xlsx: { th: 'ดาวน์โหลด Excel', en: 'Download for Excel' },
  pdf: { th: 'พิมพ์ (PDF)', en: 'Print (PDF)' },
  making: { th: 'กำลังจัดทำรายงาน', en: 'The report is being made' },
  made: { th: 'จัดทำรายงานแล้ว ไฟล์อยู่ในรายการดาวน์โหลด', en: 'The report is ready, among your downloads' },
  waiting: (ahead: number) => ({
    th: ahead === 0 ? 'รอคิว รายงานของคุณเป็นลำดับถัดไป' : `รอคิว มีรายงานก่อนหน้า ${ahead} รายการ`,
    en: ahead === 0 ? 'Waiting: yours is next' : `Waiting: ${ahead} ${ahead === 1 ? 'report comes' : 'reports come'} first`,
  }),
  running: (done: number, total: number) => ({
    th: `${digits.format(done)} จาก ${digits.format(total)} รายการ`,
    en: `${digits.format(done)} of ${digits.format(total)} rows`,
  }),
  sending: { th: 'กำลังเตรียมไฟล์', en: 'Preparing the file' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
};
