import { parseDay } from '@faculty/contracts/kit/dates/day-text';
import { buddhistYearOf, inBuddhistEra, isBuddhistYear } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { type ChoiceWords, choiceWords } from '@faculty/contracts/kit/labels';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { splitCommas } from '@faculty/contracts/kit/wire';
import { z } from 'zod';

/** A value as it was understood: null where there is none, undefined where it was not understood. Never a guess. */
type Read<Value> = Value | null | undefined;

/** A value as trimmed text in Arabic digits; null where there is none, undefined for an object or a list. MySQL stores zeros for no day. */
export function plain(value: unknown): Read<string> {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return undefined;
  const text = arabicDigits(String(value))
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();
  return /^(-|null|NULL|undefined|\\N|0000-00-00.*)?$/.test(text) ? null : text;
}

export const isFilled = (value: unknown): boolean => plain(value) !== null;

/** The value of JSON text; undefined for other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A number: in Thai or Arabic digits, with commas between thousands; `50%` and `ร้อยละ 50` are numbers of percent. */
export function readNumber(value: unknown): Read<number> {
  const text = plain(value);
  if (text === null) return null;
  const [, digits = ''] = /^(?:ร้อยละ\s*)?([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*[%％]?$/.exec(text ?? '') ?? [];
  const number = Number(digits.replaceAll(',', ''));
  return digits !== '' && Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}

/** An identifier: a whole number from 1 that a column of the database holds. */
export function readId(value: unknown): Read<number> {
  const number = readNumber(value);
  return number === null || accepts(serialId, number) ? number : undefined;
}

/** A year of the Buddhist era: `2567`, `พ.ศ. 2567`, or of the common era: `2024`, `ค.ศ. 2024`. A range, or two digits, is none. */
export function readYear(value: unknown): Read<number> {
  const text = plain(value);
  if (text === null) return null;
  const [, era = '', digits = ''] = /^(?:ปี\s*)?(พ\.?\s?ศ\.?|ค\.?\s?ศ\.?)?\s*(\d{4})(?:\.0+)?$/.exec(text ?? '') ?? [];
  const year = inBuddhistEra(Number(digits));
  return isBuddhistYear(year) && !era.startsWith(year === Number(digits) ? 'ค' : 'พ') ? year : undefined;
}

/** The day of a text without a time. Two digits of a year, or digits without separators, may mean several days. */
function dayOf(text: string): string | null {
  if (/^\d+$/.test(text) || !/(?<!\d)\d{4}(?!\d)/.test(text)) return null;
  const day = parseDay(text.replaceAll('/', '-'));
  return day !== null && isBuddhistYear(buddhistYearOf(day)) ? day : null;
}

const timed =
  /^(.*\d)(?:\s?T|[\s,]+(?:เวลา\s*)?)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|UTC|[+-]\d{2}(?::?\d{2})?|น\.?)?$/i;

/** The day of a text, and its moment where it has a time; in Bangkok where it names no time zone. */
function timeOf(text: string): { day: string; moment?: Date } | undefined {
  const written = text.replace(/^วัน\s?(?:ที่|\S+\s?ที่)\s*/, '');
  const day = dayOf(written);
  if (day !== null) return { day };
  const [, before = '', hour = '', minute = '', second = '00', fraction = '0', zone = ''] = timed.exec(written) ?? [];
  const date = dayOf(before.trim());
  const offset = /^[+-]/.test(zone) ? `${zone.replace(':', '')}00`.slice(0, 5).replace(/..$/, ':$&') : /^[ZU]/i.test(zone) ? 'Z' : '+07:00';
  const moment = new Date(`${date}T${hour.padStart(2, '0')}:${minute}:${second}.${fraction}${offset}`);
  if (Number.isNaN(moment.getTime()) || Number(hour) > 23) return undefined;
  // a moment of another zone is on the day that it is in Bangkok
  return { day: todayInBangkok(moment), moment };
}

/** A day, `YYYY-MM-DD`: ISO, SQL, d/m/yyyy in both eras, Thai and English months, Thai digits. */
export function readDay(value: unknown): Read<string> {
  const text = plain(value);
  return text && timeOf(text)?.day;
}

/** A moment: a day as `readDay` reads it, with its time. A day alone is no moment. */
export function readMoment(value: unknown): Read<Date> {
  const text = plain(value);
  return text ? timeOf(text)?.moment : (text as null | undefined);
}

const yes = new Set(['y', 'yes', '1', 'true', 't', 'on', 'active', 'enabled', 'ใช้งาน', 'เปิด', 'เปิดใช้งาน', 'ใช่', '\u0001']);
const no = new Set(['n', 'no', '0', 'false', 'f', 'off', 'inactive', 'ยกเลิก', 'ปิด', 'ปิดใช้งาน', 'ไม่ใช้งาน', 'ไม่ใช่', 'ไม่', '\u0000']);

/** A flag, as Y or N. None and what is not understood are for the caller to take as off. */
export function readFlag(value: unknown): Read<'Y' | 'N'> {
  const text = plain(value);
  if (text === null) return null;
  const word = text?.toLowerCase() ?? '';
  return yes.has(word) ? 'Y' : no.has(word) ? 'N' : undefined;
}

/** A code of a choice: itself in any case, or its word in Thai or English. */
export function readChoice(value: unknown, words: ChoiceWords): Read<string> {
  const text = plain(value);
  if (typeof text !== 'string' || Object.hasOwn(words, text)) return text;
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  return Object.entries(words).find(([code, { th, en }]) => [code, th, en].some(isSame))?.[0];
}

/** A list: an array of texts or numbers, a comma list, or JSON text. */
export function readList(value: unknown): Read<string[]> {
  const items: unknown[] = Array.isArray(value) ? value : splitCommas(plain(value) ?? '');
  const isPlain = plain(value) !== undefined || Array.isArray(value);
  const texts = items.map(plain);
  return isPlain && !texts.includes(undefined) ? texts.filter((text) => typeof text === 'string') : undefined;
}

/** A text without what no answer could hold. One whose letters were lost on the way is not understood. */
export function readText(value: unknown): Read<string> {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return undefined;
  const text = withoutForbidden(String(value));
  const lost = text.split('\ufffd').length - 1;
  return lost * 5 > text.length ? undefined : text;
}

/** How a value of a field is read. */
const readers = {
  flag: readFlag,
  number: readNumber,
  year: readYear,
  day: readDay,
  moment: readMoment,
  list: readList,
  choice: (value: unknown, schema: z.core.$ZodType) => readChoice(value, choiceWords(schema) ?? {}),
  text: readText,
};
type FieldClass = keyof typeof readers;

export const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

const classes = new WeakMap<z.core.$ZodType, FieldClass>();

/** The class of a field, by what its schema accepts: a field that is added to a contract needs no line here. */
export function classOf(schema: z.core.$ZodType): FieldClass {
  const known = classes.get(schema) ?? probed(schema);
  classes.set(schema, known);
  return known;
}

function probed(schema: z.core.$ZodType): FieldClass {
  const of = (value: unknown): unknown => z.safeParse(schema, value).data;
  if (accepts(schema, 'Y') && accepts(schema, 'N') && !accepts(schema, 'Q')) return 'flag';
  if (Array.isArray(of('')) || Array.isArray(of('7'))) return 'list';
  if (['7', '2567'].some((text) => typeof of(text) === 'number')) return accepts(schema, 2567) && !accepts(schema, 12) ? 'year' : 'number';
  if (of(new Date(0)) instanceof Date) return 'moment';
  if (choiceWords(schema)) return 'choice';
  return accepts(schema, '2026-01-05') && !accepts(schema, '7') && !accepts(schema, 'text') ? 'day' : 'text';
}

/** The value that a field of a record holds, as a body takes it. */
export const readField = (schema: z.core.$ZodType, value: unknown): Read<unknown> => readers[classOf(schema)](value, schema);

/** The fields that a write takes, with their schemas. */
export const fieldsOf = ({ body }: Pick<AnyEntity, 'body'>): Readonly<Record<string, z.core.$ZodType>> =>
  body instanceof z.ZodObject ? body.shape : {};
