const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Bytes: no file system takes a name longer than 255 of them, and a Thai letter is three. */
const usual = 160;

/**
 * A title as part of a file's name, on Windows too: without the signs it forbids, without dots and spaces at the end, and short.
 * It comes after a number, so it is never one of the names Windows keeps for itself, and no two are the same.
 */
export function namePart(title: string, longest = usual): string {
  const plain = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Windows forbids them
    .replace(/[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let short = '';
  for (const { segment } of graphemes.segment(plain.slice(0, longest))) {
    if (Buffer.byteLength(short + segment) > longest) break;
    short += segment;
  }
  return short.toWellFormed().replace(/[. ]+$/, '');
}
