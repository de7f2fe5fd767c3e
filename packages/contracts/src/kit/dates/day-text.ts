import { arabicDigits } from '../text/digits.ts';
import { inCommonEra, yearOfTwoDigits } from './era.ts';

const months = {
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
  thFull: [
    ...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน'],
    ...['กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
  ],
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
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

/** The first full day inside a text, and the text without it; null without a day. */
export function dayWithin(text: string): { day: string; rest: string } | null {
  const plain = arabicDigits(text);
  for (const { 0: written, index } of plain.matchAll(dayInText)) {
    const day = parseDay(written);
    if (day === null) continue;
    const around = [text.slice(0, index), text.slice(index + written.length)].map((part) => part.trim());
    return { day, rest: around.filter((part) => part !== '').join(' ') };
  }
  return null;
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

/** The Gregorian year of a year with four or two digits, of either era. */
function yearOf(text: string): number {
  return text.length > 2 ? inCommonEra(Number(text)) : yearOfTwoDigits(Number(text));
}

function isoDay(day: number, month: number, year: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 ? date.toISOString().slice(0, 10) : null;
}
