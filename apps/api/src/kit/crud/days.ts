import type { Showing } from '@faculty/contracts/kit/dates/showing';

/** Day of a `DATE` column, which Prisma gives as midnight UTC: `YYYY-MM-DD`. */
export const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** For a `DATE` column. */
export const dayDate = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The columns of a showing period, of a body. */
export const showingData = ({ show_start_date, show_end_date }: Showing) => ({
  show_start_date: show_start_date && dayDate(show_start_date),
  show_end_date: show_end_date && dayDate(show_end_date),
});
