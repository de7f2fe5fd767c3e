import { mendText } from '@faculty/contracts/kit/text/mend-text';
import { foldForSearch, searchWords } from '@faculty/contracts/kit/text/search-text';
import type { FoundPlace } from '@faculty/contracts/shell/search';
import type { Range } from '../rich-text/visible-text.ts';

/** Characters that are shown before and after the first word that is found. */
const before = 50;
const after = 110;
/** What folding changes together: two sara e, and a letter with its marks. */
const foldedTogether = /\u0e40\u0e40|.\p{M}*(?:(?<=\u0e4d[\u0e48-\u0e4b]?)\u0e32)?/gsu;
const isMark = /[\p{M}\u00ad\u200b-\u200d]/u;

/**
 * The part of the texts that tells most of where the words of a search stand, in pieces; null where none of them stands there.
 * The text with most of the words is taken, and of two the first.
 */
export function foundPlace(texts: readonly string[], q: string): FoundPlace | null {
  const words = searchWords(q);
  let best = { text: '', found: [] as string[][] };
  for (const text of texts.map((each) => each.normalize('NFC'))) {
    const folded = foldForSearch(text);
    const found = words.filter((spellings) => spellings.some((word) => folded.includes(word)));
    if (found.length > best.found.length) best = { text, found };
  }
  const ranges = placesIn(best.text, best.found.flat());
  const [first] = ranges;
  return first ? piecesOf(best.text, ranges, windowAround(best.text, first)) : null;
}

/** A text as readers see it, however it is encoded: composed, mended, and without characters that have no width. */
const asSeen = (text: string) => mendText(text.normalize('NFC')).replace(/[\u00ad\u200c-\u200f]/g, '');

/** Where a text stands in another: as readers see both, or as the search takes both. Half a letter, without its marks, is none. */
export function placesOfText(text: string, q: string, isExact: boolean): Range[] {
  const fold = isExact ? asSeen : foldForSearch;
  const wanted = fold(q);
  if (wanted === '') return [];
  return Array.from(text.matchAll(/.+/g), ({ 0: line, index }) => placesInRun(line, index, [wanted], fold, true)).flat();
}

/** Where the words stand, in the text as it is written: words have no spaces, so that they are looked for between them. */
function placesIn(text: string, words: readonly string[]): Range[] {
  const places: Range[] = [];
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    places.push(...placesInRun(run, index, words));
    if (places.length > 50) break;
  }
  return places.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** Where folded words stand in a part of a text that begins at `index`; `areWhole`: not within a letter and its marks. */
function placesInRun(run: string, index: number, words: readonly string[], fold = foldForSearch, areWhole = false): Range[] {
  const places: Range[] = [];
  const folded = fold(run);
  const found = words.filter((word) => folded.includes(word));
  if (found.length === 0) return places;
  const units = Array.from(run.matchAll(foldedTogether), ({ 0: unit, index: at }) => {
    const start = index + at;
    return { folded: fold(unit), start, end: start + unit.length };
  });
  const joined = units.map((unit) => unit.folded).join('');
  const unitAt = units.flatMap((unit) => Array<typeof unit>(unit.folded.length).fill(unit));
  for (const word of found)
    for (let at = joined.indexOf(word); at >= 0; at = joined.indexOf(word, at + word.length)) {
      const [from, to] = [unitAt[at], unitAt[at + word.length - 1]];
      const isHalf = areWhole && (unitAt[at - 1] === from || unitAt[at + word.length] === to);
      if (from && to && !isHalf) places.push({ start: from.start, end: to.end });
    }
  return places;
}

/** A place of a text in its sentence or line, in pieces. */
export const placeAround = (text: string, place: Range): FoundPlace => piecesOf(text, [place], windowAround(text, place));

/** The sentence or line around a place, where it is not longer than is shown; cut between words, else between letters. */
function windowAround(text: string, { start, end }: Range): Range {
  const nextLine = text.indexOf('\n', end);
  const line = { start: text.lastIndexOf('\n', start) + 1, end: nextLine < 0 ? text.length : nextLine };
  let from = Math.max(line.start, start - before);
  let to = Math.min(line.end, end + after);
  if (from > line.start) from = text.slice(from, start).search(/\s\S/) + 1 + from;
  while (from < start && isMark.test(text[from] as string)) from += 1;
  if (to < line.end && text.lastIndexOf(' ', to) > end) to = text.lastIndexOf(' ', to);
  while (to < line.end && isMark.test(text[to] as string)) to += 1;
  return { start: from, end: to };
}

/** The window in pieces, of which those in a place are marked, with dots where the line goes on. */
function piecesOf(text: string, places: readonly Range[], { start, end }: Range): FoundPlace {
  const pieces: FoundPlace = [];
  let at = start;
  const plain = (to: number) => at < to && pieces.push({ text: text.slice(at, to) });
  if (start > 0 && text[start - 1] !== '\n') pieces.push({ text: '… ' });
  for (const place of places) {
    if (place.start < at || place.end > end) continue;
    plain(place.start);
    pieces.push({ text: text.slice(place.start, place.end), found: true });
    at = place.end;
  }
  plain(end);
  if (end < text.length && text[end] !== '\n') pieces.push({ text: ' …' });
  return pieces;
}
