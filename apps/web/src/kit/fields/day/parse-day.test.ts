import { parseDay } from '@faculty/contracts/kit/dates/day-text';
import { describe, expect, it } from 'vitest';
import { dayForInput, dayInFull, isDay } from './parse-day.ts';

describe('a day on screen', () => {
  it('is Buddhist in Thai and Gregorian in English', () => {
    expect(dayForInput('2026-11-05', 'th')).toBe('5/11/2569');
    expect(dayForInput('2026-11-05', 'en')).toBe('5/11/2026');
  });

  it('shows the year of the other era too', () => {
    expect(dayInFull('2026-11-20', 'th')).toContain('พ.ศ. 2569 (ค.ศ. 2026)');
    expect(dayInFull('2026-11-20', 'en')).toBe('Friday 20 November 2026 (B.E. 2569)');
  });

  it('is parsed as it is displayed', () => {
    for (const language of ['th', 'en'] as const) expect(parseDay(dayForInput('2026-02-28', language))).toBe('2026-02-28');
  });
});

it('only an existing ISO date is a day', () => {
  expect(isDay('2026-11-20')).toBe(true);
  for (const value of ['2026-02-30', '20/11/2569', '', null]) expect(isDay(value)).toBe(false);
});
