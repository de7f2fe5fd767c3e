import type { Language } from '@faculty/contracts/kit/bilingual';
import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';

const locales = { th: 'th-TH-u-nu-latn-ca-gregory', en: 'en-GB' } as const;

const format = (language: Language, options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const yearOf = (day: string, language: Language) => (language === 'th' ? buddhistYearOf(day) : Number(day.slice(0, 4)));

/** `พฤศจิกายน 2569`, `November 2026`. */
export function monthWords(month: string, language: Language): string {
  const day = `${month}-01`;
  return `${format(language, { month: 'long' }, day)} ${yearOf(day, language)}`;
}

/** `20 พฤศจิกายน 2569`, `20 November 2026`. */
export function dayWords(day: string, language: Language): string {
  return `${Number(day.slice(8))} ${monthWords(day.slice(0, 7), language)}`;
}

/** `ธ.ค.`, `Dec`. */
export const shortMonth = (month: string, language: Language): string => format(language, { month: 'short' }, `${month.slice(0, 7)}-01`);

/** `วันศุกร์`, `Friday`. */
export const weekdayWord = (day: string, language: Language): string => format(language, { weekday: 'long' }, day);

/** From when to when, in as few words as it takes. */
export function spanWords({ start_date, end_date }: { start_date: string; end_date: string }, language: Language): string {
  if (start_date === end_date) return dayWords(start_date, language);
  const sameMonth = start_date.slice(0, 7) === end_date.slice(0, 7);
  return `${sameMonth ? Number(start_date.slice(8)) : dayWords(start_date, language)}–${dayWords(end_date, language)}`;
}
