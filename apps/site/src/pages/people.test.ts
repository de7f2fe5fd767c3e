import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { termOf } from './people.ts';

const th = { lang: 'th', t: wordsIn('th') } as const;

test.each([
  ['2018-10-01', '2022-09-30', '2561 – 2565'],
  ['2022-10-01', '2022-12-30', '2565'],
  ['2022-10-01', null, '2565 – ปัจจุบัน'],
  ['2022-10-01', '2999-11-30', '2565 – 30 พฤศจิกายน 3542'],
  ['2999-12-01', null, 'ตั้งแต่ 1 ธันวาคม 3542'],
])('a term from %s to %s is shown as %s', (direct_dean_start_date, direct_dean_end_date, shown) => {
  expect(termOf(th, { direct_dean_start_date, direct_dean_end_date })).toBe(shown);
});
