export const checkinKeyPhrases = {
  open: { th: 'จุดสแกนบัตร', en: 'Kiosk' },
  title: { th: 'ลิงก์ของจุดสแกนบัตร', en: 'Address of the kiosk' },
  none: { th: 'ยังไม่มีรหัสของจุดสแกน', en: 'The kiosk has no key yet' },
  valid: { th: 'ยังไม่หมดอายุ', en: 'Not yet expired' },
  ended: { th: 'หมดอายุแล้ว', en: 'Expired' },
  until: (moment: string) => ({ th: `ใช้ได้ถึง ${moment} น.`, en: `Until ${moment}` }),
  what: {
    th: 'เปิดลิงก์นี้บนเครื่องที่จุดสแกน สมาชิกสแกนบัตรได้โดยไม่ต้องเข้าสู่ระบบ',
    en: 'Open this address on the machine of the kiosk: members scan their cards there, without signing in.',
  },
  renew: { th: 'สร้างรหัสใหม่', en: 'New key' },
  renewHint: { th: 'เมื่อสร้างรหัสใหม่ ลิงก์เดิมจะใช้ไม่ได้ทันที', en: 'With a new key the old address stops working at once.' },
  copy: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  close: { th: 'ปิด', en: 'Close' },
};
