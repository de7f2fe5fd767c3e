import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Minimum rate, 64 kbit/s: below any connection that people work with. */
export const bytesPerSecond = 8_000;
/** The other side may be slower for this long, such as a phone in a tunnel. */
export const windowMilliseconds = 30_000;
/** Timeout of a reader that receives nothing at all. */
const stalledMilliseconds = 20_000;
export const checkMilliseconds = 1_000;

/**
 * Closes the connection of a reader that receives less than 8 kB a second over half a minute, or nothing for 20 seconds, while data is
 * buffered: a response holds shared resources (a queue slot, a database connection, an open file). Time without buffered data does not
 * count.
 */
export function endSlowReader({ raw, request }: Pick<FastifyReply, 'raw' | 'request'>): void {
  let windowStart = performance.now();
  let lastProgress = windowStart;
  let bytesAtStart = bytesSent(raw);
  let before = bytesAtStart;
  const timer = setInterval(() => {
    const now = performance.now();
    const sent = bytesSent(raw);
    if (sent > before) lastProgress = now;
    before = sent;
    const isBehind = raw.writableLength > 0;
    const isFast = sent - bytesAtStart >= (bytesPerSecond * windowMilliseconds) / 1000;
    if (!isBehind) lastProgress = now;
    if (!isBehind || isFast) {
      windowStart = now;
      bytesAtStart = sent;
    } else if (now - windowStart >= windowMilliseconds || now - lastProgress >= stalledMilliseconds) {
      request.log.info({ bytes: sent }, 'an answer was ended: its reader is too slow');
      raw.destroy();
    }
  }, checkMilliseconds).unref();
  raw.once('close', () => clearInterval(timer));
}

/** Bytes handed to the operating system. */
function bytesSent({ socket, writableLength }: ServerResponse): number {
  // injected calls have a socket without a byte count
  return Math.max(0, (socket?.bytesWritten ?? 0) - writableLength);
}
