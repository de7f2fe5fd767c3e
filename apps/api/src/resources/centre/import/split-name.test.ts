import { expect, test } from 'vitest';
import { nameSplitter } from './split-name.ts';

const split = nameSplitter(['ผู้ช่วยศาสตราจารย์', 'ผศ.ดร.', 'นายแพทย์', 'ร้อยตรี']);

test.each([
  ['นายณัฐพล ก๊กใหญ่', 'นาย', 'ณัฐพล', 'ก๊กใหญ่'],
  ['นาย ณัฐพล ก๊กใหญ่', 'นาย', 'ณัฐพล', 'ก๊กใหญ่'],
  ['นางสาวมะลิ ใจงาม', 'นางสาว', 'มะลิ', 'ใจงาม'],
  ['น.ส.มะลิ ใจงาม', 'น.ส.', 'มะลิ', 'ใจงาม'],
  ['น.ส. มะลิ ณ อยุธยา', 'น.ส.', 'มะลิ', 'ณ อยุธยา'],
  ['ผศ. ดร.สมชาย ใจดี', 'ผศ. ดร.', 'สมชาย', 'ใจดี'],
  ['นายแพทย์สมชาย ใจดี', 'นายแพทย์', 'สมชาย', 'ใจดี'],
  ['ว่าที่ร.ต. สมชาย ใจดี', 'ว่าที่ร.ต.', 'สมชาย', 'ใจดี'],
  ['ผู้ช่วยศาสตราจารย์ ดร.สมชาย ใจดี', 'ผู้ช่วยศาสตราจารย์ ดร.', 'สมชาย', 'ใจดี'],
  ['สมชาย ใจดี', '', 'สมชาย', 'ใจดี'],
  ['นายิกา ใจดี', '', 'นายิกา', 'ใจดี'],
  ['MR. NATTAPON KOKYAI', 'MR.', 'NATTAPON', 'KOKYAI'],
  ['Mr.Nattapon Kokyai', 'Mr.', 'Nattapon', 'Kokyai'],
  ['MissMali Jaingam', 'Miss', 'Mali', 'Jaingam'],
  ['Asst. Prof. Dr. Somchai Jaidee', 'Asst. Prof. Dr.', 'Somchai', 'Jaidee'],
  ['Mrinal Sen', '', 'Mrinal', 'Sen'],
  ['Missy Elliott', '', 'Missy', 'Elliott'],
  ['Maria van der Berg', '', 'Maria', 'van der Berg'],
  ['มะลิ', '', 'มะลิ', ''],
  ['นาย', '', 'นาย', ''],
])('splits “%s” into title, first name and surname', (text, prefix, first, last) => {
  expect(split(text)).toEqual({ prefix, first, last });
});
