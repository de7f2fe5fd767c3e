import { foundCountText } from '../../kit/theme/counts.ts';

export const searchPhrases = {
  title: { th: 'ค้นหาในทุกส่วน', en: 'Search everything' },
  begin: { th: 'พิมพ์คำที่ต้องการค้นหา', en: 'Type what you are looking for' },
  beginHint: {
    th: 'ค้นหาจากชื่อ เนื้อหา และคำสำคัญของข่าว เอกสาร หน้าเนื้อหา ลิงก์ และบุคลากรพร้อมกัน',
    en: 'Titles, texts and keywords of news, documents, pages, links and people are searched at once.',
  },
  found: (count: number, kinds: number) => ({
    th: `พบ ${foundCountText(count)} รายการ ใน ${kinds} ประเภท`,
    en: `${foundCountText(count)} ${count === 1 ? 'item' : 'items'} of ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`,
  }),
  incomplete: {
    th: 'กำลังรวบรวมเนื้อหาสำหรับค้นหา ผลที่แสดงจึงอาจยังไม่ครบ',
    en: 'Texts are still being collected for the search, so some results may be missing.',
  },
  searching: { th: 'กำลังค้นหา', en: 'Searching' },
  nothing: (text: string) => ({ th: `ไม่พบ “${text}”`, en: `Nothing found for “${text}”` }),
  nothingHint: { th: 'ลองใช้คำที่สั้นลง หรือคำอื่น', en: 'Try a shorter word, or another one.' },
  allOf: (count: number) => ({ th: `ดูทั้งหมด ${foundCountText(count)} รายการ`, en: `Show all ${foundCountText(count)}` }),
  inList: { th: 'เปิดในรายการ', en: 'Open in the list' },
  all: (text: string) => ({ th: `ดูผลการค้นหาทั้งหมดของ “${text}”`, en: `All results for “${text}”` }),
};
