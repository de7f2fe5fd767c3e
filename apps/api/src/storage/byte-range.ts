import type { Readable } from 'node:stream';

/** First and last byte, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Parses a `Range` header. Null means the whole content: no header, several ranges, or invalid. */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/** Reads a part of an object, which flydrive's drivers do not support. */
export interface RangeDriver {
  getRange(key: string, range: ByteRange): Promise<Readable>;
}
