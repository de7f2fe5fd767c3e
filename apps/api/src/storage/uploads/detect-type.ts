import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { acceptedTypes } from '@faculty/contracts/kit/file-types';
import { fileTypeFromFile } from 'file-type';
import type { WrongField } from '../../kit/http/errors.ts';
import { extensionOf } from './client-name.ts';
import { type Extension, isExtension } from './file-types.ts';

/** Extensions of file-type that we store under another one. */
const otherNames: Readonly<Record<string, Extension>> = { tiff: 'tif' };
/** The old office formats share one container format and are distinguished by the file name. */
const oldOffice = ['doc', 'xls', 'ppt', 'pps', 'vsd', 'pub', 'mpp'] as const;
const plainText = ['txt', 'csv'] as const;

/** Detects the type of a staged file by its content; null when it is not an accepted type (`refusalOf`). */
export async function detectType(file: string, clientName: string): Promise<Extension | null> {
  const labelled = extensionOf(clientName);
  const text = plainText.find((extension) => extension === labelled);
  // first: the byte order mark is also the start of an MPEG frame
  if (text && (await isUtf16Text(file))) return text;
  const found = await fileTypeFromFile(file);
  if (found?.ext === 'cfb') return oldOffice.find((extension) => extension === labelled) ?? null;
  if (found) {
    const extension = otherNames[found.ext] ?? found.ext;
    return isExtension(extension) ? extension : null;
  }
  if (labelled === 'pdf') return (await isPdfAfterOtherLines(file)) ? 'pdf' : null;
  return text && (await isPlainText(file)) ? text : null;
}

/** The error of a file whose type `detectType` does not accept, or that is no picture where one is wanted. */
export async function refusalOf(file: string, kind: keyof typeof acceptedTypes): Promise<WrongField> {
  const found = await fileTypeFromFile(file);
  if (found?.ext === 'apng') return { code: 'file_animated_png' };
  if (found?.ext === 'cfb' && (await hasBytes(file, encryptedPackage))) return { code: 'file_password' };
  const given = found?.ext === 'heic' ? { given: '.heic ' } : {};
  return { code: 'file_type', params: { types: acceptedTypes[kind], ...given } };
}

/** The stream of a new office file with a password, which is in an old office container. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** Whether bytes occur in a file, which may be large. */
async function hasBytes(file: string, sought: Buffer): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const read = Buffer.concat([tail, chunk]);
    if (read.includes(sought)) return true;
    tail = read.subarray(1 - sought.length);
  }
  return false;
}

/** PDF readers accept up to 1,024 bytes before the header, such as the lines that some web servers and mail programs left there. */
async function isPdfAfterOtherLines(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    const at = head.indexOf('%PDF-');
    return at >= 0 && !markup.test(head.slice(0, at));
  } finally {
    await handle.close();
  }
}

/** Whether a file is plain text in UTF-16 with a byte order mark, such as Excel's "Unicode Text", without control characters and markup. */
async function isUtf16Text(file: string): Promise<boolean> {
  let decoder: TextDecoder | undefined;
  let tail = '';
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const mark = decoder ? '' : chunk.toString('hex', 0, 2);
    if (mark === 'fffe' || mark === 'feff') decoder = new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be', { fatal: true });
    const text = decoder && decodedText(() => decoder?.decode(chunk, { stream: true }));
    if (text === undefined || controlCharacter.test(text) || markup.test(tail + text)) return false;
    tail = (tail + text).slice(-20);
  }
  return decodedText(() => decoder?.decode()) !== undefined;
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
    if (isUtf8) isUtf8 = decodedText(() => utf8.decode(chunk, { stream: true })) !== undefined;
    isThai &&= !chunk.some(isUndefinedThai);
    if (!isUtf8 && !isThai) return false;
    // markup is ASCII in both encodings; the tail of the previous chunk is prepended to find tags across chunks
    const text = tail + chunk.toString('latin1');
    if (markup.test(text)) return false;
    tail = text.slice(-20);
  }
  return isThai || (isUtf8 && decodedText(() => utf8.decode()) !== undefined);
}

const markup = /<(?:[!?]|\/?(?:html|head|body|script|svg|math|iframe|object|embed|style|link|meta|img|form|a|table|div|p)[\s>/])/i;

/** The decoded text; undefined where the bytes are none. */
function decodedText(decode: () => string | undefined): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Like `isControl`, in a decoded text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters
const controlCharacter = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f\u007f]/;
/** Control characters except tab, line ends, form feed and the end-of-file mark of DOS. */
const isControl = (byte: number) => (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte)) || byte === 0x7f;
/** Bytes that are undefined in Windows-874. */
const isUndefinedThai = (byte: number) =>
  byte > 0x7f &&
  !(byte === 0x80 || byte === 0x85 || (byte >= 0x91 && byte <= 0x97) || (byte >= 0xa0 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb));
