import { monthNames, monthNumberOf } from '@faculty/contracts/kit/dates/day-text';
import { inCommonEra, isBuddhistYear } from '@faculty/contracts/kit/dates/era';
import { notUnderstood, plain, type Read, read } from './read.ts';

/** Before and after them a year of the common era is a slip. */
const years = { first: 1850, last: 2157 };

const pad = (number: number) => String(number).padStart(2, '0');

/** `YYYY-MM-DD` of a real day, whose year may be of either era; null for anything else. */
function isoDay(day: number, month: number, written: number): string | null {
  const year = isBuddhistYear(written) ? inCommonEra(written) : written;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= years.first && year <= years.last ? `${year}-${pad(month)}-${pad(day)}` : null;
}

/** The number of a month's full or usual short name, Thai or English; 0 for any other word. */
function monthOf(word: string): number {
  const name = word.toLowerCase().replace(/\.$/, '');
  const english = monthNames.en.findIndex((full) => [full, full.slice(0, 3)].some((each) => each.toLowerCase() === name));
  if (english >= 0) return english + 1;
  return name === 'sept' ? 9 : /[\u0e01-\u0e5b]/.test(word) ? monthNumberOf(word) : 0;
}

const era = String.raw`(?:(?:พ\.?ศ\.?|ค\.?ศ\.?)\s*)?`;
const numeric = /^(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4})$/;
const named = new RegExp(String.raw`^(\d{1,2})[\s-]*([^\d\s-]+)[\s-]*${era}(\d{4})$`, 'i');
const englishOrder = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;

/** The day of a text without a time: ISO and SQL, d/m/yyyy, and months by name, in both eras; null when it is none. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (day !== undefined) return isoDay(Number(day), Number(month), Number(year));
  const numbers = numeric.exec(text);
  if (numbers) return isoDay(Number(numbers[1]), Number(numbers[3]), Number(numbers[4]));
  const words = named.exec(text);
  if (words) return isoDay(Number(words[1]), monthOf(words[2] ?? ''), Number(words[3]));
  const english = englishOrder.exec(text);
  return english && isoDay(Number(english[2]), monthOf(english[1] ?? ''), Number(english[3]));
}

/** What MySQL stores for no day. */
const zeroDay = /^0000-00-00/;
const timed =
  /^(.*\d)(?:\s?T|[\s,]+(?:เวลา\s*)?)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|UTC|[+-]\d{2}(?::?\d{2})?|น\.?)?$/i;

interface Parts {
  day: string;
  /** `hh:mm:ss.sss`; absent for a day. */
  time?: string;
  /** `Z`, `+07:00`; absent where none is written. */
  zone?: string;
}

function partsOf(text: string): Parts | null {
  const plainText = text.replace(/^วัน\s?(?:ที่|\S+\s?ที่)\s*/, '');
  const day = dayOf(plainText);
  if (day !== null) return { day };
  const [, before = '', hour = '', minute = '', second = '0', fraction = '', zone = ''] = timed.exec(plainText) ?? [];
  const date = dayOf(before.trim());
  if (date === null || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const time = `${pad(Number(hour))}:${minute}:${pad(Number(second))}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  if (zone === '' || zone.startsWith('น')) return { day: date, time };
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return { day: date, time, zone: sign === undefined ? 'Z' : `${sign}${hours}:${minutes}` };
}

/** A moment of a text; in Bangkok where it names no time zone. */
const momentOf = ({ day, time, zone = '+07:00' }: Parts): Date => new Date(`${day}T${time ?? '00:00:00.000'}${zone}`);

/**
 * A day, `YYYY-MM-DD`: ISO, SQL, d/m/yyyy in both eras, Thai and English months, Thai digits. Years of two digits, numbers of days as in Excel
 * and digits without separators may mean several days: they are not understood.
 */
export function readDay(value: unknown): Read<string> {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? notUnderstood : readDay(value.toISOString());
  const text = plain(value);
  if (text === null || (text !== undefined && zeroDay.test(text))) return read<string>(null);
  const parts = text === undefined ? null : partsOf(text);
  if (parts === null) return notUnderstood;
  // a moment of another zone is on the day that it is in Bangkok
  const moment = momentOf(parts);
  if (parts.zone === undefined) return read(parts.day);
  return Number.isNaN(moment.getTime()) ? notUnderstood : read(new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10));
}

/** A moment: a day as `readDay` reads it, with its time. In Bangkok where it names no time zone. A day alone is no moment. */
export function readMoment(value: unknown): Read<Date> {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? notUnderstood : read(value);
  const text = plain(value);
  if (text === null || (text !== undefined && zeroDay.test(text))) return read<Date>(null);
  const parts = text === undefined ? null : partsOf(text);
  if (parts?.time === undefined) return notUnderstood;
  const moment = momentOf(parts);
  return Number.isNaN(moment.getTime()) ? notUnderstood : read(moment);
}
