export const undoChangePhrases = {
  undo: (count: number) => ({ th: `เลิกทำการแก้ไขทั้งชุด (${count} รายการ)`, en: `Undo the whole change (${count})` }),
  done: (count: number) => ({
    th: `คืนค่าเดิมแล้ว ${count} รายการ`,
    en: `${count === 1 ? '1 item has' : `${count} items have`} the former value again`,
  }),
  changed: (names: string) => ({ th: `ไม่ได้เปลี่ยนรายการที่มีผู้แก้ไขภายหลัง: ${names}`, en: `Left alone, changed since: ${names}` }),
  changedCount: (count: number) => ({
    th: `ไม่ได้เปลี่ยน ${count} รายการที่มีผู้แก้ไขภายหลัง`,
    en: `Left alone, changed since: ${count === 1 ? '1 item' : `${count} items`}`,
  }),
  refused: (names: string) => ({ th: `ค่าเดิมใช้ไม่ได้แล้ว: ${names}`, en: `The former value is no longer accepted: ${names}` }),
  waits: (names: string) => ({ th: `ส่งขออนุมัติคืนค่าเดิมแล้ว: ${names}`, en: `Approval of the former value is asked for: ${names}` }),
  others: (count: number) => ({ th: `และอีก ${count} รายการ`, en: `and ${count} more` }),
};
