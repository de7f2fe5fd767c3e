import type { Showing } from '@faculty/contracts/kit/dates/showing';

/** Value of a `DATE` column, which Prisma returns as midnight UTC, as `YYYY-MM-DD`. */
export const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** `YYYY-MM-DD` as midnight UTC, for a `DATE` column. */
export const dayDate = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The `DATE` column of `lookAgainFields`. */
export const lookAgainData = ({ review_on }: { review_on: string | null }) => ({ review_on: review_on && dayDate(review_on) });

/** The `DATE` columns of a body's showing period. */
export const showingData = ({ show_start_date, show_end_date }: Showing) => ({
  show_start_date: show_start_date && dayDate(show_start_date),
  show_end_date: show_end_date && dayDate(show_end_date),
});
