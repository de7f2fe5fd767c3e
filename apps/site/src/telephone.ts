import { type Html, html } from './html.ts';

const extensionOf = /(?:ต่อ|ext(?:ension|\.)?|#)\s*(\d+)/i;
/** Between several numbers. */
const between = /(\s*(?:[,;/]|หรือ|และ|\bor\b|\band\b)\s*)/;

/**
 * Telephone numbers as people write them, each a link that dials it (RFC 3966): of lines that follow each other (`0 2564 4440-79`) the first, with
 * its extension. What cannot be dialled from outside, such as an extension alone, is text.
 */
export const telephone = (written: string): Html =>
  html`${written.split(between).map((part) => {
    const address = addressOf(part.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)));
    return address === null ? part : html`<a href="${address}">${part}</a>`;
  })}`;

function addressOf(written: string): string | null {
  const [number = ''] = written.split(extensionOf, 1);
  const digits = number.replace(/\(0\)|[^+\d]/g, '');
  const [, ofThailand, ofAnother] = /^(?:0|\+66)(\d{8,})$|^(\+\d{8,15})$/.exec(digits) ?? [];
  const [, extension] = extensionOf.exec(written) ?? [];
  const end = extension === undefined ? '' : `;ext=${extension}`;
  // numbers of mobiles have a digit more; what follows is the last of several lines
  if (ofThailand !== undefined) return `tel:+66${ofThailand.slice(0, /^[689]/.test(ofThailand) ? 9 : 8)}${end}`;
  return ofAnother === undefined ? null : `tel:${ofAnother}${end}`;
}
