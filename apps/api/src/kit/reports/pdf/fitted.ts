import type { ThaiDocument } from './thai-document.ts';

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A text on one line of the font in use, with an ellipsis where it is too long. */
export function fitted(document: ThaiDocument, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && document.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
