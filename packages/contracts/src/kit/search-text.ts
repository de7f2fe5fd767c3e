import { arabicDigits } from './digits.ts';
import { firstBuddhistYear, toBuddhistEra, toCommonEra } from './era.ts';

/** A word more is not looked at: eight tell any record from the others. */
const mostWords = 8;

/**
 * Text as searches compare it: one way of writing for what looks alike, in lower case. What is looked through and what is
 * looked for are both folded so. The database does the same as `search_fold` (prisma/migrations), and a test holds them together.
 */
export function foldForSearch(text: string): string {
  return (
    arabicDigits(text.normalize('NFC'))
      // unseen: web pages break Thai lines with them
      .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
      // two sara e are a sara ae, nikhahit and sara aa a sara am
      .replaceAll('\u0e40\u0e40', '\u0e41')
      .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
      // a tone mark stands on its vowel, whichever was typed first
      .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e37])/g, '$2$1')
      .toLocaleLowerCase('en')
  );
}

/** What a text search looks through: the parts, folded, one a line. */
export function searchText(...parts: string[]): string {
  return parts
    .map(foldForSearch)
    .filter((part) => part !== '')
    .join('\n');
}

/** What a search asks for: words between spaces, all of which must be found, each in one of its spellings (2569 is 2026 too). */
export function searchWords(q: string): string[][] {
  const words = foldForSearch(q).split(/\s+/);
  return [...new Set(words)]
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => [...new Set([word, word.replace(/(?<!\d)\d{4}(?!\d)/g, inOtherEra)])]);
}

/** Whether a text holds what a search asks for; for choices that are at hand. */
export function searchFor(q: string): (text: string) => boolean {
  const words = searchWords(q);
  return (text) => {
    const folded = foldForSearch(text);
    return words.every((spellings) => spellings.some((word) => folded.includes(word)));
  };
}

function inOtherEra(written: string): string {
  const year = Number(written);
  if (year >= firstBuddhistYear && year <= 2700) return String(toCommonEra(year));
  if (year >= 1900 && year <= 2150) return String(toBuddhistEra(year));
  return written;
}
