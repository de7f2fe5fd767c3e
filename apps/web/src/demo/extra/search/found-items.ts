import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';

export interface Found {
  address: string;
  title: Bilingual;
  text: Bilingual;
}

/** Documented: four pages of four items. */
export const pageCount = 4;
export const pageSize = 4;

const kinds: readonly { address: string; title: Bilingual; text: Bilingual }[] = [
  {
    address: '/web/content_new',
    title: { th: 'ข่าวรับสมัครอบรมภาษา', en: 'News: language courses open' },
    text: {
      th: 'ศูนย์ภาษาเปิดอบรมสำหรับบุคลากรและประชาชน เรียนวันเสาร์ รับจำนวนจำกัด สมัครออนไลน์ได้ถึงสิ้นเดือน',
      en: 'The language centre teaches staff and the public on Saturdays. Places are few; apply online until the end of the month.',
    },
  },
  {
    address: '/web/content_activity',
    title: { th: 'กิจกรรมค่ายอาสาสอนภาษาในโรงเรียน', en: 'Activity: volunteers teach languages in schools' },
    text: {
      th: 'นักศึกษาชั้นปีที่ 2 และ 3 สอนภาษาอังกฤษและภาษาจีนแก่นักเรียนประถมในอำเภอริมโขง',
      en: 'Second and third year students teach English and Chinese to pupils of the districts along the Mekong.',
    },
  },
  {
    address: '/web/content_doc',
    title: { th: 'เอกสารคู่มือการทำวิทยานิพนธ์', en: 'Document: guide to the thesis' },
    text: {
      th: 'รูปแบบ การอ้างอิง ขั้นตอนการสอบ และกำหนดส่ง ปรับปรุงล่าสุดตามประกาศของบัณฑิตวิทยาลัย',
      en: 'Form, references, the steps of the defence and its dates, as the graduate school last announced them.',
    },
  },
  {
    address: '/web/content_work',
    title: { th: 'ผลงานวิจัยด้านภาษาถิ่น', en: 'Work: a study of dialects' },
    text: {
      th: 'การเปลี่ยนแปลงของวรรณยุกต์ภาษาลาวอีสานในสามรุ่นอายุ กรณีศึกษาอำเภอเขมราฐ',
      en: 'How the tones of Isan Lao changed over three generations: a study in Khemmarat district.',
    },
  },
];

/** What is found on a page; each page's items are of another year. */
export function foundOn(page: number, language: 'th' | 'en'): Found[] {
  const year = 2027 - page;
  const suffix: Bilingual = { th: ` ปี ${toBuddhistEra(year)}`, en: ` (${year})` };
  return kinds
    .slice(0, pageSize)
    .map((kind) => ({ ...kind, title: { ...kind.title, [language]: kind.title[language] + suffix[language] } }));
}
