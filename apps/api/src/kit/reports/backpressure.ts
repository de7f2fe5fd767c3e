import type { Writable } from 'node:stream';

/** Waits for `drain` if the stream's buffer is full, or for `close`. The writing libraries ignore backpressure. */
export async function waitForDrain(stream: Writable): Promise<void> {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((go) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      go();
    };
    stream.on('drain', done).on('close', done);
  });
}
