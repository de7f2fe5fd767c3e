import { todayInBangkok } from './today.ts';

/** Years between the Buddhist and the common era. */
const eraOffset = 543;

/** A smaller year is taken as Gregorian: 2399 B.E. would be 1856. */
export const firstBuddhistYear = 2400;
/** A greater year is a slip: 2700 B.E. will be 2157. */
export const lastBuddhistYear = 2700;
export const isBuddhistYear = (year: number): boolean => year >= firstBuddhistYear && year <= lastBuddhistYear;

/** Gregorian to Buddhist: 2026 to 2569. */
export const toBuddhistEra = (year: number): number => year + eraOffset;

/** Buddhist to Gregorian: 2569 to 2026. */
export const toCommonEra = (year: number): number => year - eraOffset;

/** The Buddhist year of a year in either era: 2567 and 2024 both give 2567. */
export const inBuddhistEra = (year: number): number => (year >= firstBuddhistYear ? year : toBuddhistEra(year));

/** The Gregorian year of a year in either era. */
export const inCommonEra = (year: number): number => (year >= firstBuddhistYear ? toCommonEra(year) : year);

/** A day, month or moment in ISO form in the common era: `2569-11-27`, as some clients write it, is `2026-11-27`. */
export function isoInCommonEra(iso: string): string {
  const year = /^\d{4}(?=-)/.exec(iso)?.[0];
  return year !== undefined && isBuddhistYear(Number(year)) ? toCommonEra(Number(year)) + iso.slice(4) : iso;
}

/** The Buddhist year of a day, `YYYY-MM-DD`. */
export const buddhistYearOf = (day: string): number => toBuddhistEra(Number(day.slice(0, 4)));

/** A year of two digits is at most so many years in the future (ends of agreements, cards, terms); otherwise it is in the past. */
const maxYearsAhead = 10;

/**
 * The Gregorian year of two typed digits: of the years that end in them in either era and are at most ten years ahead, the nearest to
 * today. In 2026 (2569 B.E.), 69 is 2569, 26 is 2026, 72 is 2572, 40 is 2540 (2040 is too far ahead) and 99 is 1999. A wrong guess is
 * visible: on blur the field shows the full year in both eras.
 */
export function yearOfTwoDigits(digits: number, thisYear = Number(todayInBangkok().slice(0, 4))): number {
  const latest = thisYear + maxYearsAhead;
  const candidates = [latest, toBuddhistEra(latest)].map((last) => latest - ((last - digits) % 100));
  return candidates.reduce((best, other) => (Math.abs(other - thisYear) < Math.abs(best - thisYear) ? other : best));
}
