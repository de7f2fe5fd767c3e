export const viewDialogPhrases = {
  add: { th: 'บันทึกมุมมอง', en: 'Save a view' },
  edit: { th: 'แก้ไขมุมมอง', en: 'Edit the view' },
  hint: {
    th: 'เก็บตัวกรอง คำค้นหา การเรียงลำดับ และระยะห่างของแถวตามที่แสดงอยู่',
    en: 'It keeps the filters, the search, the order and the row spacing as they are now.',
  },
  nameHint: { th: 'เช่น ข่าวที่ยังแสดงอยู่', en: 'Such as: news that still shows' },
  replaces: (name: string) => ({ th: `จะบันทึกทับมุมมอง “${name}” ที่มีอยู่`, en: `This replaces your view “${name}”.` }),
  sharedHint: { th: 'แต่ละคนเห็นเฉพาะรายการที่ตนมีสิทธิ์ดู', en: 'Everybody sees only the items that they may see.' },
  pinned: { th: 'แสดง', en: 'Shown' },
  notPinned: { th: 'ไม่แสดง', en: 'Not shown' },
  saved: { th: 'บันทึกมุมมองแล้ว', en: 'View saved' },
};
