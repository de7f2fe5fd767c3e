export const contentPagePhrases = {
  title: { th: 'หน้าเนื้อหา', en: 'Content pages' },
  add: { th: 'เพิ่มหน้าเนื้อหา', en: 'Add a content page' },
  edit: { th: 'แก้ไขหน้าเนื้อหา', en: 'Edit content page' },
  emptyHint: {
    th: 'หน้าเนื้อหาคือหน้าของเว็บไซต์ที่มีลิงก์ของตนเอง เช่น ประวัติคณะ หรือ ติดต่อเรา',
    en: 'Content pages are pages of the website with a link of their own, such as the faculty’s history.',
  },

  address: { th: 'ลิงก์บนเว็บไซต์', en: 'Address on the website' },
  content: { th: 'เนื้อหา', en: 'Content' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  urlHint: { th: 'ใช้ได้เฉพาะ a-z, 0-9 และขีดล่าง', en: 'Letters, digits and underscores' },

  notLinked: { th: 'ไม่มีลิงก์เข้าถึง', en: 'Not linked' },
  putIn: { th: 'นำเข้าเมนู', en: 'Put it into the menu' },
  updated: { th: 'แก้ไขล่าสุด', en: 'Last changed' },
};
