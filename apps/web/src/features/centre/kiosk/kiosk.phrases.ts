import type { ScanOutcome } from '@faculty/contracts/centre/checkin';
import type { Words } from '@faculty/contracts/kit/words';

export const kioskPhrases = {
  title: { th: 'ศูนย์ภาษา', en: 'Language centre' },
  scan: { th: 'สแกนบัตรสมาชิก', en: 'Scan your member card' },
  code: { th: 'บาร์โค้ดบนบัตร', en: 'Barcode of the card' },
  hint: { th: 'หรือพิมพ์ตัวเลขใต้บาร์โค้ด แล้วกด Enter', en: 'or type the digits under the barcode and press Enter' },
  ended: { th: 'รหัสของจุดสแกนนี้หมดอายุแล้ว', en: 'The key of this kiosk has expired' },
  endedHint: {
    th: 'โปรดแจ้งเจ้าหน้าที่ศูนย์ภาษา ให้เปิดลิงก์ใหม่ของจุดสแกน',
    en: 'Please ask the staff of the language centre to open the new address of the kiosk.',
  },
  waiting: (count: number) => ({
    th: `ไม่มีเครือข่าย: เก็บการสแกนไว้ในเครื่องนี้ ${count} รายการ ระบบจะส่งเองเมื่อเครือข่ายกลับมา`,
    en: `No network: ${count} scans are kept on this machine and are sent by themselves when it is back.`,
  }),
  kept: { th: 'เก็บไว้แล้ว', en: 'Kept' },
  keptHint: { th: 'ระบบจะบันทึกเมื่อเครือข่ายกลับมา', en: 'It counts as soon as the network is back.' },
  full: { th: 'เก็บเพิ่มไม่ได้แล้ว โปรดแจ้งเจ้าหน้าที่', en: 'No room for more. Please tell the staff.' },
  slow: { th: 'สแกนไม่สำเร็จหลายครั้ง โปรดรอสักครู่', en: 'Too many wrong codes. Please wait a while.' },
  busy: { th: 'มีผู้สแกนมากเกินไปในหนึ่งนาที โปรดรอสักครู่แล้วสแกนใหม่', en: 'Too many scans within a minute. Please wait a moment and scan again.' },
  came: (clock: string) => ({ th: `เข้าเมื่อ ${clock} น.`, en: `In since ${clock}` }),
  sound: { th: 'เสียง', en: 'Sound' },
  wholeScreen: { th: 'เต็มจอ', en: 'Full screen' },
};

/** What a scan did, in large letters. */
export const outcomePhrases = {
  in: { th: 'เข้า', en: 'In' },
  out: { th: 'ออก', en: 'Out' },
  double: { th: 'สแกนซ้ำ ไม่มีการเปลี่ยนแปลง', en: 'Scanned twice: nothing has changed' },
  unknown: { th: 'ไม่พบสมาชิก โปรดติดต่อเจ้าหน้าที่', en: 'No such member. Please ask the staff.' },
  cancelled: { th: 'บัตรนี้ถูกยกเลิกแล้ว โปรดติดต่อเจ้าหน้าที่', en: 'This membership is cancelled. Please ask the staff.' },
  too_old: { th: 'การสแกนนี้เก่าเกินไป', en: 'This scan is too old' },
} satisfies Record<ScanOutcome, Words>;
