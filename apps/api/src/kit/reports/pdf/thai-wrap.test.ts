import { expect, test } from 'vitest';
import { wrap } from './thai-wrap.ts';

/** Lines of at most so many letters, marks not counted. */
const lines = (text: string, most: number) => wrap(text, most, (part) => part.replace(/[ัิ-ฺ็-๎]/g, '').length);

test('does not divide compounds such as มหาวิทยาลัย', () => {
  expect(lines('จังหวัด/มหาวิทยาลัย', 11)).toEqual(['จังหวัด/', 'มหาวิทยาลัย']);
  expect(lines('อาคารหอสมุด', 8)).toEqual(['อาคาร', 'หอสมุด']);
  expect(lines('รายงานผลงานวิชาการ', 9)).toEqual(['รายงาน', 'ผลงาน', 'วิชาการ']);
});

test('a compound that is longer than a line breaks between graphemes', () => {
  expect(lines('มหาวิทยาลัย', 5).join('')).toBe('มหาวิทยาลัย');
});
