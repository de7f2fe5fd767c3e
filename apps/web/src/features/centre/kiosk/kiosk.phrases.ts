import type { ScanOutcome } from '@faculty/contracts/centre/checkin';
import { pairingDigits } from '@faculty/contracts/centre/temp-key';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { MissedScan } from './kept-scans.ts';

export const kioskPhrases = {
  title: { th: 'ศูนย์ภาษา', en: 'Language centre' },
  scan: { th: 'สแกนบัตรสมาชิก', en: 'Scan your member card' },
  code: { th: 'บาร์โค้ดบนบัตร', en: 'Barcode of the card' },
  hint: { th: 'หรือพิมพ์ตัวเลขใต้บาร์โค้ด แล้วกดส่ง', en: 'or type the digits under the barcode and send them' },
  send: { th: 'ส่ง', en: 'Send' },
  camera: { th: 'สแกนด้วยกล้อง', en: 'Scan with the camera' },
  cameraOff: { th: 'ปิดกล้อง', en: 'Close the camera' },
  otherCamera: { th: 'สลับกล้อง', en: 'Other camera' },
  cameraHint: { th: 'ถือบาร์โค้ดให้อยู่ในกรอบ', en: 'Hold the barcode inside the frame' },
  cameraDenied: {
    th: 'เปิดกล้องไม่ได้ โปรดอนุญาตให้หน้านี้ใช้กล้อง หรือพิมพ์ตัวเลขใต้บาร์โค้ดแทน',
    en: 'The camera cannot be opened. Allow it for this page, or type the digits.',
  },
  pairTitle: { th: 'เปิดจุดสแกนบนเครื่องนี้', en: 'Open the kiosk on this device' },
  pairCode: { th: `รหัสจับคู่ ${pairingDigits} หลัก`, en: `Pairing code, ${pairingDigits} digits` },
  pairHint: {
    th: 'เจ้าหน้าที่สร้างรหัสนี้ได้จากปุ่ม “จุดสแกนบัตร” ในหน้าการเข้าใช้ศูนย์ภาษา',
    en: 'The staff make it with the button “Kiosk” on the page of visits.',
  },
  pair: { th: 'เปิดจุดสแกน', en: 'Open the kiosk' },
  missed: (count: number) => ({
    th: `การสแกนขณะไม่มีเครือข่าย ${count} รายการไม่ได้บันทึก โปรดแจ้งเจ้าหน้าที่`,
    en:
      count === 1
        ? '1 scan made without network did not count. Please tell the staff.'
        : `${count} scans made without network did not count. Please tell the staff.`,
  }),
  missedCard: (digits: string) => ({ th: `บัตรลงท้าย ${digits}`, en: `Card ending in ${digits}` }),
  dismiss: { th: 'รับทราบ', en: 'Dismiss' },
  ended: { th: 'รหัสของจุดสแกนนี้หมดอายุแล้ว', en: 'The key of this kiosk has expired' },
  endedHint: {
    th: 'โปรดแจ้งเจ้าหน้าที่ศูนย์ภาษา ให้เปิดจุดสแกนใหม่ด้วยลิงก์ QR หรือรหัสจับคู่',
    en: 'Please ask the staff of the language centre to open it anew, by address, QR code or pairing code.',
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

/** Why a queued scan did not count. */
export const missedPhrases = {
  unknown: { th: 'ไม่พบสมาชิก', en: 'No such member' },
  cancelled: { th: 'บัตรถูกยกเลิกแล้ว', en: 'Membership cancelled' },
  too_old: { th: 'เก่าเกินไป หรือรหัสของจุดสแกนถูกเพิกถอน', en: 'Too old, or the key was withdrawn' },
} satisfies Record<MissedScan['outcome'], Bilingual>;

/** What a scan did, in large letters. */
export const outcomePhrases = {
  in: { th: 'เข้า', en: 'In' },
  out: { th: 'ออก', en: 'Out' },
  double: { th: 'สแกนซ้ำ ไม่มีการเปลี่ยนแปลง', en: 'Scanned twice: nothing has changed' },
  unknown: { th: 'ไม่พบสมาชิก โปรดติดต่อเจ้าหน้าที่', en: 'No such member. Please ask the staff.' },
  cancelled: { th: 'บัตรนี้ถูกยกเลิกแล้ว โปรดติดต่อเจ้าหน้าที่', en: 'This membership is cancelled. Please ask the staff.' },
  too_old: { th: 'การสแกนนี้เก่าเกินไป', en: 'This scan is too old' },
} satisfies Record<ScanOutcome, Bilingual>;
