import type { Bilingual } from './kit/bilingual.ts';
import { toBuddhistEra } from './kit/dates/era.ts';

/** Messages after a change, for the API and the screens. */
export const saved = (id: string | number): Bilingual => ({
  th: `บันทึกสำเร็จ! รายการ ${id} ถูกบันทึกแล้ว`,
  en: `Saved. Item ${id} has been saved.`,
});
export const edited = (id: string | number): Bilingual => ({
  th: `แก้ไขสำเร็จ! รายการ ${id} ถูกแก้ไขแล้ว`,
  en: `Saved. Item ${id} has been edited.`,
});
/** After saving a returned record without a change. */
export const notChanged = (id: string | number): Bilingual => ({
  th: `ไม่มีช่องใดเปลี่ยนแปลง รายการ ${id} ยังรอการแก้ไขตามเหตุผลของผู้ตรวจ`,
  en: `Nothing was changed. Item ${id} still waits to be corrected.`,
});
/** After a save or delete that waits for somebody who may publish (docs/decisions/0117). */
export const askedFor = {
  publish: {
    th: 'บันทึกแล้ว และส่งขออนุมัติเผยแพร่แล้ว รายการจะขึ้นเว็บไซต์เมื่อได้รับอนุมัติ',
    en: 'Saved, and approval is asked for. It shows on the website once it is approved.',
  },
  change: {
    th: 'ส่งขออนุมัติการแก้ไขแล้ว เว็บไซต์ยังแสดงข้อมูลเดิมจนกว่าจะได้รับอนุมัติ',
    en: 'Approval of the change is asked for. The website stays as it is until it is approved.',
  },
  delete: {
    th: 'ส่งขออนุมัติการลบแล้ว รายการยังอยู่จนกว่าจะได้รับอนุมัติ',
    en: 'Approval of the deletion is asked for. The item stays until it is approved.',
  },
} satisfies Record<string, Bilingual>;
/** After a decision about what was asked, and after taking a request back. */
export const requestDone = {
  accept: { th: 'อนุมัติแล้ว', en: 'Approved.' },
  return: { th: 'ส่งกลับให้ผู้ขอแก้ไขแล้ว', en: 'Returned to who asked.' },
  withdraw: { th: 'ยกเลิกคำขอแล้ว', en: 'The request is withdrawn.' },
} satisfies Record<string, Bilingual>;
/** `File has been uploaded` is documented verbatim. */
export const fileUploaded = (id: string | number): Bilingual => ({
  th: `บันทึกสำเร็จ! อัปโหลดไฟล์แล้ว รายการ ${id}`,
  en: `File has been uploaded. Item ${id}.`,
});
export const deleted = (id: string | number): Bilingual => ({
  th: `ลบสำเร็จ! รายการ ${id} ถูกลบแล้ว`,
  en: `Deleted. Item ${id} has been deleted.`,
});
export const restored = (id: string | number): Bilingual => ({
  th: `กู้คืนสำเร็จ! รายการ ${id} กลับมาแล้ว`,
  en: `Restored. Item ${id} is back.`,
});
/** After the public address of a record was changed. */
export const addressMoved = (path: string): Bilingual => ({
  th: `เปลี่ยนที่อยู่เป็น ${path} แล้ว ที่อยู่เดิมจะนำไปที่อยู่ใหม่`,
  en: `The address is ${path} now. The old one leads to it.`,
});

/** After making a preview link; the last day is `YYYY-MM-DD`. */
export const previewMade = (lastDay: string): Bilingual => {
  const [year = 0, month, day] = lastDay.split('-').map(Number);
  return {
    th: `สร้างลิงก์ตัวอย่างแล้ว เปิดได้ถึงวันที่ ${day}/${month}/${toBuddhistEra(year)}`,
    en: `The preview link is made. It opens until ${day}/${month}/${year}.`,
  };
};
export const previewRevoked: Bilingual = { th: 'ยกเลิกลิงก์ตัวอย่างแล้ว ลิงก์นี้เปิดไม่ได้อีก', en: 'The preview link is revoked. It no longer opens.' };
export const savedMany = (count: number): Bilingual => ({
  th: `บันทึกสำเร็จ! ${count} รายการ ถูกบันทึกแล้ว`,
  en: `Saved. ${count} ${count === 1 ? 'item has' : 'items have'} been saved.`,
});

export const recordedTrialRestore: Bilingual = { th: 'บันทึกวันที่ทดลองกู้คืนแล้ว', en: 'The trial restore is noted.' };

/** Documented verbatim: the message of a delete that is refused because other records refer to this one. Its status is 200. */
export const relationMessage = 'Relation';
