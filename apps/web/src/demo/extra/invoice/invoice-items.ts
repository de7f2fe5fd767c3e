import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { InvoiceLine } from './invoice-sums.ts';

export interface InvoiceItem extends InvoiceLine {
  name: Bilingual;
  detail: Bilingual;
}

/** Invented: what a department might be charged for. */
export const items: readonly InvoiceItem[] = [
  {
    name: { th: 'อบรมภาษาอังกฤษสำหรับบุคลากร', en: 'English course for staff' },
    detail: { th: '30 ชั่วโมง พร้อมเอกสารประกอบ', en: '30 hours, with course papers' },
    quantity: 24,
    price: 120_000,
  },
  {
    name: { th: 'ค่าสอบวัดระดับภาษา', en: 'Placement test' },
    detail: { th: 'ฟัง อ่าน เขียน และสัมภาษณ์', en: 'Listening, reading, writing and an interview' },
    quantity: 24,
    price: 35_050,
  },
  {
    name: { th: 'ห้องปฏิบัติการทางภาษา', en: 'Language laboratory' },
    detail: { th: 'รายครึ่งวัน รวมเจ้าหน้าที่ดูแล', en: 'By half day, with an assistant' },
    quantity: 5,
    price: 87_525,
  },
  {
    name: { th: 'แปลเอกสารวิชาการ ไทย–อังกฤษ', en: 'Translation of papers, Thai to English' },
    detail: { th: 'คิดตามจำนวนหน้า', en: 'By the page' },
    quantity: 37,
    price: 18_045,
  },
];
