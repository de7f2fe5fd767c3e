export const eduLevelPhrases = {
  title: { th: 'ระดับการศึกษา', en: 'Education levels' },
  add: { th: 'เพิ่มระดับการศึกษา', en: 'Add a level' },
  edit: { th: 'แก้ไขระดับการศึกษา', en: 'Edit level' },
  identity: { th: 'รหัสและการใช้งาน', en: 'Code and use' },
  names: { th: 'ชื่อ', en: 'Names' },
  codeHint: { th: 'ตัวเลข 3–5 หลัก เช่น 001, 100', en: '3 to 5 digits, such as 001 or 100' },
  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก ระดับใหม่จะอยู่บนสุด', en: 'Given when saved; a new level comes first.' },
  orderHint: {
    th: 'ระดับที่สูงกว่าใช้เลขมากกว่าและแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างสองระดับ',
    en: 'A higher level has a higher number and comes first. Use up to 2 decimals to place it between two others.',
  },
};
