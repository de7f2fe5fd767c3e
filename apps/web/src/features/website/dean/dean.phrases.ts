export const deanPhrases = {
  dataTab: { th: 'ข้อมูล', en: 'Data' },
  title: { th: 'ทำเนียบคณบดี', en: 'Deans' },
  add: { th: 'เพิ่มคณบดี', en: 'Add a dean' },
  edit: { th: 'แก้ไขคณบดี', en: 'Edit dean' },
  emptyHint: {
    th: 'คณบดีแต่ละวาระจะแสดงในทำเนียบบนเว็บไซต์ วาระล่าสุดอยู่บนสุด',
    en: 'Each term shows in the directory on the website, the latest first.',
  },

  person: { th: 'คณบดี', en: 'The dean' },
  term: { th: 'ตำแหน่งและวาระ', en: 'Position and term' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  memberHint: { th: 'เลือกจากสมาชิกที่ใช้งานอยู่', en: 'An active member' },
  left: (name: string) => ({ th: `${name} (ไม่ได้ใช้งานแล้ว)`, en: `${name} (no longer in use)` }),

  period: { th: 'ระยะเวลา', en: 'Period' },
  present: { th: 'ปัจจุบัน', en: 'present' },
  warning: (text: string) => ({ th: `ข้อความเตือน: ${text}`, en: `Please note: ${text}` }),
  manage: { th: 'จัดการประวัติการทำงาน', en: 'Manage work history' },
  awards: { th: 'รางวัล', en: 'Awards' },
  decorations: { th: 'เครื่องราชอิสริยาภรณ์', en: 'Decorations' },
  otherNow: (names: string) => ({ th: `มีผู้ดำรงตำแหน่งปัจจุบันอยู่แล้ว: ${names} `, en: `Somebody is current already: ${names}` }),
  endFormer: (names: string, when: string) => ({ th: `จบวาระของ ${names} ${when}`, en: `End the term of ${names} ${when}` }),
  onDay: (day: string) => ({ th: `วันที่ ${day}`, en: `on ${day}` }),
  dayBefore: { th: 'ในวันก่อนวาระนี้เริ่ม', en: 'on the day before this one starts' },
  bothCurrent: { th: 'เว็บไซต์จะแสดงทั้งสองวาระเป็นปัจจุบัน', en: 'The website then shows both as current' },
  removeRefused: (name: string, id: string) => ({
    th: `ลบ “${name}” (${id}) ไม่ได้ เพราะเป็นวาระสุดท้ายของสมาชิกที่ยังมีประวัติการทำงาน รางวัล หรือเครื่องราชอิสริยาภรณ์ โปรดลบรายการเหล่านั้นก่อน หรือแก้ไขสถานะเป็น “ยกเลิก” แทน`,
    en: `“${name}” (${id}) cannot be deleted: it is the last term of a member who has work history, awards or decorations. Delete those first, or set the status to “Cancelled” instead.`,
  }),
};
