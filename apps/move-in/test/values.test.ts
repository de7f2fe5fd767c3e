import { memberLevel } from '@faculty/contracts/members/member';
import { expect, test } from 'vitest';
import { readChoice, readDay, readFlag, readId, readList, readMoment, readNumber, readText, readYear } from '../src/values.ts';

test.each<[unknown, string | null | undefined]>([
  ['2026-01-05', '2026-01-05'],
  ['2569-01-05', '2026-01-05'],
  ['2026-01-05 23:10:00', '2026-01-05'],
  ['2026-01-05T23:10:00.000Z', '2026-01-06'],
  ['05/01/2569', '2026-01-05'],
  ['5-1-2026', '2026-01-05'],
  ['๕ ม.ค. ๒๕๖๙', '2026-01-05'],
  ['วันที่ 5 มกราคม พ.ศ. 2569', '2026-01-05'],
  ['วันจันทร์ที่ 5 มกราคม 2569', '2026-01-05'],
  ['5 January 2026', '2026-01-05'],
  ['29/02/2567', '2024-02-29'],
  ...['', null, undefined, '-', '0000-00-00', '0000-00-00 00:00:00', 'NULL'].map((none): [unknown, null] => [none, null]),
  // not guessed
  ...['5/1/69', 45000, '45000', '20102011', '2568-02-29', '12/25/2024', '5 Marketing 2026', 'ปี 2569', '1069-01-05', '05/2569', {}].map(
    (given): [unknown, undefined] => [given, undefined],
  ),
])('the day %s is %s', (given, day) => expect(readDay(given)).toBe(day));

test.each<[unknown, string | undefined]>([
  ['2025-06-02 09:00:00', '2025-06-02T02:00:00.000Z'],
  ['02/06/2568 09:00', '2025-06-02T02:00:00.000Z'],
  ['2025-06-02T09:00:00.5Z', '2025-06-02T09:00:00.500Z'],
  ['2025-06-02T09:00:00+0630', '2025-06-02T02:30:00.000Z'],
  ['2025-06-02 09:00:00+07', '2025-06-02T02:00:00.000Z'],
  ['2 มิ.ย. 2568 เวลา 09.00 น.', '2025-06-02T02:00:00.000Z'],
  ...['2025-06-02', '2025-06-02 25:00', '2/6/2025 1:05:00 PM', '09:00', '2025-06-02 09:75'].map((given): [unknown, undefined] => [
    given,
    undefined,
  ]),
])('the moment %s is %s', (given, moment) => expect(readMoment(given)?.toISOString()).toBe(moment));

test('numbers, percents, identifiers and years are what is written', () => {
  expect(['1,250.50', '๕๐', ' 12 ', -5, '50%', 'ร้อยละ 50', 'null'].map(readNumber)).toEqual([1250.5, 50, 12, -5, 50, 50, null]);
  expect(['1,5', '12a', '1e3', '0x10', true, [], '5-6'].map(readNumber)).toEqual(Array(7).fill(undefined));
  expect(['3', 3, '12.0'].map(readId)).toEqual([3, 3, 12]);
  expect(['0', -5, 'all', '1.5', 3e9].map(readId)).toEqual(Array(5).fill(undefined));
  expect(['2567', 2024, 'พ.ศ. 2567', 'ค.ศ. 2024', '๒๕๖๗'].map(readYear)).toEqual(Array(5).fill(2567));
  expect(['2568-2569', 'ปีที่ 12', '67', 'พ.ศ. 2024', 12].map(readYear)).toEqual(Array(5).fill(undefined));
});

test('flags, choices, lists and texts', () => {
  expect(['Y', 'y', 1, '1', true, 't', 'ใช้งาน'].map(readFlag)).toEqual(Array(7).fill('Y'));
  expect(['N', 'n', 0, false, 'ยกเลิก'].map(readFlag)).toEqual(Array(5).fill('N'));
  expect([null, '', '2', 'X', 'maybe', {}].map(readFlag)).toEqual([null, null, ...Array(4).fill(undefined)]);
  expect(['Graduate', 'บัณฑิตศึกษา', 'doctor'].map((value) => readChoice(value, memberLevel.words))).toEqual([
    'graduate',
    'graduate',
    undefined,
  ]);
  expect([['A', 'B'], 'A, B', '["A","B"]'].map(readList)).toEqual(Array(3).fill(['A', 'B']));
  expect([null, '', [{ icon: 'x' }]].map(readList)).toEqual([[], [], undefined]);
  expect(['ข่าว\u0000ดี\ud800', '\ufffd\ufffd\ufffd \ufffd', 'หนึ่งตัว\ufffdเสีย'].map(readText)).toEqual(['ข่าวดี', undefined, 'หนึ่งตัว\ufffdเสีย']);
});
