export const todayPhrases = {
  secret: (days: number, day: string) => ({
    th:
      days < 0
        ? `รหัสลับสำหรับเข้าสู่ระบบด้วย Microsoft หมดอายุแล้วเมื่อ ${day}`
        : `รหัสลับสำหรับเข้าสู่ระบบด้วย Microsoft จะหมดอายุ ${day} (${days === 0 ? 'วันนี้' : `อีก ${days} วัน`})`,
    en:
      days < 0
        ? `The client secret for signing in with Microsoft ended on ${day}`
        : `The client secret for signing in with Microsoft ends on ${day} (${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`})`,
  }),
  secretHint: {
    th: 'หลังวันนั้นจะไม่มีใครเข้าสู่ระบบด้วยบัญชี Microsoft ได้ โปรดขอรหัสลับใหม่จากผู้ดูแล Microsoft Entra ของมหาวิทยาลัย แล้วให้ผู้ดูแลเครื่องแม่ข่ายตั้งค่า AZURE_CLIENT_SECRET',
    en: 'Afterwards nobody can sign in with a Microsoft account. Ask the university’s administrators of Microsoft Entra for a new one; the server’s administrator then sets AZURE_CLIENT_SECRET.',
  },
  queue: { th: 'รอคุณตรวจ', en: 'Waiting for your review' },
  review: { th: 'เริ่มตรวจ', en: 'Start reviewing' },
  ownWaiting: { th: 'ของคุณที่รอตรวจ', en: 'Yours, waiting for review' },
  count: (count: number) => ({ th: `${count} รายการ`, en: count === 1 ? '1 item' : `${count} items` }),
  all: (count: number) => ({ th: `ดูทั้งหมด ${count} รายการ`, en: `See all ${count}` }),
  noQueue: { th: 'ไม่มีรายการที่รอการตรวจของคุณ', en: 'Nothing waits for your review.' },
  noneWaiting: { th: 'ไม่มีรายการของคุณที่รอตรวจ', en: 'Nothing of yours waits for review.' },
  since: (day: string) => ({ th: `รอตั้งแต่ ${day}`, en: `Since ${day}` }),
  scheduled: { th: 'รอแสดงบนเว็บไซต์', en: 'Scheduled for the website' },
  noScheduled: { th: 'ไม่มีรายการที่ตั้งให้เริ่มแสดงใน 30 วันนี้', en: 'Nothing is scheduled for the next 30 days.' },
  ending: { th: 'ใกล้สิ้นสุด', en: 'Ending soon' },
  noEnding: {
    th: 'ไม่มี MOU ที่จะสิ้นสุดใน 90 วัน หรือรายการที่จะหยุดแสดงใน 30 วัน',
    en: 'No MOU ends within 90 days, and nothing stops showing within 30.',
  },
  toMend: { th: 'เนื้อหาที่ควรแก้ไข', en: 'Content to be mended' },
  begins: (days: number) => ({
    th: days === 1 ? 'พรุ่งนี้' : `อีก ${days} วัน`,
    en: days === 1 ? 'tomorrow' : `in ${days} days`,
  }),
  ends: (days: number) => ({
    th: days === 0 ? 'วันนี้วันสุดท้าย' : days === 1 ? 'พรุ่งนี้' : `อีก ${days} วัน`,
    en: days === 0 ? 'last day today' : days === 1 ? 'tomorrow' : `in ${days} days`,
  }),
  more: (count: number) => ({ th: `และอีก ${count} รายการ`, en: `and ${count} more` }),
};
