/** Bangkok is so far ahead of UTC, summer and winter. */
const ahead = 7 * 60 * 60 * 1000;

/**
 * Day and time in Bangkok at a moment, `YYYY-MM-DDTHH:mm`, wherever server and browser stand: at one in the morning there, UTC is still at
 * yesterday. Counted, as `Intl` first loads the calendars of the world, which takes a slow phone longer than all other code of a list.
 * @throws RangeError for a moment that is none
 */
export function inBangkok(moment: Date): string {
  return new Date(moment.getTime() + ahead).toISOString().slice(0, 16);
}

/** Today in Bangkok, `YYYY-MM-DD`. */
export function todayInBangkok(now = new Date()): string {
  return inBangkok(now).slice(0, 10);
}
