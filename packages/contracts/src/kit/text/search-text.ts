import { isBuddhistYear, toBuddhistEra, toCommonEra } from '../dates/era.ts';
import { arabicDigits } from './digits.ts';

/** Further words are ignored. */
const maxWords = 8;

/**
 * Normalizes text for searches: lower case, and one spelling for what looks alike. Applied to the searched text and to the query. The
 * database has the same function, `search_fold` (prisma/migrations); a test compares them.
 */
export function foldForSearch(text: string): string {
  return (
    arabicDigits(text.normalize('NFC'))
      // what nobody sees: soft hyphens, breaks in Thai lines, and what turns the direction of a pasted telephone number
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
      // two sara e become sara ae, nikhahit with sara aa becomes sara am
      .replaceAll('\u0e40\u0e40', '\u0e41')
      .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
      // a tone mark follows its vowel, whichever was typed first
      .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e37])/g, '$2$1')
      .toLocaleLowerCase('en')
  );
}

/** The searchable text of a record: the folded parts, one per line. */
export function searchText(...parts: string[]): string {
  return parts
    .map(foldForSearch)
    .filter((part) => part !== '')
    .join('\n');
}

/** The words of a query, all of which must match, each with its alternative spellings (2569 and 2026). */
export function searchWords(q: string): string[][] {
  const words = foldForSearch(q).split(/\s+/);
  return [...new Set(words)]
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => [...new Set([word, word.replace(/(?<!\d)\d{4}(?!\d)/g, inOtherEra)])]);
}

/** Returns a predicate that matches a text against a query; for options already loaded. */
export function searchFor(q: string): (text: string) => boolean {
  const words = searchWords(q);
  return (text) => {
    const folded = foldForSearch(text);
    return words.every((spellings) => spellings.some((word) => folded.includes(word)));
  };
}

function inOtherEra(written: string): string {
  const year = Number(written);
  if (isBuddhistYear(year)) return String(toCommonEra(year));
  if (year >= 1900 && year <= 2150) return String(toBuddhistEra(year));
  return written;
}
