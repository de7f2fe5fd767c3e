import { maxCards } from '@faculty/contracts/centre/lc-cards';

export const cardsPhrases = {
  title: { th: 'พิมพ์บัตรสมาชิก', en: 'Print member cards' },
  whole: {
    th: `บัตรของสมาชิกที่ใช้งานอยู่ทุกคนตามคำค้นและตัวกรองของรายการ ไฟล์ละไม่เกิน ${maxCards} ใบ`,
    en: `Cards of all members in use that the search and filters of the list find, at most ${maxCards} to a file`,
  },
  today: { th: 'เฉพาะสมาชิกที่เพิ่มวันนี้', en: 'Only members added today' },
  count: (cards: number) => ({ th: `${cards} ใบ`, en: cards === 1 ? '1 card' : `${cards} cards` }),
  of: (name: string) => ({ th: `บัตรของ ${name}`, en: `The card of ${name}` }),
  portion: { th: 'ชุดที่พิมพ์', en: 'Portion' },
  portionHint: { th: 'เรียงตามรหัสสมาชิก เมื่อสร้างไฟล์แล้วจะเลือกชุดถัดไปให้', en: 'By member code. Once a file is made the next portion is chosen.' },
  cardsFrom: (portion: number, from: number, to: number) => ({
    th: `ชุดที่ ${portion} (ใบที่ ${from}–${to})`,
    en: `Portion ${portion} (cards ${from}–${to})`,
  }),
  layout: { th: 'กระดาษ', en: 'Paper' },
  sheet: { th: 'A4 หน้าละ 10 ใบ สำหรับตัด', en: 'A4, ten to a page, to cut' },
  card: { th: 'ขนาดบัตร หน้าละ 1 ใบ สำหรับเครื่องพิมพ์บัตร', en: 'The size of a card, one to a page, for a card printer' },
  hint: {
    th: 'พิมพ์ที่ขนาดจริง (100%) เพื่อให้เครื่องสแกนอ่านบาร์โค้ดได้แน่นอน',
    en: 'Print at actual size (100%), so that every scanner reads the barcodes.',
  },
  print: { th: 'สร้างไฟล์ PDF', en: 'Make the PDF' },
  back: { th: 'ยกเลิก', en: 'Cancel' },
};
