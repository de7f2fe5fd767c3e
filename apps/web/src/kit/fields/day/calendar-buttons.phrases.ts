/** Labels of the buttons of a calendar of @mantine/dates. */
export const calendarButtons = {
  monthLevelControl: { th: 'เลือกเดือนและปี', en: 'Choose month and year' },
  yearLevelControl: { th: 'เลือกปี', en: 'Choose year' },
  nextMonth: { th: 'เดือนถัดไป', en: 'Next month' },
  previousMonth: { th: 'เดือนก่อนหน้า', en: 'Previous month' },
  nextYear: { th: 'ปีถัดไป', en: 'Next year' },
  previousYear: { th: 'ปีก่อนหน้า', en: 'Previous year' },
  nextDecade: { th: 'สิบปีถัดไป', en: 'Next decade' },
  previousDecade: { th: 'สิบปีก่อนหน้า', en: 'Previous decade' },
};
