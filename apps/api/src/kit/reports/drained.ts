import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Waits until a stream takes more: the libraries that write into it do not. */
export async function drained(stream: Writable): Promise<void> {
  if (stream.writableNeedDrain && !stream.destroyed) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
}
