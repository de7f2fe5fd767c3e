import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { extensionOf } from './client-name.ts';
import { type Extension, isExtension } from './file-types.ts';

/** Extensions of file-type that we store under another one. */
const otherNames: Readonly<Record<string, Extension>> = { apng: 'png', tiff: 'tif' };
/** The old office formats share one container format and are distinguished by the file name. */
const oldOffice = ['doc', 'xls', 'ppt', 'pps', 'vsd', 'pub', 'mpp'] as const;
const plainText = ['txt', 'csv'] as const;

/** Detects the type of a staged file by its content; null when it is not an accepted type. */
export async function detectType(file: string, clientName: string): Promise<Extension | null> {
  const found = await fileTypeFromFile(file);
  const labelled = extensionOf(clientName);
  if (found?.ext === 'cfb') return oldOffice.find((extension) => extension === labelled) ?? null;
  if (found) {
    const extension = otherNames[found.ext] ?? found.ext;
    return isExtension(extension) ? extension : null;
  }
  const text = plainText.find((extension) => extension === labelled);
  return text && (await isPlainText(file)) ? text : null;
}

/**
 * Whether a file is plain text in UTF-8, or in Windows-874 (TIS-620) of older Thai programs, without control characters and without
 * markup that a browser could sniff as a document.
 */
async function isPlainText(file: string): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isThai = true;
  let tail = '';
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (chunk.some(isControl)) return false;
    if (isUtf8) isUtf8 = decodes(() => utf8.decode(chunk, { stream: true }));
    isThai &&= !chunk.some(isUndefinedThai);
    if (!isUtf8 && !isThai) return false;
    // markup is ASCII in both encodings; the tail of the previous chunk is prepended to find tags across chunks
    const text = tail + chunk.toString('latin1');
    if (markup.test(text)) return false;
    tail = text.slice(-20);
  }
  return isThai || (isUtf8 && decodes(() => utf8.decode()));
}

const markup = /<(?:[!?]|\/?(?:html|head|body|script|svg|math|iframe|object|embed|style|link|meta|img|form|a|table|div|p)[\s>/])/i;

function decodes(read: () => string): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** Control characters except tab, line ends, form feed and the end-of-file mark of DOS. */
const isControl = (byte: number) => (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte)) || byte === 0x7f;
/** Bytes that are undefined in Windows-874. */
const isUndefinedThai = (byte: number) =>
  byte > 0x7f &&
  !(byte === 0x80 || byte === 0x85 || (byte >= 0x91 && byte <= 0x97) || (byte >= 0xa0 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb));
