import type { Bilingual } from './kit/bilingual.ts';

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
export const savedMany = (count: number): Bilingual => ({
  th: `บันทึกสำเร็จ! ${count} รายการ ถูกบันทึกแล้ว`,
  en: `Saved. ${count} ${count === 1 ? 'item has' : 'items have'} been saved.`,
});

/** Documented verbatim: the message of a delete that is refused because other records refer to this one. Its status is 200. */
export const relationMessage = 'Relation';
