import { countText } from '../../../../kit/theme/counts.ts';

export const publicationPhrases = {
  title: { th: 'รายการอ้างอิง', en: 'Publication list' },
  copy: { th: 'คัดลอก', en: 'Copy' },
  save: { th: 'บันทึกเป็นไฟล์', en: 'Save as a file' },
  copied: (count: number) => ({
    th: `คัดลอกแล้ว ${countText(count)} ผลงาน วางใน Word หรืออีเมลได้ทันที`,
    en: `${countText(count)} ${count === 1 ? 'work' : 'works'} copied: paste into Word or a mail`,
  }),
  notCopied: { th: 'เบราว์เซอร์ไม่อนุญาตให้คัดลอก โปรดบันทึกเป็นไฟล์แทน', en: 'The browser does not allow copying. Save a file instead' },
};
