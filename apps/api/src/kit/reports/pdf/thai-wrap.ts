const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Letters of scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wordLetter = /[\p{L}\p{M}\p{N}]/u;

/** Compounds that the segmenter divides and readers do not. */
const compound =
  /(?:มหา\|วิทยาลัย|หอ\|สมุด|หอ\|ศิลป|ผล\|งาน|ภาค\|วิชา|เผย\|แพร่|เข้า\|ร่วม|เข้า\|ใช้|หน่วย\|งาน|จัด\|ทำ|สถาน\|ที่|สิ้น\|สุด|ถูก\|ต้อง|ตรวจ\|สอบ|รูป\|แบบ)/;
/** Prefixes that make nouns of the word after them. */
const prefix = /^(?:การ|ความ|ผู้|นัก)$/;

/** Whether a line may break between two segments. The segmenter alone would separate ๆ, ฯ and silenced letters from their word. */
function canBreak(before: string, after: string): boolean {
  if (/^(?:\s|ๆ|ฯ(?!ล)|[ก-ฮ]{1,2}[ิุ]?์)/.test(after)) return false;
  if (/\u00a0$|\d–$/.test(before)) return false;
  if (compound.test(`${before}|${after}`) || prefix.test(before)) return false;
  if (/[\s/\-–—、。，．：；！？）」』】》]$/.test(before)) return !/^[、。，．：；！？）」』】》]/.test(after);
  if (/^[（「『【《]/.test(after)) return !/[（「『【《]$/.test(before);
  const last = before.at(-1) ?? '';
  const first = after[0] ?? '';
  return wordLetter.test(last) && wordLetter.test(first) && (unspaced.test(last) || unspaced.test(first));
}

/** Splits a text at all allowed line breaks. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(text)) {
    const before = found.at(-1);
    if (before !== undefined && !canBreak(before, segment)) found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found;
}

/** Splits a text at all allowed line breaks; at blanks and slashes only, as names and titles break, where its parts fit the line. */
function partsOf(text: string, atBlanks: boolean, fits: (part: string) => boolean): string[] {
  if (!atBlanks) return pieces(text);
  return text.split(/(?<=[\s/-])(?=\S)/).flatMap((part) => (fits(part.trimEnd()) ? part : pieces(part)));
}

/** How a text is wrapped. */
interface Wrapping {
  /** Names of people and column titles: their words stay whole where they fit. */
  atBlanks?: boolean;
  /** By how much the first line is longer: further ones are indented. */
  firstRoom?: number;
}

/**
 * Wraps a text into lines of at most `maxWidth`: Thai between words, a word longer than a line between graphemes.
 * A line includes the space at its break, so that the joined lines equal the text, but for the marks of direction in one with Arabic.
 */
export function wrap(text: string, maxWidth: number, widthOf: (text: string) => number, how: Wrapping = {}): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = wrapParagraph(paragraph, maxWidth, widthOf, how);
    return arabic.test(paragraph) ? lines.map((line, at) => (at === 0 ? line : markOf(paragraph) + line)) : lines;
  });
}

const arabic = /\p{Script=Arabic}/u;

/** The invisible mark that gives a further line the direction of its paragraph: that of the first letter. */
const markOf = (paragraph: string) => (arabic.test(/\p{L}/u.exec(paragraph)?.[0] ?? '') ? '\u200f' : '\u200e');

function wrapParagraph(
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
  { atBlanks = false, firstRoom = 0 }: Wrapping,
): string[] {
  if (widthOf(text) <= maxWidth) return [text];
  const lines: string[] = [];
  let line = '';
  let width = 0;
  // there is no kerning across Thai word boundaries, so widths add up and each word is measured once
  const add = (piece: string, pieceWidth: number) => {
    if (line !== '' && width + widthOf(piece.trimEnd()) > maxWidth + (lines.length === 0 ? firstRoom : 0)) {
      lines.push(line);
      line = '';
      width = 0;
    }
    line += piece;
    width += pieceWidth;
  };
  for (const piece of partsOf(text, atBlanks, (part) => widthOf(part) <= maxWidth)) {
    const pieceWidth = widthOf(piece);
    if (pieceWidth <= maxWidth || widthOf(piece.trimEnd()) <= maxWidth) add(piece, pieceWidth);
    else for (const { segment } of graphemes.segment(piece)) add(segment, widthOf(segment));
  }
  if (line !== '') lines.push(line);
  return lines;
}
