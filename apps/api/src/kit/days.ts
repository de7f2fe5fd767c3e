/** Day of a `DATE` column, which Prisma gives as midnight UTC: `YYYY-MM-DD`. */
export const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** For a `DATE` column. */
export const dayDate = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** Today in Bangkok, `YYYY-MM-DD`: at one in the morning there, UTC is still at yesterday. */
export function todayInBangkok(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
