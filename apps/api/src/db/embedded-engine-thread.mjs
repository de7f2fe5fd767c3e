// The embedded database, in a thread of its own: a long statement would keep everybody else waiting.
// No TypeScript: in development and in tests a thread would load a compiler first, for each database that is opened.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** @typedef {{ id: number, batch?: Uint8Array }} Asked without a batch: close */

const port = /** @type {NonNullable<typeof parentPort>} */ (parentPort);
/** @type {import('./embedded-engine.ts').EngineOptions} */
const { dataDir, loadDataDir } = workerData;

const engine = await PGlite.create({ dataDir, extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) });
port.on('message', async (/** @type {Asked} */ { id, batch }) => {
  try {
    if (batch) {
      const bytes = await engine.execProtocolRaw(batch);
      answer({ id, bytes });
      const last = lastWords(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      if (last) throw new Error(last);
      return;
    }
    await engine.close();
    answer({ id });
    port.close();
  } catch (error) {
    answer({ id, error });
    // what it says itself comes as an answer: when it throws, nobody knows what state it is in
    if (batch) throw error;
  }
});
answer({ id: 0 });

/**
 * What an engine says that must not go on. A server's process ends itself after these and another one recovers; this one would answer
 * on, from memory that nobody has put in order.
 * @param {Buffer} bytes
 */
function lastWords(bytes) {
  for (const severity of ['PANIC', 'FATAL']) {
    // fields of an error: a letter, the text, a zero
    const at = bytes.indexOf(`S${severity}\0V${severity}\0`);
    if (at < 0) continue;
    const fields = bytes.toString('utf8', at, at + 1_000).split('\0');
    return `${severity}: ${fields.find((field) => field.startsWith('M'))?.slice(1)}`;
  }
  return null;
}

/** @param {import('./embedded-engine.ts').EngineAnswer} answered */
function answer(answered) {
  port.postMessage(answered);
}
