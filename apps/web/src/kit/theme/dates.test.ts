import { expect, test } from 'vitest';
import { clockText, dayText, momentText } from './dates.ts';

test('a day is day/month/Buddhist year in Thai, with the month’s name in English', () => {
  expect(dayText('2026-11-05', 'th')).toBe('5/11/2569');
  expect(dayText('2026-11-05', 'en')).toBe('5 Nov 2026');
});

test('the months equal the browser’s English names', () => {
  const inEnglish = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-28`;
    expect(dayText(day, 'en')).toBe(inEnglish.format(new Date(`${day}T00:00:00Z`)));
  }
});

test('a moment is shown in Bangkok time, whatever the time zone', () => {
  const newYear = new Date('2026-12-31T17:30:00.000Z');
  expect(dayText(newYear, 'th')).toBe('1/1/2570');
  expect(clockText(newYear)).toBe('00:30');
  expect(momentText(newYear, 'th')).toBe('1/1/2570 00:30');
  expect(momentText('2026-12-31T17:30:00.000Z', 'en')).toBe('1 Jan 2027 00:30');
});
