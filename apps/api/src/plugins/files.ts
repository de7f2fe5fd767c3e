import fp from 'fastify-plugin';
import { Remembered } from '../db/remembered.ts';
import { emptyBin, isFileShown } from '../kit/bin.ts';
import { openFileStore } from '../storage/flydrive-store.ts';
import { fileExchangeRoutes } from './file-exchange.routes.ts';
import { publicFilesRoutes } from './public-files.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a stored file is somebody's and not in the bin with its record; remembered until the bin changes. */
    isFileShown(path: string): Promise<boolean>;
  }
}

const sweepMilliseconds = 3_600_000;
const afterStartMilliseconds = 2_000;

/** The file store (`app.files`), the sweep that clears what no record owns, and the addresses files are read and sent at. */
export const filesPlugin = fp(async (app) => {
  app.decorate('files', await openFileStore(app.config));
  app.decorate('bytesUnderWay', new Map<string, number>());
  const shown = new Remembered<boolean>(app.changes);
  app.decorate('isFileShown', (path: string) => shown.of(['binned'], path, () => isFileShown(app.db, path)));
  publicFilesRoutes(app);
  fileExchangeRoutes(app);

  const stop = new AbortController();
  let sweeping: Promise<void> | null = null;
  const sweep = () => {
    sweeping ??= emptyBin(app.db)
      .then(() => app.files.sweep(app.db, app.config.orphanGraceMinutes * 60_000, stop.signal))
      .then(
        (removed) => removed > 0 && app.log.info({ removed }, 'files without an owner removed'),
        // the next hour tries again
        (error: unknown) => app.log.warn({ err: error }, 'the sweep of files failed'),
      )
      .then(() => {
        sweeping = null;
      });
  };
  const timer = setInterval(sweep, sweepMilliseconds).unref();
  // a crash may have left files behind; nobody waits for it, and the first callers come first
  const first = setTimeout(sweep, afterStartMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(first);
    stop.abort();
    await sweeping;
  });
});
