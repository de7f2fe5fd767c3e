import type { FastifyInstance } from 'fastify';

/** Timeout of running requests; after it their connections are destroyed. */
const patienceMilliseconds = 5_000;
/** Hard limit of a shutdown: Docker kills after ten seconds. */
const limitMilliseconds = 8_000;

/** What is open and must be closed, in the order of its closing. */
export interface Closing {
  /** The start, as long as it takes: it looks at the signal between its steps. */
  starting?: Promise<unknown>;
  app?: FastifyInstance;
  database?: { close(): Promise<void> };
  /** Exits with 1 after an orderly shutdown: a dependency is gone, and a restart recovers. */
  fail?: (reason: Error) => void;
}

/**
 * The first SIGTERM or SIGINT drains running requests and closes everything; a second one exits at once.
 * Returns an AbortSignal for a start that is still under way.
 */
export function stopOnSignal(open: Closing): AbortSignal {
  const stopping = new AbortController();
  let stoppingSince: number | null = null;
  const stop = (code: 0 | 1) => {
    if (stoppingSince !== null) {
      // npm passes on the Ctrl+C that the terminal has sent already: at once again is not a later one
      if (performance.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    // what is cut off was never acknowledged, and the database undoes it: an end like any other
    setTimeout(() => process.exit(code), limitMilliseconds).unref();
    stopping.abort();
    close(open).then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  open.fail = ({ message }) => {
    if (stoppingSince !== null) return;
    const words = `Cannot go on: ${message}. The process ends; start it again.`;
    if (open.app) open.app.log.fatal(words);
    else console.error(words);
    stop(1);
  };
  return stopping.signal;
}

async function close(open: Closing): Promise<void> {
  // an interrupted step is rolled back, and done by the next start
  await open.starting?.catch(() => {});
  const { app, database } = open;
  if (app) {
    // keep-alive connections are closed, so that no further request arrives
    const idle = setInterval(() => app.server.closeIdleConnections(), 100);
    const cut = setTimeout(() => app.server.closeAllConnections(), patienceMilliseconds);
    await app.close();
    clearInterval(idle);
    clearTimeout(cut);
  }
  await database?.close();
}
