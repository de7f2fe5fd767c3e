/** Words of the showing period and of what the website does with a record, by the names of fields and states. */
export const showingPhrases = {
  startHint: { th: 'ไม่ระบุ = แสดงทันที', en: 'Empty: it shows at once.' },
  endHint: { th: 'ไม่ระบุ = แสดงต่อไปไม่มีกำหนด', en: 'Empty: shown without an end' },
  shown: { th: 'แสดงอยู่', en: 'Shown' },
  hidden: { th: 'ซ่อน', en: 'Hidden' },
  scheduled: { th: 'รอแสดง', en: 'Scheduled' },
  ended: { th: 'พ้นกำหนด', en: 'Ended' },
  // the documented word for documents and MOUs
  expired: { th: 'หมดอายุ', en: 'Expired' },
  from: (day: string) => ({ th: `เริ่ม ${day}`, en: `from ${day}` }),
  until: (day: string) => ({ th: `ถึง ${day}`, en: `to ${day}` }),
  // the flag itself has its documented word
  isOn: { th: 'ใช้งาน (แสดงบนเว็บไซต์)', en: 'In use (shown on the website)' },
  isOff: { th: 'ยกเลิก (ซ่อนจากเว็บไซต์)', en: 'Cancelled (hidden from the website)' },
};
