export const userPhrases = {
  title: { th: 'จัดการผู้ใช้', en: 'Users' },
  add: { th: 'เพิ่มผู้ใช้', en: 'New' },
  addTitle: { th: 'เพิ่มผู้ใช้', en: 'New user' },
  edit: { th: 'แก้ไขผู้ใช้', en: 'Edit user' },
  docs: { th: 'เอกสาร API', en: 'API documentation' },
  docsHint: { th: 'เปิดในแท็บใหม่', en: 'Opens in a new tab' },
  created: { th: 'เพิ่มผู้ใช้เรียบร้อยแล้ว', en: 'Users has been created' },
  updated: { th: 'แก้ไขผู้ใช้เรียบร้อยแล้ว', en: 'Users has been updated' },
  deleted: { th: 'ลบผู้ใช้เรียบร้อยแล้ว', en: 'Users has been deleted' },
  confirmTitle: { th: 'ยืนยันการลบ', en: 'Confirm delete' },
  confirmText: (name: string) => ({
    th: `ต้องการลบรายการนี้หรือไม่? “${name}” จะเข้าสู่ระบบไม่ได้อีก`,
    en: `Are you sure you want to delete this item? “${name}” will no longer be able to sign in.`,
  }),
  deleteRefused: (name: string, id: string) => ({
    th: `ลบ “${name}” (${id}) ไม่ได้ เนื่องจากมีข้อมูลอื่นอ้างอิงอยู่ หากไม่ต้องการให้ใช้งานแล้ว ให้ระงับบัญชีแทน`,
    en: `“${name}” (${id}) cannot be deleted: other items refer to it. To keep the person out, lock the account instead.`,
  }),

  account: { th: 'บัญชี', en: 'Account' },
  names: { th: 'ชื่อและการติดต่อ', en: 'Names and contact' },
  picture: { th: 'รูปประจำตัว', en: 'Picture' },

  userNameHint: {
    th: 'a-z, 0-9, จุด และขีดล่าง 3–25 ตัวอักษร เว้นว่างไว้ได้ ระบบจะตั้งให้จากอีเมล',
    en: 'Letters, digits, dots and underscores, 3 to 25. Left empty, it is made from the e-mail.',
  },
  emailHint: (domains: string) => ({
    th: `อีเมลของมหาวิทยาลัย${domains} ที่ใช้เข้าสู่ระบบ`,
    en: `The university e-mail${domains} they sign in with`,
  }),
  contact: { th: 'อีเมลและโทรศัพท์', en: 'E-mail and phone' },
  name: { th: 'ชื่อ-นามสกุล', en: 'Name' },
  adminTitle: { th: 'บัญชีนี้เป็นผู้ดูแลระบบ', en: 'This account is an administrator' },
  adminHint: {
    th: 'ผู้ดูแลระบบใช้ได้ทุกเมนูและจัดการบัญชีของทุกคนได้ หากไม่ใช่ผู้ดูแลระบบ ให้เปลี่ยนเป็น “ผู้ใช้งาน”',
    en: 'Administrators may do everything, with everybody’s account too. If that is not meant, choose “User”.',
  },
  enabled: { th: 'ใช้งานได้', en: 'May sign in' },
  locked: { th: 'ระงับการใช้งาน', en: 'Locked out' },
  lockHint: { th: 'เมื่อระงับ ผู้ใช้จะออกจากระบบทุกเครื่องทันที', en: 'Locking ends their sessions at once.' },
  unverified: { th: 'ยังไม่ยืนยัน', en: 'Not verified' },
  unverifiedHint: {
    th: 'สมัครด้วยตนเองและยังไม่ได้ยืนยันอีเมล จะถูกลบเองเมื่อลิงก์ยืนยันหมดอายุ',
    en: 'Signed up, and has not verified the e-mail. The account goes once the link has ended.',
  },

  addFilter: { th: 'เพิ่มตัวกรอง', en: 'Add filter' },
  removeFilter: (name: string) => ({ th: `ลบตัวกรอง ${name}`, en: `Remove the filter ${name}` }),
  contains: (name: string) => ({ th: `${name} มีคำว่า`, en: `${name}: Contains` }),
  from: (name: string) => ({ th: `${name} ตั้งแต่`, en: `${name}: From` }),
  to: (name: string) => ({ th: 'ถึง', en: `${name}: To` }),
};
