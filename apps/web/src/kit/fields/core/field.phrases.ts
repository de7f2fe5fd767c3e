export const fieldPhrases = {
  locked: { th: 'แก้ไขไม่ได้หลังจากบันทึกแล้ว', en: 'Cannot be changed once saved' },
  order: { th: 'ลำดับ', en: 'Order' },
  length: (used: number, max: number) => ({ th: `${used}/${max} ตัวอักษร`, en: `${used}/${max} characters` }),
  inThai: { th: 'ภาษาไทย', en: 'Thai' },
  inEnglish: { th: 'ภาษาอังกฤษ', en: 'English' },
  englishDone: (done: number, all: number) => ({
    th: done === all ? 'กรอกครบแล้ว' : `กรอกแล้ว ${done} จาก ${all}`,
    en: done === all ? 'Complete' : `${done} of ${all} filled`,
  }),
};
