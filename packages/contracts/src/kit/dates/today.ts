/** Offset of Bangkok from UTC in milliseconds; there is no daylight saving time. */
const bangkokOffset = 7 * 60 * 60 * 1000;

/**
 * Day and time in Bangkok at a moment, `YYYY-MM-DDTHH:mm`, independent of the local time zone. Calculated without `Intl`, because loading
 * its calendars on a slow phone takes longer than all other code of a list.
 * @throws RangeError for an invalid date
 */
export function inBangkok(moment: Date): string {
  return new Date(moment.getTime() + bangkokOffset).toISOString().slice(0, 16);
}

/** Today in Bangkok, `YYYY-MM-DD`. */
export function todayInBangkok(now = new Date()): string {
  return inBangkok(now).slice(0, 10);
}
