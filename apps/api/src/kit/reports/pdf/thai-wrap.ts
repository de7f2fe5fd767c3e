const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
const thai = /[\u0E01-\u0E5B]/;
const wordLetter = /[\p{L}\p{M}\p{N}]/u;

/** May a line end between these two pieces? The dictionary's words alone would part ๆ, ฯ and silenced letters from theirs. */
function canBreak(before: string, after: string): boolean {
  if (/^(?:\s|ๆ|ฯ(?!ล)|[ก-ฮ]{1,2}[ิุ]?์)/.test(after)) return false;
  if (/[\s/\-–—]$/.test(before)) return true;
  const last = before.at(-1) ?? '';
  const first = after[0] ?? '';
  return wordLetter.test(last) && wordLetter.test(first) && (thai.test(last) || thai.test(first));
}

/** The smallest pieces a line may be made of. */
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
 * Breaks a text into lines no wider than `most`: Thai between words, what is too long for a line between letters.
 * A line keeps the space it was broken at, so that together they are the text again.
 */
export function wrap(text: string, most: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, most, widthOf));
}

function wrapParagraph(text: string, most: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= most) return [text];
  const lines: string[] = [];
  let line = '';
  let width = 0;
  // nothing is drawn closer together across the end of a Thai word, so widths add up and each word is measured once
  const add = (piece: string, pieceWidth: number) => {
    if (line !== '' && width + widthOf(piece.trimEnd()) > most) {
      lines.push(line);
      line = '';
      width = 0;
    }
    line += piece;
    width += pieceWidth;
  };
  for (const piece of pieces(text)) {
    const pieceWidth = widthOf(piece);
    if (pieceWidth <= most) add(piece, pieceWidth);
    else for (const { segment } of graphemes.segment(piece)) add(segment, widthOf(segment));
  }
  if (line !== '') lines.push(line);
  return lines;
}
