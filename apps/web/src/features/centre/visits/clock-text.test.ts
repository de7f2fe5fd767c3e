import { expect, test } from 'vitest';
import { parseClock } from './moment-field.tsx';

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['14.30 น.', '14:30'],
  ['๑๔:๓๐', '14:30'],
  ['1430', '14:30'],
  ['905', '09:05'],
  ['00:00', '00:00'],
])('%s is %s', (typed, clock) => expect(parseClock(typed)).toBe(clock));

test.each(['', '14', '24:00', '12:60', '14:3', '2:29 PM', '14:30:00', 'บ่ายสอง'])('“%s” is no time of the day', (typed) =>
  expect(parseClock(typed)).toBeNull(),
);
