export const lcMemberPhrases = {
  title: { th: 'สมาชิกศูนย์ภาษา', en: 'Language centre members' },
  add: { th: 'เพิ่มสมาชิก', en: 'Add a member' },
  edit: { th: 'แก้ไขสมาชิกศูนย์ภาษา', en: 'Edit language centre member' },
  cards: { th: 'พิมพ์บัตร', en: 'Cards' },
  card: { th: 'พิมพ์บัตร', en: 'Print the card' },

  codes: { th: 'รหัสและบัตร', en: 'Codes and card' },
  userNameHint: {
    th: 'ใช้ a-z, 0-9, จุด และขีดล่าง 3–25 ตัวอักษร เช่น รหัสนักศึกษา ตัวพิมพ์เล็กและใหญ่ถือเป็นรหัสเดียวกัน',
    en: '3 to 25 letters, digits, dots and underscores, such as the student number; small and capital letters are the same',
  },
  userCodeHint: {
    th: 'ตัวเลข 3–15 หลักบนบัตร คลิกช่องนี้แล้วสแกนบัตรได้เลย',
    en: 'The 3 to 15 digits on the card: click here and scan it',
  },
  codesOf: { th: 'รหัสสมาชิกและบาร์โค้ด', en: 'Code and barcode' },
  disabledHint: { th: 'สมาชิกที่ยกเลิกแล้วจะสแกนเข้าใช้ไม่ได้', en: 'A cancelled member cannot check in.' },

  name: { th: 'ชื่อ-นามสกุล', en: 'Name' },
  pictureHint: {
    th: 'แสดงเมื่อสแกนบัตร และเห็นได้เฉพาะผู้มีสิทธิ์ในเมนูนี้ ภาพจะถูกตัดเป็นสี่เหลี่ยมจัตุรัสหลังจากเลือก',
    en: 'Shown when the card is scanned; otherwise only people with rights to this page see it. You cut it to a square after choosing it.',
  },

  belongs: { th: 'ประเภทและสังกัด', en: 'Type and department' },

  contact: { th: 'ข้อมูลติดต่อ', en: 'Contact' },
  contactHint: { th: 'ไม่แสดงที่จุดสแกน ใส่ - หากไม่มี', en: 'Never shown at the kiosk. A dash where there is none.' },

  removeTitle: { th: 'ลบสมาชิกอย่างถาวร', en: 'Delete the member permanently' },
  removeText: (name: string) => ({
    th: `ข้อมูลของ ${name} รวมทั้งรูปประจำตัวจะถูกลบอย่างถาวร และไม่สามารถเรียกคืนได้ ประวัติการเข้าใช้ยังคงนับในสถิติโดยไม่มีชื่อ หากต้องการเพียงให้เลิกใช้ ให้เปลี่ยนสถานะเป็น “ยกเลิก” แทน`,
    en: `The data of ${name}, the picture included, will be deleted permanently; this cannot be undone. Visits still count in the statistics, without a name. To only stop the use, set the status to “Cancelled” instead.`,
  }),
};
