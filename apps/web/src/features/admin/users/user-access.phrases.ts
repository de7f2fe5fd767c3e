export const userAccessPhrases = {
  endSessions: { th: 'สั่งให้ออกจากระบบทุกเครื่อง', en: 'Sign out everywhere' },
  endOthers: { th: 'สั่งให้เครื่องอื่นทั้งหมดออกจากระบบ', en: 'Sign out all others' },
  endTitle: (name: string) => ({ th: `สั่งให้ “${name}” ออกจากระบบทุกเครื่องหรือไม่?`, en: `Sign “${name}” out everywhere?` }),
  endText: {
    th: 'ทุกเครื่องที่ใช้บัญชีนี้อยู่จะออกจากระบบทันที และลิงก์ตั้งรหัสผ่านที่ส่งไปแล้วจะใช้ไม่ได้ ผู้ใช้เข้าสู่ระบบใหม่ได้ หากไม่ต้องการให้เข้าได้อีก ให้ระงับการใช้งานแทน',
    en: 'Every device that uses this account is signed out at once, and password links that were mailed no longer work. The person may sign in again; to keep them out, lock the account instead.',
  },
  endOthersText: {
    th: 'เครื่องอื่นที่ใช้บัญชีนี้อยู่จะออกจากระบบทันที เครื่องนี้ยังใช้งานต่อได้',
    en: 'All other devices that use this account are signed out at once. This one stays signed in.',
  },
  ended: (count: number) => ({
    th: count === 0 ? 'ไม่มีเครื่องใดเข้าสู่ระบบอยู่' : `สั่งให้ออกจากระบบแล้ว ${count} เครื่อง`,
    en: count === 0 ? 'Was signed in nowhere' : count === 1 ? '1 session was ended' : `${count} sessions were ended`,
  }),
  unbind: { th: 'ยกเลิกการผูกกับ Office365', en: 'Unbind from Office365' },
  unbindTitle: (name: string) => ({ th: `ยกเลิกการผูก “${name}” กับ Office365 หรือไม่?`, en: `Unbind “${name}” from Office365?` }),
  unbindText: (email: string) => ({
    th: `บัญชี Microsoft ที่ผูกไว้จะเข้าสู่ระบบด้วยบัญชีนี้ไม่ได้อีก และทุกเครื่องจะออกจากระบบ จากนั้นบัญชี Microsoft ที่ใช้อีเมล ${email} จะเข้าสู่ระบบได้และผูกกับบัญชีนี้แทน โปรดตรวจสอบว่าเป็นอีเมลของบุคคลนี้`,
    en: `The Microsoft account that is bound to it no longer signs in, and every device is signed out. The next to sign in with the Microsoft account of ${email} is bound to this account instead: check that this is the person’s e-mail.`,
  }),
  unbound: { th: 'ยกเลิกการผูกกับ Office365 แล้ว', en: 'Unbound from Office365' },
  keep: { th: 'กลับไปโดยไม่เปลี่ยนแปลง', en: 'Change nothing' },
};
