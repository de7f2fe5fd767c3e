export const calendarPhrases = {
  title: { th: 'ปฏิทิน', en: 'Calendar' },
  today: { th: 'วันนี้', en: 'Today' },
  activity: { th: 'กิจกรรมของฉัน', en: 'My activity' },
  faculty: { th: 'วันสำคัญของคณะ', en: 'Faculty date' },
  dayLabel: (day: string, count: number) => ({
    th: count === 0 ? day : `${day} ${count} รายการ`,
    en: count === 0 ? day : `${day}, ${count} ${count === 1 ? 'entry' : 'entries'}`,
  }),
  ofMonth: { th: 'รายการในเดือนนี้', en: 'This month' },
  ofDay: (day: string) => ({ th: `รายการวันที่ ${day}`, en: `On ${day}` }),
  wholeMonth: { th: 'ดูทั้งเดือน', en: 'Show the whole month' },
  noneInMonth: { th: 'เดือนนี้ไม่มีกิจกรรมหรือวันสำคัญ', en: 'Nothing this month' },
  noneOnDay: { th: 'วันที่เลือกไม่มีกิจกรรมหรือวันสำคัญ', en: 'Nothing on this day' },
};
