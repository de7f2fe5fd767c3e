import type { PublicationStyle } from '@faculty/contracts/works/publications';
import { countText } from '../../../../kit/theme/counts.ts';

export const publicationPhrases = {
  title: { th: 'รายการอ้างอิง', en: 'Publication list' },
  close: { th: 'ปิด', en: 'Close' },
  style: { th: 'รูปแบบ', en: 'Style' },
  copy: { th: 'คัดลอกทั้งรายการ', en: 'Copy the list' },
  copied: (count: number) => ({
    th: `คัดลอกแล้ว ${countText(count)} ผลงาน วางใน Word หรืออีเมลได้ทันที`,
    en: `${countText(count)} ${count === 1 ? 'work' : 'works'} copied: paste into Word or a mail`,
  }),
  notCopied: { th: 'เบราว์เซอร์ไม่อนุญาตให้คัดลอก โปรดดาวน์โหลดไฟล์แทน', en: 'The browser does not allow copying. Download a file instead' },
  count: (count: number) => ({ th: `${countText(count)} ผลงาน`, en: `${countText(count)} ${count === 1 ? 'work' : 'works'}` }),
  more: (count: number) => ({ th: `และอีก ${countText(count)} ผลงาน`, en: `and ${countText(count)} more` }),
  none: { th: 'ไม่มีผลงานตามเงื่อนไขนี้', en: 'No works match' },
  download: { th: 'ดาวน์โหลดไฟล์', en: 'Download the file' },
  docx: { th: 'Word (.docx)', en: 'Word (.docx)' },
  pdf: { th: 'PDF', en: 'PDF' },
};

export const styleWords: Record<PublicationStyle, string> = { apa: 'APA 7', bib: 'BibTeX', ris: 'RIS', json: 'CSL-JSON' };
