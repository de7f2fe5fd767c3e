import { Readable } from 'node:stream';

/** First and last byte, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/** Reads a `Range` header. Null: give the whole (none, several ranges, or not understood). */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/** The part of a stream. What comes before it is read and dropped: flydrive opens objects whole, on a disk and in a bucket alike. */
export function sliceOf(content: Readable, { start, end }: ByteRange): Readable {
  async function* part() {
    let position = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const piece = chunk.subarray(Math.max(0, start - position), end + 1 - position);
      position += chunk.length;
      if (piece.length > 0) yield piece;
      if (position > end) return;
    }
  }
  return Readable.from(part(), { objectMode: false });
}
