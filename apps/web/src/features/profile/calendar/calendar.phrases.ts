export const calendarPhrases = {
  title: { th: 'ปฏิทิน', en: 'Calendar' },
  today: { th: 'วันนี้', en: 'Today' },
  activity: { th: 'ของฉัน', en: 'Mine' },
  faculty: { th: 'ของคณะ', en: 'Faculty’s' },
  until: (day: string) => ({ th: `ถึง ${day}`, en: `to ${day}` }),
  dayLabel: (day: string, count: number) => ({
    th: count === 0 ? day : `${day} ${count} รายการ`,
    en: count === 0 ? day : `${day}, ${count} ${count === 1 ? 'entry' : 'entries'}`,
  }),
  week: { th: 'วันนี้และ 7 วันข้างหน้า', en: 'Today and the next 7 days' },
  ofMonth: { th: 'รายการในเดือนนี้', en: 'This month' },
  ofDay: (day: string) => ({ th: `รายการวันที่ ${day}`, en: `On ${day}` }),
  nextDays: { th: '7 วันข้างหน้า', en: 'The next 7 days' },
  wholeMonth: { th: 'ดูทั้งเดือน', en: 'Show the whole month' },
  noneInWeek: { th: 'ไม่มีกิจกรรมหรือวันสำคัญใน 7 วันนี้', en: 'Nothing in the calendar for these 7 days.' },
  noneInMonth: { th: 'เดือนนี้ไม่มีกิจกรรมหรือวันสำคัญ', en: 'Nothing this month' },
  noneOnDay: { th: 'วันที่เลือกไม่มีกิจกรรมหรือวันสำคัญ', en: 'Nothing on this day' },
};
