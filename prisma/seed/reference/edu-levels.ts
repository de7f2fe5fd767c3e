type Line = readonly [code: string, thai: string, english: string];

/** From the lowest to the highest: people read them by `order_seq` descending. */
const lines: readonly Line[] = [
  ['010', 'ประถมศึกษา', 'Primary education'],
  ['020', 'มัธยมศึกษาตอนต้น', 'Lower secondary education'],
  ['030', 'มัธยมศึกษาตอนปลาย', 'Upper secondary education'],
  ['040', 'ประกาศนียบัตรวิชาชีพ (ปวช.)', 'Vocational certificate'],
  ['050', 'ประกาศนียบัตรวิชาชีพชั้นสูง (ปวส.) / อนุปริญญา', 'Higher vocational certificate or diploma'],
  ['060', 'ปริญญาตรี', 'Bachelor’s degree'],
  ['070', 'ประกาศนียบัตรบัณฑิต', 'Graduate diploma'],
  ['080', 'ปริญญาโท', 'Master’s degree'],
  ['090', 'ประกาศนียบัตรบัณฑิตชั้นสูง', 'Higher graduate diploma'],
  ['100', 'ปริญญาเอก', 'Doctoral degree'],
];

/** The education levels of Thailand. */
export const eduLevels = lines.map(([edu_code, edu_name_th, edu_name_en], index) => ({
  edu_code,
  edu_name_th,
  edu_name_en,
  order_seq: index + 1,
}));
