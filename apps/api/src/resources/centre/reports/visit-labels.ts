import type { LcUserType } from '@faculty/contracts/centre/lc-user';
import type { VisitEnd } from '@faculty/contracts/centre/lc-visit';

/** Words of the reports, which are Thai. */
export const typeWords: Readonly<Record<LcUserType, string>> = { U: 'บุคคลทั่วไป', E: 'บุคลากร', S: 'นักศึกษา' };
export const endWords: Readonly<Record<VisitEnd, string>> = { scan: 'สแกนบัตร', attendant: 'เจ้าหน้าที่', closing: 'ปิดศูนย์' };
export const stillIn = 'ยังอยู่ในศูนย์';
export const deletedMember = 'สมาชิกที่ถูกลบแล้ว';
export const noVisits = 'ไม่มีผู้เข้าใช้ในเดือนนี้';
