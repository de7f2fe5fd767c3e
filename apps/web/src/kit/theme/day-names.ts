import type { Language } from '@faculty/contracts/kit/bilingual';
import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';

const locales = { th: 'th-TH-u-nu-latn-ca-gregory', en: 'en-GB' } as const;

/** A part of a day in words: `ธ.ค.` or `Dec`, `วันศุกร์` or `Friday`. */
export const dayPart = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const yearOf = (day: string, language: Language) => (language === 'th' ? buddhistYearOf(day) : Number(day.slice(0, 4)));

/** `พฤศจิกายน 2569`, `November 2026`. */
export function monthWords(month: string, language: Language): string {
  const day = `${month}-01`;
  return `${dayPart(day, language, { month: 'long' })} ${yearOf(day, language)}`;
}

/** `20 พฤศจิกายน 2569`, `20 November 2026`. */
export function dayWords(day: string, language: Language): string {
  return `${Number(day.slice(8))} ${monthWords(day.slice(0, 7), language)}`;
}
