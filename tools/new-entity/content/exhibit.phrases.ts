export const exhibitPhrases = {
  title: { th: 'นิทรรศการ', en: 'Exhibits' },
  add: { th: 'เพิ่มนิทรรศการ', en: 'Add an exhibit' },
  edit: { th: 'แก้ไขนิทรรศการ', en: 'Edit the exhibit' },
  content: { th: 'เนื้อหา', en: 'Content' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },
  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก รายการใหม่จะอยู่บนสุด', en: 'Given when saved; a new item comes first.' },
  orderHint: {
    th: 'เลขมากแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างสองรายการ',
    en: 'Higher numbers come first. Use up to 2 decimals to place it between two others.',
  },
};
