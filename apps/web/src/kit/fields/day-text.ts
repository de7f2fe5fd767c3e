import { arabicDigits } from '@faculty/contracts/kit/digits';
import { buddhistYearOf, inCommonEra, toBuddhistEra, toCommonEra } from '@faculty/contracts/kit/era';
import type { Language } from '@faculty/contracts/kit/words';

const months = {
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
  thFull: [
    ...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน'],
    ...['กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
  ],
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
};

/**
 * Reads a day as people write it: `20/11/2569`, `20-11-2026`, `20112569`, `20/11/69`, `20 พ.ย. 2569`, `20 Nov 2026`,
 * in Thai digits too. The year may be Buddhist or Gregorian. Answers `YYYY-MM-DD`, or null when it is no day.
 */
export function parseDay(text: string): string | null {
  const plain = arabicDigits(text).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return isoDay(Number(iso[3]), Number(iso[2]), yearOf(iso[1] ?? ''));
  const written =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(plain) ??
    /^(\d{1,2})\s*([^\d\s]+)\s*(?:พ\.ศ\.|ค\.ศ\.)?\s*(\d{4}|\d{2})$/.exec(plain);
  if (!written) return null;
  const [, day = '', month = '', year = ''] = written;
  return isoDay(Number(day), monthOf(month), yearOf(year));
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const lower = text.toLowerCase();
  const index = [
    months.thFull.indexOf(text),
    months.th.findIndex((short) => short.replaceAll('.', '') === text.replaceAll('.', '')),
    months.en.findIndex((short) => lower.startsWith(short)),
  ].find((found) => found >= 0);
  return (index ?? -1) + 1;
}

/** Gregorian year. Two digits mean the year nearest to today in either calendar: 69 is 2569, 26 is 2026. */
function yearOf(text: string): number {
  const year = Number(text);
  if (text.length > 2) return inCommonEra(year);
  const today = new Date().getFullYear();
  const candidates = [toCommonEra(2500 + year), 2000 + year];
  return candidates.reduce((best, other) => (Math.abs(other - today) < Math.abs(best - today) ? other : best));
}

function isoDay(day: number, month: number, year: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 ? date.toISOString().slice(0, 10) : null;
}

/** Whether a value is a day and not something half typed. */
export function isDay(value: string | null): value is string {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && parseDay(value) === value;
}

/** A day for an input, in the era of the language: `20/11/2569`, in English `20/11/2026`. */
export function dayForInput(iso: string, language: Language): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${day}/${month}/${language === 'th' ? buddhistYearOf(iso) : year}`;
}

/** A day in full with the other era beside it. */
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
