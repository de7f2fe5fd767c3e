export const ownSessionsPhrases = {
  title: { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Where you are signed in' },
  hint: {
    th: 'หากมีรายการที่ไม่ใช่ของคุณ ให้สั่งออกจากระบบ แล้วเปลี่ยนรหัสผ่าน ทุกรายการสิ้นสุดเองภายใน 8 ชั่วโมง',
    en: 'If one of these is not yours, sign it out and change your password. Each ends by itself within 8 hours.',
  },
  device: (browser: string, system: string) => ({ th: `${browser} บน ${system}`, en: `${browser} on ${system}` }),
  unknown: { th: 'อุปกรณ์ที่ไม่รู้จัก', en: 'Unknown device' },
  isThis: { th: 'เครื่องนี้', en: 'This one' },
  from: (network: string) => ({ th: `จากเครือข่าย ${network}`, en: `From ${network}` }),
  began: (moment: string) => ({ th: `เข้าสู่ระบบ ${moment}`, en: `Signed in ${moment}` }),
  seen: (moment: string) => ({ th: `ใช้ล่าสุด ${moment}`, en: `Last used ${moment}` }),
  end: { th: 'สั่งออกจากระบบ', en: 'Sign out' },
  endOf: (device: string, moment: string) => ({
    th: `สั่งให้ ${device} ที่เข้าสู่ระบบ ${moment} ออกจากระบบ`,
    en: `Sign out ${device}, signed in ${moment}`,
  }),
  endOthers: { th: 'สั่งให้เครื่องอื่นทั้งหมดออกจากระบบ', en: 'Sign out all others' },
  ended: { th: 'สั่งออกจากระบบแล้ว', en: 'Signed out' },
  endedOthers: (count: number) => ({
    th: `สั่งให้เครื่องอื่น ${count} เครื่องออกจากระบบแล้ว`,
    en: count === 1 ? '1 other session was signed out' : `${count} other sessions were signed out`,
  }),
  only: { th: 'ไม่มีเครื่องอื่นเข้าสู่ระบบด้วยบัญชีนี้', en: 'You are signed in nowhere else.' },
};
