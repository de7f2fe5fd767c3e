export const binPhrases = {
  title: { th: 'ถังขยะ', en: 'Bin' },
  record: { th: 'รายการ', en: 'Item' },
  kind: { th: 'ประเภท', en: 'Kind' },
  deletedBy: { th: 'ผู้ลบ', en: 'Deleted by' },
  deletedAt: { th: 'ลบเมื่อ', en: 'Deleted' },
  left: { th: 'เหลือเวลา', en: 'Time left' },
  days: (days: number) => ({ th: `${days} วัน`, en: days === 1 ? '1 day' : `${days} days` }),
  lastDay: { th: 'วันสุดท้าย', en: 'Last day' },
  restore: { th: 'กู้คืน', en: 'Restore' },
  restored: (kind: string, name: string) => ({ th: `กู้คืน${kind} “${name}” แล้ว`, en: `“${name}” is back.` }),
  open: { th: 'เปิดรายการนี้', en: 'Open it' },
  removeTitle: { th: 'ต้องการลบรายการนี้ถาวรหรือไม่?', en: 'Delete this item for good?' },
  removeText: (name: string) => ({
    th: `“${name}” จะถูกลบถาวรพร้อมไฟล์และข้อความเดิมในประวัติ และกู้คืนไม่ได้อีก`,
    en: `“${name}” will be gone for good, with its files and the earlier texts of its history. It cannot be restored any more.`,
  }),
  deleted: () => ({ th: 'ลบถาวรสำเร็จ', en: 'Deleted for good' }),
  removed: (name: string) => ({ th: `ลบ “${name}” ถาวรแล้ว`, en: `“${name}” is gone for good.` }),
  refused: (name: string, fields: string) => ({
    th: `กู้คืน “${name}” ไม่ได้ เนื่องจาก ${fields}`,
    en: `“${name}” cannot be restored. ${fields}`,
  }),
  emptyHint: {
    th: 'เนื้อหาที่ถูกลบจะอยู่ที่นี่ 30 วัน พร้อมไฟล์ของรายการนั้น และกู้คืนได้',
    en: 'Deleted content waits here for 30 days, with its files, and can be restored.',
  },
};
