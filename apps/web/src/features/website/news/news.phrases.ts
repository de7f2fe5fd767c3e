export const newsPhrases = {
  dataTab: { th: 'ข้อมูล', en: 'Data' },
  albumTab: { th: 'อัลบั้ม', en: 'Album' },
  addPictures: { th: 'เพิ่มภาพลงอัลบั้ม', en: 'Add pictures to the album' },
  title: { th: 'ข่าว', en: 'News' },
  add: { th: 'เพิ่มข่าว', en: 'Add news' },
  edit: { th: 'แก้ไขข่าว', en: 'Edit news' },
  emptyHint: { th: 'ข่าวที่เพิ่มจะแสดงบนเว็บไซต์ตามตำแหน่งที่เลือก', en: 'News you add will show on the website in the sections you choose.' },

  content: { th: 'เนื้อหา', en: 'Content' },
  headerImages: { th: 'ภาพปกข่าว', en: 'Header images' },
  classification: { th: 'หมวดหมู่', en: 'Classification' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก ข่าวใหม่จะอยู่บนสุด', en: 'Given when saved; a new item comes first.' },
  orderHint: {
    th: 'เลขมากแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างข่าวสองรายการ',
    en: 'Higher numbers come first. Use up to 2 decimals to place it between two others.',
  },

  shownIn: { th: 'แสดงที่', en: 'Shown in' },
  starts: { th: 'เริ่มแสดง', en: 'Starts' },
  album: { th: 'อัลบั้มภาพ', en: 'Album' },
  albumOf: (title: string, count: number) => ({ th: `อัลบั้มภาพของ “${title}” ${count} ภาพ`, en: `Album of “${title}”: ${count}` }),
};
