export const personPagePhrases = {
  title: { th: 'ทำเนียบบุคลากร', en: 'People showcases' },
  add: { th: 'เพิ่มหน้าทำเนียบ', en: 'Add a showcase' },
  edit: { th: 'แก้ไขหน้าทำเนียบ', en: 'Edit showcase' },
  emptyHint: {
    th: 'หน้าที่เพิ่มจะแสดงบุคลากรบนเว็บไซต์ เช่น ผู้บริหารคณะ หรือคณาจารย์ของสาขาวิชา',
    en: 'A showcase shows people on the website: the faculty’s management, or the lecturers of a division.',
  },

  page: { th: 'หน้าเว็บไซต์', en: 'Page' },
  people: { th: 'บุคลากรที่แสดง', en: 'People' },
  content: { th: 'เนื้อหาของหน้า แสดงก่อนผังบุคลากร', en: 'Text of the page, shown before the people' },

  urlHint: {
    th: 'ใช้ A-Z, a-z, 0-9 และขีดล่าง (_) เช่น faculty_management',
    en: 'Letters A to Z, digits and underscores, such as faculty_management',
  },
  peopleCount: { th: 'จำนวนคน', en: 'People' },
};
