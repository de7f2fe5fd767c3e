import { describe, expect, it } from 'vitest';
import { dayForInput, dayInFull, isDay, parseDay } from './day-text.ts';

describe('a typed day', () => {
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
  ])('%s is %s', (text, day) => expect(parseDay(text)).toBe(day));

  it('of two digits takes the year nearest to today, in either era', () => {
    const thisYear = new Date().getFullYear();
    const buddhist = String((thisYear + 543) % 100).padStart(2, '0');
    const gregorian = String(thisYear % 100).padStart(2, '0');
    expect(parseDay(`1/2/${buddhist}`)).toBe(`${thisYear}-02-01`);
    expect(parseDay(`1/2/${gregorian}`)).toBe(`${thisYear}-02-01`);
  });

  it.each(['31/2/2569', '29/2/2569', '0/1/2569', '1/13/2569', '20/11', 'พรุ่งนี้', '1/1/69000', '', '20 xyz 2569'])('%j is no day', (text) =>
    expect(parseDay(text)).toBeNull(),
  );
});

describe('a day on screen', () => {
  it('is Buddhist in Thai and Gregorian in English', () => {
    expect(dayForInput('2026-11-05', 'th')).toBe('05/11/2569');
    expect(dayForInput('2026-11-05', 'en')).toBe('05/11/2026');
  });

  it('has the other era beside it', () => {
    expect(dayInFull('2026-11-20', 'th')).toContain('พ.ศ. 2569 (ค.ศ. 2026)');
    expect(dayInFull('2026-11-20', 'en')).toBe('Friday 20 November 2026 (B.E. 2569)');
  });

  it('can be read back as it was written', () => {
    for (const language of ['th', 'en'] as const) expect(parseDay(dayForInput('2026-02-28', language))).toBe('2026-02-28');
  });
});

it('only a real day in ISO form is a day', () => {
  expect(isDay('2026-11-20')).toBe(true);
  for (const value of ['2026-02-30', '20/11/2569', '', null]) expect(isDay(value)).toBe(false);
});
