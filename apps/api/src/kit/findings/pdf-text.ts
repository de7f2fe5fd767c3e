import { inflateSync } from 'node:zlib';

/** A file is read to here, and its parts are unpacked to as much: more than that cannot be told. */
export const maxPdfBytes = 30_000_000;
const maxUnpacked = 60_000_000;
const maxPart = 8_000_000;

/** The operators that show text, after the string. */
const showsText = /[)>\]]\s{0,20}T[jJ]\b/;
const hasPicture = /\/Subtype\s*\/Image\b/;

/**
 * Whether a pdf has text that can be searched and read aloud; null where that cannot be told: it is encrypted, packed in a way that is not
 * known here, too large, or has neither text nor pictures. Looks at the operators of its pages without reading their fonts.
 */
export function pdfHasText(file: Buffer): boolean | null {
  if (file.length > maxPdfBytes || !file.subarray(0, 1024).includes('%PDF-') || file.includes('/Encrypt')) return null;
  let [unpacked, isCertain, isScanned] = [0, true, false];
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const head = file.subarray(Math.max(0, file.lastIndexOf('obj', at)), at).toString('latin1');
    if (hasPicture.test(head)) {
      isScanned = true;
      continue;
    }
    const start = at + (file[at + 6] === 13 ? 8 : 7);
    const end = file.indexOf('endstream', start);
    if (end === -1) return null;
    const part = file.subarray(start, end);
    const text = unpack(head, part);
    if (text === undefined) continue;
    unpacked += text?.length ?? 0;
    if (unpacked > maxUnpacked) return null;
    if (text === null) isCertain = false;
    else if (showsText.test(text)) return true;
    else if (hasPicture.test(text)) isScanned = true;
  }
  return isCertain && isScanned ? false : null;
}

/** The content of a part; undefined for one that holds no operators, null for one that cannot be unpacked. */
function unpack(head: string, part: Buffer): string | null | undefined {
  // fonts, colour profiles, metadata and cross references hold no text of a page
  if (/\/(?:Length1|Type1C|CIDFontType0C|OpenType|Metadata|XRef|N \d+\s*\/Alternate)\b/.test(head)) return undefined;
  const filters = head.match(/\/(?:\w+)Decode\b/g) ?? [];
  if (filters.length === 0) return part.subarray(0, maxPart).toString('latin1');
  if (filters.length > 1 || filters[0] !== '/FlateDecode') return null;
  try {
    return inflateSync(part, { maxOutputLength: maxPart }).toString('latin1');
  } catch {
    return null;
  }
}
