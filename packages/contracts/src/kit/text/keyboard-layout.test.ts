import { expect, test } from 'vitest';
import { onOtherLayout } from './keyboard-layout.ts';

test.each([
  ['l;ylfu', 'สวัสดี'],
  ['สวัสดี', 'l;ylfu'],
  ['xitdkL', 'ประกาศ'],
  ['m6o', 'ทุน'],
  ['ืำไห', 'news'],
  ['ฆนทแ้ฟร', 'Somchai'],
  ['m6oA', 'ทุนฤ'],
])('converts %s to %s', (typed, converted) => expect(onOtherLayout(typed)).toBe(converted));

test('every key of one layout maps to one key of the other, with Shift and without', () => {
  const printable = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  const thai = printable.map((key) => onOtherLayout(key) as string);
  expect(thai.every((letter) => letter?.length === 1)).toBe(true);
  expect(new Set(thai).size).toBe(94);
  const letters = thai.filter((letter) => /[\u0e01-\u0e5b]/.test(letter));
  expect(letters).toHaveLength(83);
  for (const letter of letters) expect(onOtherLayout(onOtherLayout(letter) as string)).toBe(letter);
});

test('returns undefined for a text that no single layout can type', () => {
  expect(onOtherLayout('ทa')).toBeUndefined();
  expect(onOtherLayout('é')).toBeUndefined();
});
