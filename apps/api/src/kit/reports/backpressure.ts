import type { Writable } from 'node:stream';

/** Waits until a stream takes more, or none at all any more: the libraries that write into it do not. */
export async function drained(stream: Writable): Promise<void> {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((go) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      go();
    };
    stream.on('drain', done).on('close', done);
  });
}
