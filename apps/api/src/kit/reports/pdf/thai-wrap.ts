const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
const thai = /[\u0E01-\u0E5B]/;
const wordLetter = /[\p{L}\p{M}\p{N}]/u;

/** Compounds that the segmenter divides and readers do not. */
const compound = /(?:มหา\|วิทยาลัย|หอ\|สมุด|หอ\|ศิลป|ผล\|งาน|ภาค\|วิชา)/;

/** Whether a line may break between two segments. The segmenter alone would separate ๆ, ฯ and silenced letters from their word. */
function canBreak(before: string, after: string): boolean {
  if (/^(?:\s|ๆ|ฯ(?!ล)|[ก-ฮ]{1,2}[ิุ]?์)/.test(after)) return false;
  if (compound.test(`${before}|${after}`)) return false;
  if (/[\s/\-–—]$/.test(before)) return true;
  const last = before.at(-1) ?? '';
  const first = after[0] ?? '';
  return wordLetter.test(last) && wordLetter.test(first) && (thai.test(last) || thai.test(first));
}

/** Splits a text at all allowed line breaks. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(text)) {
    const before = found.at(-1);
    if (before !== undefined && !canBreak(before, segment)) found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found;
}

/**
 * Wraps a text into lines of at most `maxWidth`: Thai between words, a word longer than a line between graphemes.
 * A line includes the space at its break, so that the joined lines equal the text.
 */
export function wrap(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, maxWidth, widthOf));
}

function wrapParagraph(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= maxWidth) return [text];
  const lines: string[] = [];
  let line = '';
  let width = 0;
  // there is no kerning across Thai word boundaries, so widths add up and each word is measured once
  const add = (piece: string, pieceWidth: number) => {
    if (line !== '' && width + widthOf(piece.trimEnd()) > maxWidth) {
      lines.push(line);
      line = '';
      width = 0;
    }
    line += piece;
    width += pieceWidth;
  };
  for (const piece of pieces(text)) {
    const pieceWidth = widthOf(piece);
    if (pieceWidth <= maxWidth) add(piece, pieceWidth);
    else for (const { segment } of graphemes.segment(piece)) add(segment, widthOf(segment));
  }
  if (line !== '') lines.push(line);
  return lines;
}
