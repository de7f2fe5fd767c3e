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
