export const viewsPhrases = {
  views: { th: 'มุมมอง', en: 'Views' },
  none: { th: 'ยังไม่มีมุมมองที่บันทึกไว้', en: 'No saved views yet' },
  shipped: { th: 'มาพร้อมระบบ', en: 'Delivered with the system' },
  by: (name: string) => ({ th: `โดย ${name}`, en: `by ${name}` }),
  save: { th: 'บันทึกมุมมองนี้', en: 'Save this view' },
  saveNew: { th: 'บันทึกเป็นมุมมองใหม่', en: 'Save as a new view' },
  edit: (name: string) => ({ th: `แก้ไขมุมมอง “${name}”`, en: `Edit “${name}”` }),
  remove: (name: string) => ({ th: `ลบมุมมอง “${name}”`, en: `Delete “${name}”` }),
  removed: { th: 'ลบมุมมองแล้ว', en: 'View deleted' },
  pin: (name: string) => ({ th: `แสดง “${name}” ในเมนูของฉัน`, en: `Show “${name}” in my menu` }),
  unpin: (name: string) => ({ th: `นำ “${name}” ออกจากเมนูของฉัน`, en: `Take “${name}” out of my menu` }),
};
