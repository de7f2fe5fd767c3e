/** The built-in formats that show a number as a day or a time, Thai ones included (ECMA-376, 18.8.30). */
const builtInDates = new Set([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81],
]);

/** How a number of a sheet is shown: as a day, or with so many digits at least. */
export interface CellFormat {
  isDate: boolean;
  digits: number;
}

/** Reads a number format: its identifier, and its code where the workbook says one. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return { isDate: builtInDates.has(id), digits: 0 };
  const first = code
    .slice(0, 200)
    .replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    .split(';')[0] as string;
  // `0000000`: a code whose zeros count
  const digits = /^[0\- ]+$/.test(first) ? first.replace(/[^0]/g, '').length : 0;
  return { isDate: /[dyhs]|m{1,4}/i.test(first) && !/general/i.test(first), digits: digits > 1 ? digits : 0 };
}

const dayMilliseconds = 86_400_000;
/** The day 0 of Excel's calendar, which has a 29 February 1900; that of old Macs is four years later. */
const epochs = { windows: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };

/** A number of a sheet as a person reads it: a day as `YYYY-MM-DD`, a code with its zeros, any other number in full. */
export function numberText(raw: string, { isDate, digits }: CellFormat, isMac: boolean): string {
  const number = Number(raw);
  if (!Number.isFinite(number)) return raw;
  if (isDate && number > 0 && number < 2_958_466) {
    const iso = new Date(epochs[isMac ? 'mac' : 'windows'] + Math.round(number * dayMilliseconds)).toISOString();
    return number % 1 === 0 ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
  }
  const text = Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number);
  return digits > 0 && number >= 0 ? text.padStart(digits, '0') : text;
}
