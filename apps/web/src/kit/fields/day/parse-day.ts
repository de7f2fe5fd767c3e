import type { Language } from '@faculty/contracts/kit/bilingual';
import { parseDay } from '@faculty/contracts/kit/dates/day-text';
import { buddhistYearOf, toBuddhistEra } from '@faculty/contracts/kit/dates/era';

/** Whether a value is a day and not something half typed. */
export function isDay(value: string | null): value is string {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && parseDay(value) === value;
}

/** A day for an input, in the era of the language: `5/3/2569` as in lists, in English `5/3/2026`. */
export function dayForInput(iso: string, language: Language): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${Number(day)}/${Number(month)}/${language === 'th' ? buddhistYearOf(iso) : year}`;
}

/** A day in full, with the year of the other era in brackets. */
export function dayInFull(iso: string, language: Language): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const year = date.getUTCFullYear();
  if (language === 'en') {
    const words = new Intl.DateTimeFormat('en-GB', options).format(date);
    return `${words} ${year} (B.E. ${toBuddhistEra(year)})`;
  }
  const words = new Intl.DateTimeFormat('th-TH-u-nu-latn', options).format(date);
  return `${words} พ.ศ. ${toBuddhistEra(year)} (ค.ศ. ${year})`;
}
