import { expect, test } from 'vitest';
import { foldForSearch, searchFor, searchText, searchWords } from './search-text.ts';

test.each([
  ['two sara e', 'เเบบ', 'แบบ'],
  ['nikhahit and sara aa', 'ท\u0e4dา', 'ทำ'],
  ['nikhahit and sara aa with a tone mark between', 'น\u0e4d\u0e49า', 'น้ำ'],
  ['nikhahit and sara aa after a tone mark', 'น\u0e49\u0e4dา', 'น้ำ'],
  ['a tone mark typed before its vowel', 'ท\u0e48\u0e35', 'ที่'],
  ['a tone mark typed before sara u', 'ค\u0e48\u0e39', 'คู่'],
  ['Thai digits', 'ปี ๒๕๖๙', 'ปี 2569'],
  ['case', 'RÉSUMÉ', 'résumé'],
  ['a letter and a combining mark', 'e\u0301', 'é'],
  ['a soft hyphen', 'ศิลป\u00adศาสตร์', 'ศิลปศาสตร์'],
  ['marks of direction', '\u202a02-123-4567\u202c', '02-123-4567'],
  ['zero-width spaces', 'ทุน\u200bการศึกษา\ufeff', 'ทุนการศึกษา'],
])('folds %s', (_, written, folded) => {
  expect(foldForSearch(written)).toBe(foldForSearch(folded));
  expect(foldForSearch(folded)).toBe(folded.toLowerCase());
});

test('keeps different letters different', () => {
  expect(foldForSearch('เเม่')).not.toBe(foldForSearch('เม่'));
  expect(foldForSearch('ทํ')).toBe('ทํ');
});

test('searchText joins the folded parts', () => expect(searchText('ทุน', '', 'Ab ๑')).toBe('ทุน\nab 1'));

test('searchWords returns each word once, eight at most', () => {
  expect(searchWords('  ทุน  ประกาศ ทุน ')).toEqual([['ทุน'], ['ประกาศ']]);
  expect(searchWords('1 2 3 4 5 6 7 8 9')).toHaveLength(8);
  expect(searchWords(' ')).toEqual([]);
});

test.each([
  ['2569', ['2569', '2026']],
  ['๒๐๒๖', ['2026', '2569']],
  ['1/2569', ['1/2569', '1/2026']],
  ['ปี2569', ['ปี2569', 'ปี2026']],
  ['2399', ['2399']],
  ['1234', ['1234']],
  ['25690', ['25690']],
])('searches for the year in %s in both eras', (written, spellings) => expect(searchWords(written)).toEqual([spellings]));

test.each([
  ['ประกาศ ทุน', true],
  ['๒๕๖๙ ทุน', true],
  ['2026', true],
  ['EXCHANGE', true],
  ['ทุน 2568', false],
  ['', true],
])('finds %j in a text: %s', (q, isFound) => expect(searchFor(q)('ทุนการศึกษา Exchange ปี 2569 (ประกาศ)')).toBe(isFound));
