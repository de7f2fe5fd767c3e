import { inBuddhistEra, isBuddhistYear } from '@faculty/contracts/kit/dates/era';
import { notUnderstood, plain, type Read, read } from './read.ts';

/** A number: in Thai or Arabic digits, with commas between thousands. */
export function readNumber(value: unknown): Read<number> {
  const text = plain(value);
  if (text === null) return read<number>(null);
  if (text === undefined || typeof value === 'boolean' || !/^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(text)) return notUnderstood;
  const number = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(Math.trunc(number)) ? read(number) : notUnderstood;
}

/** An identifier or a count: a whole number from 1 that a column of the database holds. */
export function readId(value: unknown): Read<number> {
  const number = readNumber(value);
  if (!number.ok || number.value === null) return number;
  return Number.isInteger(number.value) && number.value >= 1 && number.value <= 2_147_483_647 ? number : notUnderstood;
}

/** A number of percent: `50`, `50%`, `ร้อยละ 50`. */
export function readPercent(value: unknown): Read<number> {
  return readNumber(typeof value === 'string' ? value.replace(/^\s*ร้อยละ\s*|\s*[%％]\s*$/g, '') : value);
}

/** A year of the Buddhist era: `2567`, `พ.ศ. 2567`, or of the common era: `2024`, `ค.ศ. 2024`. A range, or two digits, is none. */
export function readYear(value: unknown): Read<number> {
  const text = plain(value);
  if (text === null) return read<number>(null);
  const [, era = '', digits] =
    /^(?:ปี\s*)?(พ\.?\s?ศ\.?|ค\.?\s?ศ\.?|B\.?E\.?|A\.?D\.?|C\.?E\.?)?\s*(\d{4})(?:\.0+)?$/i.exec(text ?? '') ?? [];
  if (digits === undefined) return notUnderstood;
  const year = Number(digits);
  const isBuddhist = isBuddhistYear(year);
  const isCommon = year >= 1850 && year <= 2157;
  if (isBuddhist ? /^(ค|a|c)/i.test(era) : !isCommon || /^(พ|b)/i.test(era)) return notUnderstood;
  return read(inBuddhistEra(year));
}
