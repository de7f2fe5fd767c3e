export const prefixPhrases = {
  title: { th: 'คำนำหน้าชื่อ', en: 'Name prefixes' },
  add: { th: 'เพิ่มคำนำหน้าชื่อ', en: 'Add a prefix' },
  edit: { th: 'แก้ไขคำนำหน้าชื่อ', en: 'Edit prefix' },
  identity: { th: 'รหัสและการใช้งาน', en: 'Code and use' },
  names: { th: 'ชื่อ', en: 'Names' },
  codeHint: { th: 'ตัวเลข 3–5 หลัก เช่น 001, 100', en: '3 to 5 digits, such as 001 or 100' },
};
