import { memberLevel } from '@faculty/contracts/members/member';
import { expect, test } from 'vitest';
import { readDay, readMoment } from '../src/values/days.ts';
import { readId, readNumber, readPercent, readYear } from '../src/values/numbers.ts';
import { readChoice, readFlag, readList, readText } from '../src/values/words.ts';

const not = { ok: false };
const is = (value: unknown) => ({ ok: true, value });

test.each([
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
  ['Jan 5, 2026', '2026-01-05'],
  ['29/02/2567', '2024-02-29'],
])('the day %s is %s', (given, day) => expect(readDay(given)).toEqual(is(day)));

test.each(['5/1/69', 45000, '45000', '20102011', '2568-02-29', '12/25/2024', '5 Marketing 2026', 'ปี 2569', '1069-01-05', '05/2569', {}])(
  'the day %s is not guessed',
  (given) => expect(readDay(given)).toEqual(not),
);

test.each(['', null, undefined, '-', '0000-00-00', '0000-00-00 00:00:00', 'NULL'])('the day %s is none', (given) =>
  expect(readDay(given)).toEqual(is(null)),
);

test.each([
  ['2025-06-02 09:00:00', '2025-06-02T02:00:00.000Z'],
  ['02/06/2568 09:00', '2025-06-02T02:00:00.000Z'],
  ['2025-06-02T09:00:00Z', '2025-06-02T09:00:00.000Z'],
  ['2025-06-02T09:00:00+0700', '2025-06-02T02:00:00.000Z'],
  ['2 มิ.ย. 2568 เวลา 09.00 น.', '2025-06-02T02:00:00.000Z'],
])('the moment %s is %s', (given, moment) => expect(readMoment(given)).toEqual(is(new Date(moment))));

test('a day without a time, a wrong time, and half a day are no moments', () => {
  for (const given of ['2025-06-02', '2025-06-02 25:00', '2/6/2025 1:05:00 PM', '09:00']) expect(readMoment(given), given).toEqual(not);
});

test('numbers, percents, identifiers and years are what is written', () => {
  expect(['1,250.50', '๕๐', ' 12 ', -5, 'null'].map(readNumber)).toEqual([1250.5, 50, 12, -5, null].map(is));
  expect(['1,5', '12a', '1e3', '0x10', true, [], '5-6'].map(readNumber)).toEqual(Array(7).fill(not));
  expect(['50%', 'ร้อยละ 50', 50].map(readPercent)).toEqual([50, 50, 50].map(is));
  expect(['3', 3, '12.0'].map(readId)).toEqual([3, 3, 12].map(is));
  expect(['0', -5, 'all', '1.5', 3e9].map(readId)).toEqual(Array(5).fill(not));
  expect(['2567', 2024, 'พ.ศ. 2567', 'ค.ศ. 2024', '๒๕๖๗'].map(readYear)).toEqual(Array(5).fill(is(2567)));
  expect(['2568-2569', 'ปีที่ 12', '67', 'พ.ศ. 2024', 12].map(readYear)).toEqual(Array(5).fill(not));
});

test('flags, choices, lists and texts', () => {
  expect(['Y', 'y', 1, '1', true, 't', 'ใช้งาน'].map(readFlag)).toEqual(Array(7).fill(is('Y')));
  expect(['N', 'n', 0, false, 'ยกเลิก'].map(readFlag)).toEqual(Array(5).fill(is('N')));
  expect([null, ''].map(readFlag)).toEqual([is(null), is(null)]);
  expect(['2', 'X', 'maybe', {}].map(readFlag)).toEqual(Array(4).fill(not));
  expect(['Graduate', 'บัณฑิตศึกษา', 'doctor'].map((value) => readChoice(value, memberLevel.words))).toEqual([
    is('graduate'),
    is('graduate'),
    not,
  ]);
  expect([['A', 'B'], 'A, B', '["A","B"]', 'A;B', [{ code: 'A' }, { code: 'B' }]].map(readList)).toEqual(Array(5).fill(is(['A', 'B'])));
  expect([null, '', [{ icon: 'x' }]].map(readList)).toEqual([is([]), is([]), not]);
  expect(['ข่าว\u0000ดี\ud800', '\ufffd\ufffd\ufffd \ufffd', 'หนึ่งตัว\ufffdเสีย'].map(readText)).toEqual([
    is('ข่าวดี'),
    not,
    is('หนึ่งตัว\ufffdเสีย'),
  ]);
});
