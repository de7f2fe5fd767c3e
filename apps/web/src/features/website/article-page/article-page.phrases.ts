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

  article_page_url: { th: 'ชื่อในลิงก์ (URL)', en: 'Name in the URL' },
  urlHint: { th: 'ใช้ได้เฉพาะ a-z, 0-9 และขีดล่าง อย่างน้อย 10 ตัว', en: 'At least 10 letters, digits and underscores' },
  article_page_group_tag: { th: 'ประเภทเอกสาร', en: 'Document type' },
  article_page_type_tag: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
  article_page_title: { th: 'ชื่อบทความ', en: 'Title' },
  article_page_content: { th: 'เนื้อหาบทความ', en: 'Text' },
  article_page_h_image_th: { th: 'ภาพปกบทความ (ภาษาไทย)', en: 'Header image (Thai)' },
  article_page_h_image_en: { th: 'ภาพปกบทความ (ภาษาอังกฤษ)', en: 'Header image (English)' },
  status_link: { th: 'แนบเป็นไฟล์หรือลิงก์', en: 'A file or a link' },
  article_page_h_file: { th: 'ไฟล์แนบ', en: 'Attached file' },
  article_page_h_url: { th: 'ลิงก์ของไฟล์แนบ', en: 'Link of the attachment' },
  switch_lang: { th: 'ภาษาของบทความ', en: 'Languages' },
  active: { th: 'สถานะ', en: 'Status' },

  languages: { th: 'ภาษา', en: 'Language' },
};
