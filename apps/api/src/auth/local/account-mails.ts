import type { Config } from '../../config.ts';

interface AccountMail {
  to: string;
  subject: string;
  text: string;
}

/** The mail with the link that verifies the e-mail of a sign-up. */
export function verifyMail(config: Config, to: string, token: string): AccountMail {
  return {
    to,
    subject: 'ยืนยันอีเมลของคุณ / Verify your e-mail',
    text: letter({
      th: 'มีผู้สมัครใช้งานระบบบริหารงานคณะศิลปศาสตร์ด้วยอีเมลนี้ โปรดเปิดลิงก์ด้านล่างภายใน 48 ชั่วโมงเพื่อยืนยันอีเมล\nหากคุณไม่ได้เป็นผู้สมัคร โปรดอย่าเปิดลิงก์ และไม่ต้องดำเนินการใด ๆ',
      en: 'Someone signed up to the faculty back-office with this address. Open the link below within 48 hours to verify it.\nIf it was not you, do not open the link. There is nothing else to do.',
      link: linkTo(config, '/verify-email', token),
    }),
  };
}

/** The mail with the link to reset a forgotten password. */
export function passwordResetMail(config: Config, to: string, token: string): AccountMail {
  return {
    to,
    subject: 'ตั้งรหัสผ่านใหม่ / Reset your password',
    text: letter({
      th: 'มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ โปรดเปิดลิงก์ด้านล่างภายใน 1 ชั่วโมง ลิงก์นี้ใช้ได้เพียงครั้งเดียว\nหากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้ตามปกติ',
      en: 'A new password was requested for your account. Open the link below within 1 hour. It works once.\nIf you did not ask for it, ignore this mail: your password stays as it is.',
      link: linkTo(config, '/password-reset', token),
    }),
  };
}

/** The mail for a sign-up with an e-mail that already has an account; the sign-up itself does not reveal that. */
export function alreadyRegisteredMail(config: Config, to: string, token: string): AccountMail {
  return {
    to,
    subject: 'อีเมลนี้มีบัญชีอยู่แล้ว / You already have an account',
    text: letter({
      th: 'มีผู้สมัครใช้งานด้วยอีเมลนี้ แต่คุณมีบัญชีอยู่แล้ว หากต้องการตั้งรหัสผ่านใหม่ โปรดเปิดลิงก์ด้านล่างภายใน 1 ชั่วโมง\nหากคุณไม่ได้เป็นผู้สมัคร ไม่ต้องดำเนินการใด ๆ',
      en: 'Someone signed up with this address, but you already have an account. To choose a new password, open the link below within 1 hour.\nIf it was not you, ignore this mail.',
      link: linkTo(config, '/password-reset', token),
    }),
  };
}

/**
 * The mail to the previous e-mail of an account. It names neither the new one nor who changed it, because the mailbox may have a new owner.
 * `isBound`: the account is bound to a Microsoft account, which signs in whatever its e-mail.
 */
export function emailChangedMail(config: Config, to: string, isBound: boolean): AccountMail {
  const still = isBound
    ? {
        th: 'การเข้าสู่ระบบด้วยบัญชี Microsoft (Office365) ที่ผูกไว้ยังใช้ได้ตามเดิม ส่วนอีเมลจากระบบจะส่งไปที่อีเมลใหม่',
        en: 'The Microsoft (Office365) account that is bound to it still signs in; what the back-office mails goes to the new address.',
      }
    : { th: 'อีเมลนี้ใช้เข้าสู่ระบบไม่ได้อีก', en: 'This address no longer signs in.' };
  return {
    to,
    subject: 'อีเมลของบัญชีคุณถูกเปลี่ยน / The e-mail of your account was changed',
    text: letter({
      th: `อีเมลของบัญชีคุณในระบบบริหารงานคณะศิลปศาสตร์ถูกเปลี่ยนเป็นอีเมลอื่น ${still.th}\nหากคุณไม่ทราบเรื่องนี้ โปรดแจ้งผู้ดูแลระบบของคณะทันที`,
      en: `The e-mail of your account in the faculty back-office was changed to another one. ${still.en}\nIf you did not know of this, tell an administrator of the faculty at once.`,
      link: `${config.publicUrl}/login`,
    }),
  };
}

/** Links in mails use the configured URL, never the Host header. */
const linkTo = (config: Config, path: string, token: string) => `${config.publicUrl}${path}?token=${token}`;

/** Mails contain no user input. */
function letter({ th, en, link }: { th: string; en: string; link: string }): string {
  return `เรียน ผู้ใช้งาน\n\n${th}\n\n${link}\n\n${'-'.repeat(40)}\n\nDear user,\n\n${en}\n\n${link}\n`;
}
