import { expect, test } from 'vitest';
import { foundPlace } from './found-place.ts';

const shown = (texts: string[], q: string) =>
  foundPlace(texts, q)
    ?.map(({ text, found }) => (found ? `[${text}]` : text))
    .join('');
const long = 'ข้อความที่ยาวและไม่มีช่องว่าง'.repeat(20);

test.each([
  ['a word in a Thai run', 'ไปงานตลาดย้อนยุคของคณะ', 'ตลาดย้อนยุค', 'ไปงาน[ตลาดย้อนยุค]ของคณะ'],
  ['capitals', 'Apply by TCAS now', 'tcas', 'Apply by [TCAS] now'],
  ['two sara e', 'แบบฟอร์มเเก้ไข', 'แก้', 'แบบฟอร์ม[เเก้]ไข'],
  ['nikhahit and sara aa around a tone mark', 'นํ้าใจ', 'น้ำใจ', '[นํ้าใจ]'],
  ['Thai digits and the other era', 'ปี ๒๕๖๙', '2026', 'ปี [๒๕๖๙]'],
  ['a word with a soft hyphen', 'คณะศิลป\u00adศาสตร์', 'ศิลปศาสตร์', 'คณะ[ศิลป\u00adศาสตร์]'],
  ['every word', 'ทุน ของ คณะ และ ทุน อื่น', 'คณะ ทุน', '[ทุน] ของ [คณะ] และ [ทุน] อื่น'],
  ['the line alone', 'ก่อน\nมี คำ นี้\nหลัง', 'คำ', 'มี [คำ] นี้'],
  ['markup as text', 'a <b>คำ</b>', 'คำ', 'a <b>[คำ]</b>'],
  ['a letter with its marks', 'กี่ปี', 'กี', '[กี่]ปี'],
])('marks %s', (_, text, q, expected) => expect(shown([text], q)).toBe(expected));

test('cuts a long text around the first place, and says so', () => {
  const place = shown([`${long} คำ ${long}`], 'คำ') as string;
  expect(place).toMatch(/^… .*\[คำ\].* …$/);
  expect(place.length).toBeLessThan(200);
});

test('takes the text with most of the words, and is null where none stands', () => {
  expect(shown(['ทุน', 'ทุน คณะ'], 'คณะ ทุน')).toBe('[ทุน] [คณะ]');
  expect(foundPlace(['ทุน'], 'คณะ')).toBeNull();
});
