const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Bytes: file systems allow names of 255 bytes, and a Thai letter has three. */
const defaultMaxBytes = 160;

/**
 * A title as part of a file name that is also valid on Windows: without forbidden characters, without dots and spaces at the end, and
 * at most `maxBytes` long. Callers add other text, so it never is a name reserved by Windows.
 */
export function namePart(title: string, maxBytes = defaultMaxBytes): string {
  const plain = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Windows forbids them
    .replace(/[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let short = '';
  for (const { segment } of graphemes.segment(plain.slice(0, maxBytes))) {
    if (Buffer.byteLength(short + segment) > maxBytes) break;
    short += segment;
  }
  return short.toWellFormed().replace(/[. ]+$/, '');
}
