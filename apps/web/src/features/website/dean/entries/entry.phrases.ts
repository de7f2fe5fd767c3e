export const entryPhrases = {
  T1: { th: 'ประวัติการทำงาน', en: 'Work history' },
  T2: { th: 'รางวัล', en: 'Awards' },
  T3: { th: 'เครื่องราชอิสริยาภรณ์', en: 'Decorations' },
  back: { th: 'กลับไปที่ทำเนียบคณบดี', en: 'Back to the deans' },
  addT1: { th: 'เพิ่มประวัติการทำงาน', en: 'Add work history' },
  addT2: { th: 'เพิ่มรางวัล', en: 'Add an award' },
  addT3: { th: 'เพิ่มเครื่องราชอิสริยาภรณ์', en: 'Add a decoration' },
  addFor: (words: string, name: string) => ({ th: `${words}ของ ${name}`, en: `${words} of ${name}` }),
  editFor: (words: string, name: string) => ({ th: `แก้ไข${words}ของ ${name}`, en: `Edit the ${words.toLowerCase()} of ${name}` }),
  emptyHint: {
    th: 'รายการเป็นของสมาชิก จึงแสดงในทุกวาระของสมาชิกคนนั้น',
    en: 'Entries belong to the member, and show with each of their terms.',
  },
  entry: { th: 'รายการ', en: 'Entry' },
  publishing: { th: 'การเผยแพร่', en: 'Publishing' },
  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก รายการใหม่จะอยู่บนสุด', en: 'Given when saved; a new item comes first.' },
  orderHint: {
    th: 'เลขมากแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างสองรายการ',
    en: 'Higher numbers come first. Use up to 2 decimals to place it between two others.',
  },
};
