import { monthNumberOf } from '../kit/dates/day-text.ts';
import { arabicDigits } from '../kit/text/digits.ts';

/** Year, month and day as far as a date of a citation has them: CSL's `date-parts`, `raw` or `literal`, or a text. */
export function dateParts(date: unknown): number[] {
  if (typeof date === 'string') return partsOfText(date);
  const { 'date-parts': lists, raw, literal } = (date ?? {}) as Record<string, unknown>; // each is checked
  const [first] = Array.isArray(lists) ? (lists as unknown[]) : [];
  const parts = Array.isArray(first) ? first.slice(0, 3).map(Number) : [];
  const known = upToGap(parts);
  return known.length > 0 ? known : partsOfText([raw, literal].find((text) => typeof text === 'string' && text !== '') ?? '');
}

/** `2024-03-15`, `2018/07/15/`, `2005/Mar`, `15 มีนาคม 2566`, `June 12–15 2011`, `Jan.–Mar. 2016`, `ค.ศ. 1995`: of a range its beginning. */
function partsOfText(date: unknown): number[] {
  const text = arabicDigits(String(date).slice(0, 200));
  const yearFirst = /(?<!\d)(\d{4})[-/.](\d{1,2})(?!\d)(?:[-/.](\d{1,2})(?!\d))?/.exec(text)?.slice(1);
  const dayFirst = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text)?.slice(1).reverse();
  const numbers = yearFirst ?? dayFirst;
  if (numbers) return upToGap(numbers.map(Number));
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  const month = text
    .split(/[\s\d,/~–—-]+/)
    .map(monthNumberOf)
    .find((number) => number > 0);
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0];
  return upToGap([year, month, day].map(Number));
}

function upToGap(parts: number[]): number[] {
  const gap = parts.findIndex((part) => !(part > 0));
  return gap < 0 ? parts : parts.slice(0, gap);
}
