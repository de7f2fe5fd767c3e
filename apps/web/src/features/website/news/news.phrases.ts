export const newsPhrases = {
  title: { th: 'ข่าว', en: 'News' },
  add: { th: 'เพิ่มข่าว', en: 'Add news' },
  edit: { th: 'แก้ไขข่าว', en: 'Edit news' },
  emptyHint: { th: 'ข่าวที่เพิ่มจะแสดงบนเว็บไซต์ตามตำแหน่งที่เลือก', en: 'News you add will show on the website in the sections you choose.' },

  content: { th: 'เนื้อหา', en: 'Content' },
  headerImages: { th: 'ภาพปกข่าว', en: 'Header images' },
  classification: { th: 'หมวดหมู่', en: 'Classification' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  news_title: { th: 'หัวข้อข่าว', en: 'Title' },
  news_content: { th: 'เนื้อหาข่าว', en: 'Body' },
  switch_lang: { th: 'ภาษาของข่าว', en: 'Languages' },
  news_h_image_th: { th: 'ภาพปกข่าว (ภาษาไทย)', en: 'Header image (Thai)' },
  news_h_image_en: { th: 'ภาพปกข่าว (ภาษาอังกฤษ)', en: 'Header image (English)' },
  news_type_tag: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
  news_stratrgic_tag: { th: 'ยุทธศาสตร์', en: 'Strategies' },
  news_tag: { th: 'คำสำคัญ', en: 'Keywords' },
  news_sdgs: { th: 'เป้าหมายการพัฒนาที่ยั่งยืน (SDGs)', en: 'Sustainable Development Goals (SDGs)' },
  order_seq: { th: 'ลำดับ', en: 'Order' },
  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก ข่าวใหม่จะอยู่บนสุด', en: 'Given when saved; a new item comes first.' },
  orderHint: {
    th: 'เลขมากแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างข่าวสองรายการ',
    en: 'Higher numbers come first. Use up to 2 decimals to place it between two others.',
  },
  new_start_date: { th: 'วันที่เริ่มแสดง', en: 'Start date' },
  active: { th: 'สถานะ', en: 'Status' },

  starts: { th: 'เริ่มแสดง', en: 'Starts' },
  languages: { th: 'ภาษา', en: 'Language' },
  album: { th: 'อัลบั้มภาพ', en: 'Album' },
  pictureCount: { th: 'ภาพ', en: 'Album' },
};
