/** Words of copied addresses; the snackbar's are documented. */
export const copyPhrases = {
  copy: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  copyPage: { th: 'คัดลอกลิงก์หน้าเว็บไซต์', en: 'Copy the link of the website page' },
  open: { th: 'ดูบนเว็บไซต์', en: 'See it on the website' },
  copied: (address: string) => ({ th: `คัดลอก ${address}`, en: `Copied ${address}` }),
  failed: (address: string) => ({
    th: `เบราว์เซอร์ไม่อนุญาตให้คัดลอก โปรดคัดลอกเอง: ${address}`,
    en: `The browser does not allow copying. Please copy it yourself: ${address}`,
  }),
};
