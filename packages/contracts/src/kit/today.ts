const inBangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Today in Bangkok, `YYYY-MM-DD`, wherever server and browser stand: at one in the morning there, UTC is still at yesterday. */
export function todayInBangkok(now = new Date()): string {
  return inBangkok.format(now);
}
