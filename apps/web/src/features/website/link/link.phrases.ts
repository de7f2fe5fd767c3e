export const linkPhrases = {
  title: { th: 'ลิงก์และสื่อ', en: 'Links and media' },
  add: { th: 'เพิ่มลิงก์', en: 'Add a link' },
  edit: { th: 'แก้ไขลิงก์', en: 'Edit link' },
  emptyHint: {
    th: 'ลิงก์และวิดีโอที่เพิ่มจะแสดงบนเว็บไซต์ตามตำแหน่งที่เลือก',
    en: 'Links and videos you add will show on the website in the sections you choose.',
  },

  target: { th: 'ปลายทาง', en: 'Where it leads' },
  text: { th: 'ข้อความ', en: 'Text' },
  look: { th: 'ภาพหน้าปก', en: 'Cover' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },

  addressHint: { th: 'ที่อยู่เต็ม ขึ้นต้นด้วย http:// หรือ https://', en: 'A full address, starting with http:// or https://' },
  videoHint: { th: 'ที่อยู่ของวิดีโอใน YouTube หรือ Vimeo', en: 'The address of a video on YouTube or Vimeo' },
  manualHint: { th: 'เว้นเป็น # หากไม่มีคู่มือ', en: 'Leave # if there is none' },

  contentHint: { th: 'ข้อความธรรมดา ไม่บังคับ', en: 'Plain text, optional' },

  picture: { th: 'ภาพ', en: 'A picture' },
  iconOnColour: { th: 'ไอคอนบนพื้นสี', en: 'An icon on a colour' },
  iconHint: { th: 'รหัสของ Font Awesome 5.15.4 เช่น fas fa-dot-circle', en: 'A code of Font Awesome 5.15.4, such as fas fa-dot-circle' },
  chooseIcon: { th: 'เลือกไอคอน', en: 'Choose an icon' },
  colourHint: { th: 'รหัสสี เช่น #1953D2', en: 'A colour code, such as #1953D2' },

  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก ลิงก์ใหม่จะอยู่บนสุด', en: 'Given when saved; a new link comes first.' },
  orderHint: {
    th: 'เลขมากแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างลิงก์สองรายการ',
    en: 'Higher numbers come first. Use up to 2 decimals to place it between two others.',
  },

  type: { th: 'ประเภท', en: 'Type' },
};
