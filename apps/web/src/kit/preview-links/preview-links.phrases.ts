/** Apart from the dialog's own phrases: every list and form imports it, and the dialog is lazy. */
export const previewLinksOpenPhrases = { open: { th: 'ลิงก์ตัวอย่าง', en: 'Preview links' } };

export const previewLinksPhrases = {
  ...previewLinksOpenPhrases,
  what: {
    th: 'ผู้ที่ได้รับลิงก์ดูรายการนี้ได้โดยไม่ต้องเข้าสู่ระบบ ก่อนที่จะเผยแพร่บนเว็บไซต์ ลิงก์แสดงข้อมูลที่บันทึกล่าสุด',
    en: 'Whoever has a link sees this item without signing in, before it is on the website. It shows what was saved last.',
  },
  days: { th: 'จำนวนวันที่เปิดได้', en: 'Days it opens' },
  daysHint: (most: number) => ({ th: `1 ถึง ${most} วัน ไม่นับวันนี้`, en: `1 to ${most} days, not counting today` }),
  make: { th: 'สร้างลิงก์', en: 'Make a link' },
  once: {
    th: 'โปรดคัดลอกลิงก์ไว้ตอนนี้ เมื่อปิดหน้าต่างนี้แล้ว ระบบจะไม่แสดงลิงก์อีก',
    en: 'Copy the link now. It is not shown again once this window is closed.',
  },
  address: { th: 'ลิงก์ใหม่', en: 'New link' },
  links: { th: 'ลิงก์ที่ยังเปิดได้', en: 'Links that still open' },
  none: { th: 'ยังไม่มีลิงก์', en: 'No links yet' },
  until: (day: string) => ({ th: `เปิดได้ถึงวันที่ ${day}`, en: `Opens until ${day}` }),
  by: (name: string, moment: string) => ({ th: `สร้างโดย ${name} เมื่อ ${moment}`, en: `Made by ${name} on ${moment}` }),
  neverOpened: { th: 'ยังไม่มีผู้เปิดดู', en: 'Not opened yet' },
  opened: (times: number, last: string) => ({
    th: `เปิดดูแล้ว ${times.toLocaleString('en')} ครั้ง ล่าสุด ${last}`,
    en: `Opened ${times === 1 ? 'once' : `${times.toLocaleString('en')} times`}, last on ${last}`,
  }),
  revoke: { th: 'ยกเลิกลิงก์', en: 'Revoke' },
  revokeWhich: (day: string) => ({ th: `ยกเลิกลิงก์ที่เปิดได้ถึงวันที่ ${day}`, en: `Revoke the link that opens until ${day}` }),
  revokeTitle: { th: 'ยกเลิกลิงก์ตัวอย่างนี้หรือไม่', en: 'Revoke this preview link?' },
  revokeText: {
    th: 'ผู้ที่ได้รับลิงก์จะเปิดดูไม่ได้อีก และไม่สามารถนำลิงก์นี้กลับมาใช้ได้',
    en: 'Whoever has it can no longer open it, and it cannot be brought back.',
  },
  keep: { th: 'ไม่ยกเลิก', en: 'Keep it' },
  close: { th: 'ปิด', en: 'Close' },
};
