export const articlePagePhrases = {
  title: { th: 'บทความ', en: 'Articles' },
  add: { th: 'เพิ่มบทความ', en: 'Add an article' },
  edit: { th: 'แก้ไขบทความ', en: 'Edit article' },
  emptyHint: {
    th: 'บทความที่เพิ่มจะแสดงในคลังความรู้ของเว็บไซต์ตามประเภทและตำแหน่งที่เลือก',
    en: 'Articles you add will show in the website’s knowledge library, in the sections you choose.',
  },

  address: { th: 'ลิงก์และหมวดหมู่', en: 'Address and classification' },
  content: { th: 'เนื้อหา', en: 'Content' },
  headerImages: { th: 'ภาพปกบทความ', en: 'Header images' },
  attachment: { th: 'ไฟล์แนบ', en: 'Attachment' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  urlHint: { th: 'ใช้ได้เฉพาะ a-z, 0-9 และขีดล่าง อย่างน้อย 10 ตัว', en: 'At least 10 letters, digits and underscores' },
};
