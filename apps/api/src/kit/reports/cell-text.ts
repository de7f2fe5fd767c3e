import type { Cell, CellKind } from '@faculty/contracts/kit/reports';

const numberText = new Intl.NumberFormat('th-TH', { maximumFractionDigits: 2 });
// UTC, because these are calendar days without a time zone
const shortDay = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { dateStyle: 'medium', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { dateStyle: 'long', timeZone: 'UTC' });

/** The text of a cell in a printed report. */
export function cellText(cell: Cell, kind: CellKind): string {
  if (cell === null || cell === '') return '';
  if (kind === 'date') return shortDay.format(new Date(String(cell)));
  if (kind === 'number' || kind === 'share') return numberText.format(Number(cell));
  if (kind === 'time') return timeText(String(cell));
  return drawable(String(cell));
}

/** `1 มกราคม 2569` of a day `YYYY-MM-DD`. */
export const longDayText = (day: string): string => longDay.format(new Date(day));

/** `1 ม.ค. 2569` of a day `YYYY-MM-DD`. */
export const shortDayText = (day: string): string => shortDay.format(new Date(day));

/** `09:05`; on another day than the row's, `1/12 00:15`. */
function timeText(text: string): string {
  const [, month, day, time] = /^\d{4}-(\d\d)-(\d\d) (.*)$/.exec(text) ?? [];
  return time === undefined ? text : `${Number(day)}/${Number(month)} ${time}`;
}

/** Normalizes to the composed form: ำ typed as two characters would have its tone mark in the wrong place. */
const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: characters without a glyph
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff]/g, '');
