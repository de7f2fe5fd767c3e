/** Words of the showing period, by the names of its fields and states. */
export const showingPhrases = {
  show_start_date: { th: 'วันที่เริ่มแสดง', en: 'Start date' },
  show_end_date: { th: 'วันสุดท้ายที่แสดง', en: 'Last day' },
  startHint: { th: 'ไม่ระบุ = แสดงทันที', en: 'Empty: it shows at once.' },
  endHint: { th: 'ไม่ระบุ = แสดงต่อไปไม่มีกำหนด', en: 'Empty: it stays.' },
  scheduled: { th: 'รอแสดง', en: 'Scheduled' },
  showing: { th: 'กำลังแสดง', en: 'Showing' },
  over: { th: 'สิ้นสุดแล้ว', en: 'Over' },
  from: (day: string) => ({ th: `เริ่มแสดง ${day}`, en: `Shows from ${day}` }),
  until: (day: string) => ({ th: `แสดงถึง ${day}`, en: `Shows until ${day}` }),
};
