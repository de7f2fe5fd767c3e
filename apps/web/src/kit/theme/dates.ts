import type { Language } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra, toCommonEra } from '@faculty/contracts/kit/dates/era';
import { inBangkok } from '@faculty/contracts/kit/dates/today';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/**
 * A calendar day (`2026-11-20`) or a moment's day in Bangkok: `20/11/2569`, in English `20 Nov 2026`. Without `Intl`: every list shows such
 * days first, and would wait for its calendars.
 */
export function dayText(value: string | Date, language: Language): string {
  const written = typeof value === 'string' ? value : inBangkok(value);
  const [year = 0, month = 0, day = 0] = written.slice(0, 10).split('-').map(Number);
  // day/month/Buddhist year, as documented
  return language === 'th' ? `${day}/${month}/${toBuddhistEra(year)}` : `${day} ${months[month - 1]} ${year}`;
}

/** A moment's time in Bangkok, by 24 hours: `14:05`. */
export function clockText(value: string | Date): string {
  return inBangkok(new Date(value)).slice(11);
}

/** A moment in Bangkok: `20/11/2569 14:05`, in English `20 Nov 2026 14:05`. */
export function momentText(value: string | Date, language: Language): string {
  return `${dayText(new Date(value), language)} ${clockText(value)}`;
}

/** A Buddhist year of a record: `2569`, in English `2026`. */
export function yearText(year: number, language: Language): string {
  return String(language === 'th' ? year : toCommonEra(year));
}
