export const pastePhrases = {
  title: { th: 'วางข้อความพร้อมรูปแบบเดิมหรือไม่', en: 'Paste with its formatting?' },
  text: {
    th: 'ข้อความที่คัดลอกมามีแบบอักษร สี หรือขนาดของตัวเอง ระบบจะจำคำตอบไว้จนกว่าจะปิดแท็บนี้ และเปลี่ยนได้ที่ปุ่ม “รูปแบบของข้อความที่วาง” บนแถบเครื่องมือ',
    en: 'What you copied has fonts, colours or sizes of its own. Your answer is remembered until this tab is closed; change it with “Formatting of pasted text” in the toolbar.',
  },
  clear: { th: 'ล้างรูปแบบ', en: 'Clear the formatting' },
  clearHint: {
    th: 'เหลือหัวข้อ รายการ ตาราง ลิงก์ ตัวหนา และตัวเอียง (แนะนำ)',
    en: 'Headings, lists, tables, links, bold and italic stay (recommended)',
  },
  keep: { th: 'คงรูปแบบ', en: 'Keep the formatting' },
  keepHint: { th: 'คงแบบอักษร สี และขนาดตามต้นฉบับ', en: 'Fonts, colours and sizes stay as they were' },
  mode: { th: 'รูปแบบของข้อความที่วาง', en: 'Formatting of pasted text' },
  ask: { th: 'ถามเมื่อวาง', en: 'Ask when pasting' },
  close: { th: 'ไม่วาง', en: 'Do not paste' },
  tooLong: (size: string, most: string) => ({
    th: `ข้อความที่วางยาวเกินไป (${size}) วางได้ครั้งละไม่เกิน ${most} โปรดคัดลอกทีละส่วน`,
    en: `What you pasted is too long (${size}). At most ${most} can be pasted at once: please copy it part by part.`,
  }),
  sending: (number: number, count: number) => ({
    th: `กำลังอัปโหลดภาพที่ ${number} จาก ${count}`,
    en: `Uploading picture ${number} of ${count}`,
  }),
  picture: (number: number) => ({ th: `ภาพที่ ${number}`, en: `picture ${number}` }),
  pasted: (moment: string) => ({ th: `ภาพที่วางเมื่อ ${moment}`, en: `Pasted on ${moment}` }),
  lost: (names: string) => ({
    th: `วางข้อความแล้ว แต่วางภาพเหล่านี้ไม่ได้: ${names} โปรดบันทึกภาพเป็นไฟล์แล้วแทรกด้วยปุ่ม “แทรกไฟล์ที่อัปโหลด”`,
    en: `The text was pasted, but these pictures could not come along: ${names}. Save them as files and use “Insert an uploaded file”.`,
  }),
  noRight: {
    th: 'วางข้อความแล้ว แต่ไม่ได้วางภาพ เพราะคุณไม่มีสิทธิ์อัปโหลดภาพ โปรดติดต่อผู้ดูแลระบบ',
    en: 'The text was pasted without its pictures: you have no right to upload. Please ask an administrator.',
  },
};
