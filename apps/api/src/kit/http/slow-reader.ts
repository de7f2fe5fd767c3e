import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Slower than any line people work on: 64 kbit/s. */
const bytesPerSecond = 8_000;
/** So long a reader may be slower, as a phone is in a tunnel. */
const windowMilliseconds = 30_000;
/** A reader who takes nothing at all is ended sooner. */
const stillMilliseconds = 20_000;
const checkMilliseconds = 1_000;

/**
 * Ends an answer whose reader takes less than 8 kB a second over half a minute, or nothing for 20 seconds, while more is ready: what it
 * holds (a turn, a connection to the database, an open file) is for everybody. While the server itself has nothing to send, no time counts.
 */
export function endSlowReader({ raw, request }: Pick<FastifyReply, 'raw' | 'request'>): void {
  let began = performance.now();
  let moved = began;
  let atBegin = takenBy(raw);
  let before = atBegin;
  const timer = setInterval(() => {
    const now = performance.now();
    const taken = takenBy(raw);
    if (taken > before) moved = now;
    before = taken;
    const isBehind = raw.writableLength > 0;
    const isFast = taken - atBegin >= (bytesPerSecond * windowMilliseconds) / 1000;
    if (!isBehind) moved = now;
    if (!isBehind || isFast) {
      began = now;
      atBegin = taken;
    } else if (now - began >= windowMilliseconds || now - moved >= stillMilliseconds) {
      request.log.info({ bytes: taken }, 'an answer was ended: its reader is too slow');
      raw.destroy();
    }
  }, checkMilliseconds).unref();
  raw.once('close', () => clearInterval(timer));
}

/** Bytes that the operating system has taken for the reader. */
function takenBy({ socket, writableLength }: ServerResponse): number {
  // a call that did not come over the network has a socket that counts nothing
  return Math.max(0, (socket?.bytesWritten ?? 0) - writableLength);
}
