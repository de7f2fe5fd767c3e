/** What each field is shown in. The names are those of the fields of a sample form. */
export const states = ['empty', 'filled', 'hint', 'error', 'locked', 'long'] as const;
export type State = (typeof states)[number];

/** What each state is called: fields are labelled with it, under the heading that names their kind. */
export const statePhrases = {
  empty: { th: 'ยังว่าง', en: 'Empty' },
  filled: { th: 'กรอกแล้ว', en: 'Filled' },
  hint: { th: 'มีคำแนะนำ', en: 'With a hint' },
  error: { th: 'ไม่ถูกต้อง', en: 'Wrong' },
  locked: { th: 'แก้ไขไม่ได้', en: 'Not to be changed' },
  long: { th: 'ข้อความยาวมาก', en: 'Very long' },
  hintText: { th: 'คำแนะนำบอกกติกาก่อนที่จะผิด', en: 'A hint tells the rule before it is broken' },
};
