export const viewsPhrases = {
  views: { th: 'มุมมอง', en: 'Views' },
  none: { th: 'ยังไม่มีมุมมองที่บันทึกไว้', en: 'No saved views yet' },
  by: (name: string) => ({ th: `โดย ${name}`, en: `by ${name}` }),
  save: { th: 'บันทึกมุมมองนี้', en: 'Save this view' },
  edit: { th: 'แก้ไขมุมมองนี้', en: 'Edit this view' },
  pin: { th: 'แสดงในเมนูของฉัน', en: 'Show in my menu' },
  unpin: { th: 'นำออกจากเมนูของฉัน', en: 'Take out of my menu' },
};
