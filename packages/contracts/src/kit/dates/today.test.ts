import { expect, test } from 'vitest';
import { inBangkok, todayInBangkok } from './today.ts';

const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Bangkok' });

test('inBangkok agrees with Intl', () => {
  const step = 86_400_000 + 3_599_000;
  for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2100, 0, 1); at += step * 7) {
    const moment = new Date(at);
    expect(inBangkok(moment)).toBe(calendar.format(moment).replace(' ', 'T'));
  }
});

test('todayInBangkok changes at 17:00 UTC', () => {
  expect(todayInBangkok(new Date('2026-12-31T16:59:59.999Z'))).toBe('2026-12-31');
  expect(todayInBangkok(new Date('2026-12-31T17:00:00.000Z'))).toBe('2027-01-01');
});
