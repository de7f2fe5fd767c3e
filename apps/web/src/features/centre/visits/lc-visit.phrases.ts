import type { VisitEnd } from '@faculty/contracts/centre/lc-visit';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';

export const lcVisitPhrases = {
  title: { th: 'การเข้าใช้ศูนย์ภาษา', en: 'Language centre visits' },
  add: { th: 'เพิ่มการเข้าใช้', en: 'Add a visit' },
  findMember: {
    th: 'สำหรับสมาชิกที่ไม่ได้นำบัตรมา พิมพ์ชื่อ รหัสสมาชิก หรือบาร์โค้ดเพื่อค้นหา',
    en: 'For a member without the card: type a name, member code or barcode',
  },
  searching: { th: 'กำลังค้นหา', en: 'Searching' },
  noMember: { th: 'ไม่พบสมาชิกที่ใช้งานอยู่', en: 'No such member in use' },
  edit: { th: 'แก้ไขการเข้าใช้', en: 'Edit visit' },
  emptyHint: { th: 'การเข้าใช้จะแสดงที่นี่ทันทีเมื่อสมาชิกสแกนบัตร', en: 'Visits show here as soon as members scan their cards.' },
  visit: { th: 'เวลาเข้าและออก', en: 'Time in and out' },
  member: { th: 'สมาชิก', en: 'Member' },
  deleted: { th: 'สมาชิกที่ถูกลบแล้ว', en: 'A deleted member' },
  user_id: { th: 'สมาชิก', en: 'Member' },
  codesOf: { th: 'รหัสสมาชิกและบาร์โค้ด', en: 'Code and barcode' },
  user_type: { th: 'ประเภทสมาชิก', en: 'Member type' },
  job_title: { th: 'หน่วยงาน', en: 'Department' },
  time_in: { th: 'เวลาเข้า', en: 'Time in' },
  time_out: { th: 'เวลาออก', en: 'Time out' },
  timeOutHint: { th: 'เว้นว่างไว้ระหว่างที่สมาชิกยังอยู่', en: 'Empty while the member is still in' },
  leftNow: { th: 'ออกขณะนี้', en: 'Left just now' },
  clock: (label: string) => ({ th: `${label} (น.)`, en: `${label} (24 h)` }),
  dayOf: (label: string) => ({ th: `${label} (วันที่)`, en: `${label} (day)` }),
  reason: { th: 'เหตุผล', en: 'Reason' },
  reasonHint: {
    th: 'ต้องระบุเมื่อกำหนดเวลาออกเอง เช่น ลืมสแกนออก',
    en: 'Needed when the time out is set by hand, such as: forgot to scan',
  },
  addReasonHint: { th: 'เช่น ไม่ได้นำบัตรมา ต้องระบุหากกำหนดเวลาออก', en: 'Such as: forgot the card. Needed with a time out' },
  ended: { th: 'สิ้นสุดโดย', en: 'Ended by' },
  inside: { th: 'ยังอยู่ในศูนย์', en: 'Still in' },
  insideFilter: { th: 'ขณะนี้', en: 'Now' },
  left: { th: 'ออกแล้ว', en: 'Left' },
  insideNow: (count: number) => ({ th: `อยู่ในศูนย์ ${count} คน`, en: `${count} in now` }),
  from: { th: 'ตั้งแต่วันที่', en: 'From' },
  to: { th: 'ถึงวันที่', en: 'To' },
};

/** How a visit ended. */
export const visitEndPhrases = {
  scan: { th: 'สแกนบัตร', en: 'Card' },
  attendant: { th: 'เจ้าหน้าที่', en: 'Attendant' },
  closing: { th: 'ปิดศูนย์', en: 'Closing time' },
} satisfies Record<VisitEnd, Bilingual>;
