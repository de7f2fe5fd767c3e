export const statusPhrases = {
  title: { th: 'สถานะระบบ', en: 'System status' },
  asOf: (moment: string) => ({ th: `ณ ${moment} น.`, en: `As of ${moment}` }),
  allWell: { th: 'ทุกอย่างเรียบร้อย', en: 'All is well' },
  noneDue: (unknown: number) => ({
    th: `ไม่มีเรื่องที่ต้องดู แต่มี ${unknown} เรื่องที่ยังไม่ทราบ`,
    en: `Nothing to look at, but ${unknown === 1 ? '1 thing is' : `${unknown} things are`} not known`,
  }),
  due: (count: number, now: number) => ({
    th: `มี ${count} เรื่องที่ต้องดู${now > 0 ? ` ในจำนวนนี้ ${now} เรื่องต้องทำทันที` : ''}`,
    en: `${count === 1 ? '1 thing' : `${count} things`} to look at${now > 0 ? `, ${now} of them now` : ''}`,
  }),
  rows: { th: 'รายการตรวจสอบ', en: 'What is looked after' },

  act: { th: 'ต้องทำทันที', en: 'Act now' },
  look: { th: 'ควรดู', en: 'Look at it' },
  unknown: { th: 'ไม่ทราบ', en: 'Not known' },
  fine: { th: 'เรียบร้อย', en: 'Fine' },

  note: { th: 'บันทึกการทดลองกู้คืน', en: 'Note a trial restore' },
  recordHint: {
    th: 'วันที่นำชุดสำรองไปกู้คืนบนเครื่องอื่น และเปิดดูแล้วว่าใช้งานได้',
    en: 'The day on which a backup was restored on another machine, and looked at there.',
  },
  day: { th: 'วันที่ทดลอง', en: 'Day' },
  done_by: { th: 'ผู้ทดลอง', en: 'Done by' },
  save: { th: 'บันทึก', en: 'Save' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
};
