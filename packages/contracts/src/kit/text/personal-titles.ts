/** Two words follow: a given and a family name, so that neither is taken for a title (`ศ. รักไทย`, `พลเอก ใจดี`). */
const beforeName = '(?=\\s*\\S+\\s+\\S)';
const oneOf = (...titles: string[]) => `(?:${titles.join('|')})`;

const thaiTitles = [
  `(?:ผู้ช่วย|รอง)?ศาสตราจารย์(?:พิเศษ|เกียรติคุณ|คลินิก)?\\.?${beforeName}`,
  `(?:(?:ผศ|รศ|ดร)\\.|(?:ผศ|รศ|ศ|อ|ดร)(?:\\.|(?=\\s))${beforeName})(?:\\s?(?:\\(พิเศษ\\)|พิเศษ|เกียรติคุณ|คลินิก)(?=\\s\\S+\\s))?`,
  `${oneOf('อาจารย์', 'ดอกเตอร์')}${beforeName}`,
  `${oneOf('นพ', 'พญ', 'ทพ(?:\\.?ญ)?', 'น\\.?สพ', 'สพ\\.?ญ', 'ภ\\.?[กญ]', 'ทนพ', 'น\\.?ส')}\\.`,
  `${oneOf('(?:นาย|ทันต|สัตว|นายสัตว)?แพทย์(?:หญิง)?', 'เภสัชกร(?:หญิง)?')}${beforeName}`,
  '(?:นางสาว|นาย|นาง)(?=[ก-ฮเ-ไ]\\S+\\s)',
  '(?:ว่าที่\\s?)?(?:พล\\.(?:[ตรอ]\\.)?[อทตจ]\\.|[พร]\\.(?:ต\\.)?[อทต]\\.|จ\\.ส\\.[อทต]\\.|พ\\.จ\\.[อทต]\\.|ส\\.(?:ต\\.)?[อทต]\\.|ด\\.ต\\.)(?:หญิง)?(?=\\s*\\S+\\s)',
  `(?:ว่าที่\\s?)?${oneOf('(?:ร้อย|พัน|พล|จ่าสิบ|พันจ่า|สิบ)(?:ตำรวจ)?(?:ตรี|โท|เอก)', 'นาวา(?:อากาศ)?(?:ตรี|โท|เอก)', 'ดาบตำรวจ')}(?:หญิง)?${beforeName}`,
];
const latinTitles = [
  '(?:(?:asst|assoc|adj|assistant|associate|adjunct)\\.?\\s*)?prof(?:essor)?(?:\\.|\\s|$)(?:\\s*emer(?:itus|\\.))?',
  `${oneOf('dr', 'mrs?', 'ms', 'miss', 'lect(?:urer)?')}(?:\\.|\\s)`,
  `(?:acting\\s)?(?:sub\\s)?${oneOf('pol', 'lt', 'capt', 'maj', 'col', 'gen', 'sgt')}\\.`,
];
const titles = new RegExp(`^(?:${oneOf(...thaiTitles, ...latinTitles)}\\s*)+`, 'i');

/**
 * A person's name without what stands before it: academic rank, profession, military rank, courtesy, with spaces between them or not. Titles
 * of nobility and of monks are part of the name.
 */
export const withoutPersonalTitles = (name: string): string => name.replace(titles, '').trim();
