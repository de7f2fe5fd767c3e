import { maxWrongPairings, pairingDigits } from '@faculty/contracts/centre/temp-key';

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
  renewTitle: { th: 'สร้างรหัสใหม่ของจุดสแกน', en: 'Make a new key for the kiosk' },
  renewText: {
    th: 'รหัสปัจจุบันยังใช้ได้ จุดสแกนที่เปิดอยู่จะหยุดรับการสแกนทันที และต้องเปิดใหม่ด้วยรหัสใหม่ การสแกนที่เก็บไว้ในเครื่องขณะไม่มีเครือข่ายยังนับตามเดิม',
    en: 'The key is still valid. The running kiosk stops at once and has to be opened anew with the new key. Scans it kept without network still count.',
  },
  withdraw: { th: 'เพิกถอนรหัส', en: 'Withdraw the key' },
  withdrawTitle: { th: 'เพิกถอนรหัสของจุดสแกน', en: 'Withdraw the key of the kiosk' },
  withdrawText: {
    th: 'ใช้เมื่อคนนอกอาจรู้รหัสแล้ว จุดสแกนหยุดทันที และการสแกนที่เก็บไว้ในเครื่องโดยยังไม่ได้ส่งจะไม่นับ รวมทั้งของรหัสก่อนหน้า',
    en: 'For a key that strangers may know. The kiosk stops at once, and scans that were kept and not sent yet do not count, nor do those of earlier keys.',
  },
  keep: { th: 'ยกเลิก', en: 'Cancel' },
  qr: { th: 'QR ของลิงก์จุดสแกน', en: 'QR code of the kiosk’s address' },
  pairHow: (address: string) => ({
    th: `หรือเปิด ${address} บนเครื่องนั้น แล้วพิมพ์รหัสจับคู่ ${pairingDigits} หลัก`,
    en: `or open ${address} there and type a pairing code of ${pairingDigits} digits`,
  }),
  pair: { th: 'สร้างรหัสจับคู่', en: 'Make a pairing code' },
  pairCode: { th: 'รหัสจับคู่', en: 'Pairing code' },
  pairUntil: (clock: string) => ({ th: `ใช้ได้ครั้งเดียว ถึง ${clock} น.`, en: `For one device, until ${clock}` }),
  pairWithdrawn: {
    th: `ระบบยกเลิกรหัสจับคู่นี้แล้ว เพราะมีผู้พิมพ์รหัสผิดครบ ${maxWrongPairings} ครั้ง อาจมีผู้พยายามเดารหัส โปรดกด “สร้างรหัสจับคู่” อีกครั้ง หรือสแกน QR แทน`,
    en: `This pairing code was withdrawn after ${maxWrongPairings} wrong ones: somebody may be guessing. Make another, or scan the QR code instead.`,
  },
  pairOver: { th: 'รหัสจับคู่นี้ถูกใช้แล้วหรือหมดอายุแล้ว', en: 'This pairing code was used, or has expired.' },
  endsSoon: (clock: string) => ({
    th: `รหัสของจุดสแกนจะหมดอายุเวลา ${clock} น. หลังจากนั้นสมาชิกจะสแกนไม่ได้`,
    en: `The key of the kiosk expires at ${clock}; then nobody can scan any more.`,
  }),
  hasEnded: (moment: string) => ({
    th: `รหัสของจุดสแกนหมดอายุแล้วเมื่อ ${moment} น. สมาชิกสแกนไม่ได้`,
    en: `The key of the kiosk expired on ${moment}: nobody can scan.`,
  }),
  unknownScans: (count: number) => ({
    th: `มีการสแกนขณะไม่มีเครือข่าย ${count} ครั้งที่ไม่พบสมาชิก (24 ชั่วโมงที่ผ่านมา) ดูเวลาและเลขท้ายบัตรได้ที่เครื่องจุดสแกน`,
    en: `${count} ${count === 1 ? 'scan' : 'scans'} made without network had no member (last 24 hours). The kiosk shows times and last digits.`,
  }),
  copy: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  close: { th: 'ปิด', en: 'Close' },
};
