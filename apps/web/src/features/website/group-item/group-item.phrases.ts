export const groupItemPhrases = {
  title: { th: 'เอกสารจัดกลุ่ม', en: 'Grouped documents' },
  add: { th: 'เพิ่มเอกสาร', en: 'Add a document' },
  edit: { th: 'แก้ไขเอกสาร', en: 'Edit document' },
  emptyHint: {
    th: 'เอกสารที่เพิ่มจะแสดงบนเว็บไซต์ใต้หมวดและหัวข้อที่เลือก เช่น หลักฐานสำนักงานสีเขียว',
    en: 'Documents you add show on the website under their category and heading, such as green office evidence.',
  },

  place: { th: 'หมวดและหัวข้อ', en: 'Category and heading' },
  content: { th: 'เนื้อหา', en: 'Content' },
  headerImages: { th: 'ภาพประกอบ', en: 'Header images' },
  attachment: { th: 'ไฟล์หรือลิงก์', en: 'File or link' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  indexHint: { th: 'ตัวเลข หรือ - หากไม่มี', en: 'A number, or - where there is none' },
  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก เอกสารใหม่จะได้เลขมากที่สุด', en: 'Given when saved; a new document gets the highest number.' },
  orderHint: {
    th: 'เลขมากแสดงก่อนบนเว็บไซต์ ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างสองรายการ',
    en: 'Higher numbers come first on the website. Use up to 2 decimals to place it between two others.',
  },

  year: { th: 'ปี พ.ศ.', en: 'Year' },
  open: { th: 'เปิดเอกสาร', en: 'Open the document' },
};
