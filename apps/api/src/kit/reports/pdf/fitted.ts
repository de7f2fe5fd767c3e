import type { ThaiDocument } from './thai-document.ts';

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Truncates a text with an ellipsis to a width in the current font. */
export function fitted(document: ThaiDocument, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && document.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
