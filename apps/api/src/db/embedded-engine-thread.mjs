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
    if (batch) return answer({ id, bytes: await engine.execProtocolRaw(batch) });
    await engine.close();
    answer({ id });
    port.close();
  } catch (error) {
    answer({ id, error });
  }
});
answer({ id: 0 });

/** @param {import('./embedded-engine.ts').EngineAnswer} answered */
function answer(answered) {
  port.postMessage(answered);
}
