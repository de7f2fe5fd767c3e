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

  user_name: { th: 'สมาชิก', en: 'Member' },
  memberHint: { th: 'เลือกจากสมาชิกที่ใช้งานอยู่', en: 'An active member' },
  left: (name: string) => ({ th: `${name} (ไม่ได้ใช้งานแล้ว)`, en: `${name} (no longer in use)` }),
  direct_dean_image: { th: 'รูปประจำตัว', en: 'Picture' },
  direct_dean_position: { th: 'ตำแหน่ง', en: 'Position' },
  direct_dean_start_date: { th: 'วันที่เริ่มต้น', en: 'Start date' },
  direct_dean_end_date: { th: 'วันที่สิ้นสุด', en: 'End date' },
  direct_dean_status_now: { th: 'วาระการดำรงตำแหน่ง', en: 'Term' },
  isNow: { th: 'ดำรงตำแหน่งปัจจุบัน', en: 'Current' },
  hasEnded: { th: 'สิ้นสุดวาระแล้ว', en: 'Ended' },
  active: { th: 'สถานะ', en: 'Status' },

  period: { th: 'ระยะเวลา', en: 'Period' },
  present: { th: 'ปัจจุบัน', en: 'present' },
  warning: (text: string) => ({ th: `ข้อความเตือน: ${text}`, en: `Please note: ${text}` }),
  manage: { th: 'จัดการประวัติการทำงาน', en: 'Manage work history' },
  awards: { th: 'รางวัล', en: 'Awards' },
  decorations: { th: 'เครื่องราชอิสริยาภรณ์', en: 'Decorations' },
  otherNow: (names: string) => ({
    th: `มีผู้ดำรงตำแหน่งปัจจุบันอยู่แล้ว: ${names} หากเปลี่ยนคณบดี โปรดแก้ไขวาระของผู้นั้นเป็นสิ้นสุดวาระ`,
    en: `Somebody is current already: ${names}. When the dean changes, end their term as well.`,
  }),
  removeRefused: (name: string, id: string) => ({
    th: `ลบ “${name}” (${id}) ไม่ได้ เพราะเป็นวาระสุดท้ายของสมาชิกที่ยังมีประวัติการทำงาน รางวัล หรือเครื่องราชอิสริยาภรณ์ โปรดลบรายการเหล่านั้นก่อน หรือแก้ไขสถานะเป็น “ยกเลิก” แทน`,
    en: `“${name}” (${id}) cannot be deleted: it is the last term of a member who has work history, awards or decorations. Delete those first, or set the status to “Cancelled” instead.`,
  }),
};
