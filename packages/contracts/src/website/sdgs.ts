import type { Bilingual, Language } from '../kit/bilingual.ts';

/** The 17 Sustainable Development Goals by documented code, with official short names (Thai: UN Thailand) and colours. */
export const sdgs = {
  SDGs1: { th: 'ขจัดความยากจน', en: 'No poverty', colour: '#E5243B' },
  SDGs2: { th: 'ขจัดความหิวโหย', en: 'Zero hunger', colour: '#DDA63A' },
  SDGs3: { th: 'สุขภาพและความเป็นอยู่ที่ดี', en: 'Good health and well-being', colour: '#4C9F38' },
  SDGs4: { th: 'การศึกษาที่มีคุณภาพ', en: 'Quality education', colour: '#C5192D' },
  SDGs5: { th: 'ความเท่าเทียมทางเพศ', en: 'Gender equality', colour: '#FF3A21' },
  SDGs6: { th: 'น้ำสะอาดและการสุขาภิบาล', en: 'Clean water and sanitation', colour: '#26BDE2' },
  SDGs7: { th: 'พลังงานสะอาดที่ทุกคนเข้าถึงได้', en: 'Affordable and clean energy', colour: '#FCC30B' },
  SDGs8: { th: 'งานที่มีคุณค่าและการเติบโตทางเศรษฐกิจ', en: 'Decent work and economic growth', colour: '#A21942' },
  SDGs9: { th: 'อุตสาหกรรม นวัตกรรม และโครงสร้างพื้นฐาน', en: 'Industry, innovation and infrastructure', colour: '#FD6925' },
  SDGs10: { th: 'ลดความเหลื่อมล้ำ', en: 'Reduced inequalities', colour: '#DD1367' },
  SDGs11: { th: 'เมืองและชุมชนที่ยั่งยืน', en: 'Sustainable cities and communities', colour: '#FD9D24' },
  SDGs12: { th: 'การผลิตและการบริโภคที่ยั่งยืน', en: 'Responsible consumption and production', colour: '#BF8B2E' },
  SDGs13: { th: 'การรับมือการเปลี่ยนแปลงสภาพภูมิอากาศ', en: 'Climate action', colour: '#3F7E44' },
  SDGs14: { th: 'ทรัพยากรทางทะเล', en: 'Life below water', colour: '#0A97D9' },
  SDGs15: { th: 'ระบบนิเวศบนบก', en: 'Life on land', colour: '#56C02B' },
  SDGs16: { th: 'สันติภาพ ความยุติธรรม และสถาบันที่เข้มแข็ง', en: 'Peace, justice and strong institutions', colour: '#00689D' },
  SDGs17: { th: 'ความร่วมมือเพื่อการพัฒนาที่ยั่งยืน', en: 'Partnerships for the goals', colour: '#19486A' },
} as const satisfies Record<string, Bilingual & { colour: string }>;

export type SdgCode = keyof typeof sdgs;

export const sdgCodes = Object.keys(sdgs) as [SdgCode, ...SdgCode[]];

const isGoal = (code: string): code is SdgCode => Object.hasOwn(sdgs, code);

/** The names of some goals with their numbers; an unknown code stays as it is. */
export const sdgNames = (codes: readonly string[], language: Language): string =>
  codes.map((code) => (isGoal(code) ? `${code.replace('SDGs', '')} ${sdgs[code][language]}` : code)).join(', ');
