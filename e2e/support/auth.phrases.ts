/** Phrases of the pages outside the shell; the product defines them inside its screens, which do not export them. */
export const authPhrases = {
  signIn: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  office: { th: 'เข้าสู่ระบบด้วย Office365', en: 'Sign in with Office365' },
  local: { th: 'ใช้อีเมลและรหัสผ่าน (LOGIN)', en: 'Use e-mail and password (LOGIN)' },
  email: { th: 'อีเมลมหาวิทยาลัย', en: 'University e-mail' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  welcome: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
  refused: { th: 'เข้าสู่ระบบไม่สำเร็จ', en: 'Sign-in failed' },
  notFound: { th: 'ไม่พบอีเมลของคุณในระบบ', en: 'Your e-mail was not found in the system' },
  backToSignIn: { th: 'กลับหน้าเข้าสู่ระบบ', en: 'Back to sign in' },
  sessionEnded: { th: 'หมดเวลาใช้งาน โปรดเข้าสู่ระบบอีกครั้ง', en: 'Your session has ended. Please sign in again.' },
};
