import type { Language } from '../bilingual.ts';
import { arabicDigits } from '../text/digits.ts';
import { inCommonEra, lastBuddhistYear, yearOfTwoDigits } from './era.ts';

const shortMonths = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'];

/** The names of the months, from January. */
export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  th: [...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน'], ...['กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม']],
  en: [...['January', 'February', 'March', 'April', 'May', 'June'], ...['July', 'August', 'September', 'October', 'November', 'December']],
};

/**
 * Parses a typed day: `20/11/2569`, `20-11-2026`, `20112569`, `20/11/69`, `20 พ.ย. 2569`, `20 Nov 2026`,
 * in Thai digits too. The year may be Buddhist or Gregorian. Returns `YYYY-MM-DD`, or null for anything else.
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

/** Parses a month with its year: `5/2567`, `พฤษภาคม 2567`, `พ.ค. 67`, `May 2024`, `2024-05`. Returns `YYYY-MM`, or null for anything else. */
export function parseMonth(text: string): string | null {
  const plain = arabicDigits(text).trim();
  const iso = /^(\d{4})-(\d{1,2})$/.exec(plain);
  const written = /^(\d{1,2})\s*[/.\-\s]\s*(\d{4})$/.exec(plain) ?? /^([^\d\s]+)\s*(?:พ\.ศ\.|ค\.ศ\.)?\s*(\d{4}|\d{2})$/.exec(plain);
  const [, month = '', year = ''] = iso ? [iso[0], iso[2], iso[1]] : (written ?? []);
  return isoDay(1, monthOf(month), yearOf(year))?.slice(0, 7) ?? null;
}

/** The number of a month from its name or number, Thai or English, full or abbreviated; 0 for anything else. */
export const monthNumberOf = (text: string): number => monthOf(arabicDigits(text).trim());

/** Matches candidates for a full day inside a text. */
const dayInText =
  /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{1,2}\s?[^\d\s]{2,12}\s?(?:(?:พ\.ศ\.|ค\.ศ\.)\s?)?(?:\d{4}|\d{2}))(?!\d)/g;

/** Matches candidates for a month with its year inside a text. A number of two digits is a year only behind the name of a month. */
const monthInText = /(?<![\d/.-])(?:\d{4}-\d{1,2}|\d{1,2}[/-]\d{4}|[^\d\s]{2,12}\s?(?:(?:พ\.ศ\.|ค\.ศ\.)\s?)?(?:\d{4}|\d{2}))(?![\d/.-])/g;
const englishMonth =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

interface TypedDays {
  /** First and last day, `YYYY-MM-DD`: the same for a day, those of the month for a month. */
  from: string;
  to: string;
  /** The text without them. */
  rest: string;
}

/** The first whole day inside a text, or else the first month with its year (`กันยายน 2569`, `ก.ย. 69`, `9/2569`, `September 2026`); null without. */
export function daysWithin(text: string): TypedDays | null {
  const plain = arabicDigits(text);
  const without = (index: number, length: number) =>
    [text.slice(0, index), text.slice(index + length)]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
  for (const { 0: written, index } of plain.matchAll(dayInText)) {
    const day = parseDay(written);
    if (day !== null) return { from: day, to: day, rest: without(index, written.length) };
  }
  for (const { 0: written, index } of plain.matchAll(monthInText)) {
    const month = parseMonth(written);
    // a number such as 10.1234 is no month of the year 1234
    if (month === null || month < '1900' || month > '2200') continue;
    const [year = 0, number = 1] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
    return { from: `${month}-01`, to: `${month}-${last}`, rest: without(index, written.length) };
  }
  return null;
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const lower = text.toLowerCase();
  const index = [
    monthNames.th.indexOf(text),
    shortMonths.findIndex((short) => short.replaceAll('.', '') === text.replaceAll('.', '')),
    // a longer word that begins like a month is none
    englishMonth.test(lower) ? monthNames.en.findIndex((name) => lower.startsWith(name.slice(0, 3).toLowerCase())) : -1,
  ].find((found) => found >= 0);
  return (index ?? -1) + 1;
}

/** The Gregorian year of a year with four or two digits, of either era; 0 for one that is of neither. */
function yearOf(text: string): number {
  if (text.length <= 2) return yearOfTwoDigits(Number(text));
  return Number(text) > lastBuddhistYear ? 0 : inCommonEra(Number(text));
}

function isoDay(day: number, month: number, year: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 ? date.toISOString().slice(0, 10) : null;
}
