import type { FastifyRequest } from 'fastify';
import { bytesPerSecond, checkMilliseconds, windowMilliseconds } from './slow-reader.ts';

/** A stranger's body is a form of some fields, which arrives at once. */
const strangerMilliseconds = 10_000;

/**
 * Closes the connection of a sender whose body arrives at less than 8 kB a second over half a minute; of a stranger, when it takes longer
 * than 10 seconds. A body under way holds memory, or one of the sender's uploads. Time in which bytes wait here to be read does not count.
 */
export function endSlowSender({ raw, person, log }: Pick<FastifyRequest, 'raw' | 'person' | 'log'>): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (length === '0' && encoding === undefined) return;
  const bytesReceived = () => raw.socket?.bytesRead ?? 0; // injected calls have none
  const longest = person ? windowMilliseconds : strangerMilliseconds;
  let windowStart = performance.now();
  let bytesAtStart = bytesReceived();
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    const bytes = bytesReceived();
    const isFast = raw.readableLength > 0 || bytes - bytesAtStart >= (bytesPerSecond * windowMilliseconds) / 1000;
    if (person && isFast) {
      windowStart = performance.now();
      bytesAtStart = bytes;
    } else if (performance.now() - windowStart >= longest) {
      log.info({ bytes: bytes - bytesAtStart }, 'a call was ended: its body arrives too slowly');
      raw.destroy();
    }
  }, checkMilliseconds).unref();
  raw.once('close', () => clearInterval(timer));
}
