export const lcReportPhrases = {
  reports: { th: 'รายงาน', en: 'Reports' },
  title: { th: 'รายงานศูนย์ภาษา', en: 'Reports of the language centre' },
  year: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
  month: { th: 'เดือน', en: 'Month' },
  what: { th: 'รายงานของเดือนนี้', en: 'Reports of this month' },
  all: { th: 'ทั้งหกรายงาน', en: 'All six reports' },
  xlsx: { th: 'Excel', en: 'Excel' },
  pdf: { th: 'PDF', en: 'PDF' },
  as: (report: string, format: string) => ({ th: `${report} (${format})`, en: `${report} (${format})` }),
  close: { th: 'ปิด', en: 'Close' },
};
