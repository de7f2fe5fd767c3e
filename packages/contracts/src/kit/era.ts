import { todayInBangkok } from './today.ts';

/** The Buddhist era counted so many years when the common era began. */
const yearsBefore = 543;

/** A Buddhist year below this would be one of the common era: 2399 is 1856. */
export const firstBuddhistYear = 2400;

/** The year of the Buddhist era that one of the common era is: 2026 is 2569. */
export const toBuddhistEra = (year: number): number => year + yearsBefore;

/** The year of the common era that one of the Buddhist era is: 2569 is 2026. */
export const toCommonEra = (year: number): number => year - yearsBefore;

/** The Buddhist year a year means, of whichever era: 2567 and 2024 are the same. */
export const inBuddhistEra = (year: number): number => (year >= firstBuddhistYear ? year : toBuddhistEra(year));

/** The year of the common era a year means, of whichever era. */
export const inCommonEra = (year: number): number => (year >= firstBuddhistYear ? toCommonEra(year) : year);

/** The Buddhist year of a day, `YYYY-MM-DD`. */
export const buddhistYearOf = (day: string): number => toBuddhistEra(Number(day.slice(0, 4)));

/** What people write in two digits and lies ahead (agreements, cards, terms) ends within so many years; what would lie further ahead is past. */
const mostYearsAhead = 10;

/**
 * The year of the common era that two digits mean, wherever somebody types a year or a date: of the years that end in them in either era
 * and are at most ten years ahead, the one nearest to today. In 2026, which is 2569, 69 is 2569, 26 is 2026, 72 is 2572, 40 is 2540
 * (2040 is too far ahead) and 99 is 1999. Each is right for most, and the whole year stands in the field once it is left, with the other
 * era beside it.
 */
export function yearOfTwoDigits(digits: number, thisYear = Number(todayInBangkok().slice(0, 4))): number {
  const latest = thisYear + mostYearsAhead;
  const inEither = [latest, toBuddhistEra(latest)].map((last) => latest - ((last - digits) % 100));
  return inEither.reduce((best, other) => (Math.abs(other - thisYear) < Math.abs(best - thisYear) ? other : best));
}
