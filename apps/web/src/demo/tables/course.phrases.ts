export const coursePhrases = {
  course: { th: 'รายวิชา', en: 'Course' },
  code: { th: 'รหัสวิชา', en: 'Code' },
  titleThai: { th: 'ชื่อวิชา (ภาษาไทย)', en: 'Title (Thai)' },
  titleEnglish: { th: 'ชื่อวิชา (ภาษาอังกฤษ)', en: 'Title (English)' },
  credits: { th: 'หน่วยกิต', en: 'Credits' },
  state: { th: 'สถานะ', en: 'State' },
  add: { th: 'เพิ่มรายวิชา', en: 'New course' },
};
