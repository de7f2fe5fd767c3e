import { describe, expect, it } from 'vitest';
import { daysWithin, parseDay, parseMonth } from './day-text.ts';
import { toBuddhistEra, yearOfTwoDigits } from './era.ts';

describe('parseDay', () => {
  it.each([
    ['20/11/2569', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['5/3/2569', '2026-03-05'],
    ['20-11-2569', '2026-11-20'],
    ['20.11.2569', '2026-11-20'],
    [' 20 11 2569 ', '2026-11-20'],
    ['20112569', '2026-11-20'],
    ['๗/๘/๒๕๖๙', '2026-08-07'],
    ['20 พฤศจิกายน 2569', '2026-11-20'],
    ['20 พ.ย. 2569', '2026-11-20'],
    ['20 พย 69', '2026-11-20'],
    ['1 มกราคม พ.ศ. 2570', '2027-01-01'],
    ['20 Nov 2026', '2026-11-20'],
    ['20 November 2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2569-11-20', '2026-11-20'],
    ['29/2/2567', '2024-02-29'],
  ])('reads %s as %s', (text, day) => expect(parseDay(text)).toBe(day));

  it('resolves a year of two digits in either era', () => {
    const thisYear = new Date().getFullYear();
    for (const digits of [thisYear % 100, toBuddhistEra(thisYear) % 100, 40, 99])
      expect(parseDay(`1/2/${String(digits).padStart(2, '0')}`)).toBe(`${yearOfTwoDigits(digits)}-02-01`);
  });

  it.each(['31/2/2569', '29/2/2569', '0/1/2569', '1/13/2569', '20/11', 'พรุ่งนี้', '1/1/69000', '27/11/3112', '2701-11-27', '', '20 xyz 2569'])(
    'rejects %j',
    (text) => expect(parseDay(text)).toBeNull(),
  );
});

describe('daysWithin', () => {
  it.each([
    ['ค่าย 22/11/2569', '2026-11-22', 'ค่าย'],
    ['22/11/69 ค่ายอาสา', '2026-11-22', 'ค่ายอาสา'],
    ['ค่าย 22 พ.ย. 2569 อุบล', '2026-11-22', 'ค่าย อุบล'],
    ['๒๒ พฤศจิกายน พ.ศ. ๒๕๖๙', '2026-11-22', ''],
    ['22พย69', '2026-11-22', ''],
    ['2026-11-22', '2026-11-22', ''],
    ['22 November 2026', '2026-11-22', ''],
    ['ห้อง 12 ชั้น 3 วันที่ 5 22.11.2569', '2026-11-22', 'ห้อง 12 ชั้น 3 วันที่ 5'],
  ])('finds the day in %j', (text, day, rest) => expect(daysWithin(text)).toEqual({ from: day, to: day, rest }));

  it.each([
    ['กันยายน 2569', '2026-09', '30', ''],
    ['ก.ย. 69', '2026-09', '30', ''],
    ['ก.ย.69', '2026-09', '30', ''],
    ['9/2569', '2026-09', '30', ''],
    ['09/2026', '2026-09', '30', ''],
    ['2569-09', '2026-09', '30', ''],
    ['September 2026', '2026-09', '30', ''],
    ['Sep 2026 camp', '2026-09', '30', 'camp'],
    ['ทุน ๒/๒๕๖๗', '2024-02', '29', 'ทุน'],
    ['ประกวด กุมภาพันธ์ พ.ศ. 2569 รอบแรก', '2026-02', '28', 'ประกวด รอบแรก'],
  ])('finds the month in %j', (text, month, last, rest) =>
    expect(daysWithin(text)).toEqual({ from: `${month}-01`, to: `${month}-${last}`, rest }),
  );

  it.each([
    '',
    'ประกาศ 2569',
    '10.1234/5678',
    '10.2026/5678',
    '192.168.1.20',
    '31/2/2569',
    'ชั้น 12 ห้อง 20',
    'Marketing 2026',
    'mayor 20',
    '13/2569',
    '1-2-3',
    '022/11/25690',
  ])('finds nothing in %j', (text) => expect(daysWithin(text)).toBeNull());

  it('takes less than 50 ms for adversarial texts', () => {
    const start = performance.now();
    for (const part of ['1/', '1 ก', '11', ' ', '1-1-', 'ก', 'a1']) daysWithin(part.repeat(100).slice(0, 100));
    expect(performance.now() - start).toBeLessThan(50);
  });
});

it.each([
  ['5/2567', '2024-05'],
  ['05-2024', '2024-05'],
  ['พฤษภาคม 2567', '2024-05'],
  ['พ.ค. 67', '2024-05'],
  ['พ.ค. พ.ศ. ๒๕๖๗', '2024-05'],
  ['May 2024', '2024-05'],
  ['2024-05', '2024-05'],
  ['13/2567', null],
  ['5/25', null],
  ['2567', null],
  ['5/3112', null],
  ['', null],
])('parseMonth reads %s as %s', (text, month) => {
  expect(parseMonth(text)).toBe(month);
});
