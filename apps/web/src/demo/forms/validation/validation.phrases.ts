export const visitorPhrases = {
  name: { th: 'ชื่อ', en: 'Name' },
  nameHint: { th: 'ไม่เกิน 10 ตัวอักษร', en: 'At most 10 characters' },
  email: { th: 'อีเมล', en: 'E-mail' },
  answer: { th: 'เซิร์ฟเวอร์จะตอบว่า', en: 'The server will' },
  takes: { th: 'บันทึกได้', en: 'Take it' },
  refuses: { th: 'อีเมลซ้ำ', en: 'Refuse the e-mail' },
  form: { th: 'ฟอร์มตัวอย่าง', en: 'Sample form' },
};

export const passwordPhrases = {
  password: { th: 'รหัสผ่าน', en: 'Password' },
  submit: { th: 'ตั้งรหัสผ่าน', en: 'Set the password' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  rules: { th: 'รหัสผ่านต้องมี', en: 'A password has' },
  length: { th: 'อย่างน้อย 8 ตัวอักษร', en: 'at least 8 characters' },
  upperCase: { th: 'ตัวพิมพ์ใหญ่ A-Z', en: 'an upper-case letter' },
  digit: { th: 'ตัวเลข 0-9', en: 'a digit' },
  special: { th: 'อักขระพิเศษ #?!@$%^&*-', en: 'a special character of #?!@$%^&*-' },
  missing: (rules: string) => ({ th: `ยังขาด: ${rules}`, en: `Still missing: ${rules}` }),
  kept: { th: 'มีแล้ว', en: 'kept' },
  broken: { th: 'ยังไม่มี', en: 'not yet' },
  form: { th: 'ฟอร์มตั้งรหัสผ่าน', en: 'Form to set a password' },
};

export const messagePhrases = {
  message: { th: 'ข้อความถึงคณะ', en: 'Message to the faculty' },
  send: { th: 'ส่งข้อความ', en: 'Send' },
  required: { th: 'โปรดพิมพ์ข้อความ', en: 'Write a message' },
  form: { th: 'ฟอร์มส่งข้อความ', en: 'Form to send a message' },
};
