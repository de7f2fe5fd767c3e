import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { forgetOldSessions } from '../auth/sessions/sessions.ts';
import { deleteUnverified } from '../auth/unverified.ts';
import { locks, tryAdvisoryLock } from '../db/advisory-lock.ts';
import { QueryCache } from '../db/cache.ts';
import { emptyBin } from '../kit/crud/recycle-bin.ts';
import { findShownFile, type ShownFile } from '../kit/files/shown-file.ts';
import { forgetOldKeys } from '../kit/http/idempotency.ts';
import { trustedNow } from '../kit/jobs/trusted-clock.ts';
import { forgetEndedPreviews } from '../kit/preview/preview-links.ts';
import { openFileStore } from '../storage/flydrive-store.ts';
import type { Swept } from '../storage/orphans/sweep.ts';
import { publicFilesRoutes } from './public-files.routes.ts';
import { enforceRetention } from './retention.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The file at an address (see `findShownFile`), cached until a stored file changes. */
    shownFile(address: string): Promise<ShownFile | null>;
  }
}

const sweepMilliseconds = 3_600_000;
/** Slightly less than the interval, because the timers of the processes differ. */
const dueMilliseconds = 3_300_000;
const afterStartMilliseconds = 2_000;

/**
 * Deletes expired records of the bin, unverified accounts, idempotency keys, sessions, preview links and personal data whose time is over, and
 * moves orphans to the trash. Runs
 * once an hour in one of the processes, and at the start of each, because it may follow a crash. Returns null when it was not due or another
 * process is running it.
 */
export async function sweepOnce(app: FastifyInstance, atStart: boolean, signal?: AbortSignal): Promise<Swept | null> {
  return tryAdvisoryLock(app, locks.sweep, async () => {
    const now = await trustedNow(app);
    const claimed = await app.db.$executeRaw`
      INSERT INTO chores (name, began_at) VALUES ('sweep', now())
      ON CONFLICT (name) DO UPDATE SET began_at = now(), ended_at = NULL
      WHERE ${atStart} OR chores.began_at < now() - ${dueMilliseconds} * interval '1 millisecond' OR chores.began_at > now()`;
    if (claimed === 0) return null;
    await emptyBin(app.db, now);
    const deleted = await deleteUnverified(app.db, now);
    if (deleted > 0) app.log.info({ deleted }, 'accounts that were never verified deleted');
    await forgetOldKeys(app.db, now);
    await forgetOldSessions(app.db, now);
    await forgetEndedPreviews(app.db, now);
    const rows = await enforceRetention(app.db, app.config.keepDays, now);
    if (Object.keys(rows).length > 0) app.log.info({ rows }, 'personal data deleted after its time');
    const swept = await app.files.sweep(app.db, app.config.orphanGraceMinutes * 60_000, { now, signal });
    await app.db.$executeRaw`UPDATE chores SET ended_at = now() WHERE name = 'sweep'`;
    return swept;
  });
}

/** Decorates the app with the file store (`app.files`), and registers the sweep and the addresses of public files. */
export const filesPlugin = fp(async function files(app) {
  app.decorate('files', await openFileStore(app.config, app));
  app.decorate('uploadsUnderWay', new Map());
  const shown = new QueryCache<ShownFile | null>(app.changes);
  app.decorate('shownFile', (address: string) => shown.of(['stored_files'], address, () => findShownFile(app.db, address)));
  publicFilesRoutes(app);

  const logSwept = ({ moved, waiting, deleted, restored }: Swept) => {
    app.metrics.sweptFiles.inc(moved.length);
    app.metrics.orphanFilesWaiting.set(waiting);
    if (moved.length > 0) app.log.info({ moved: moved.length, files: moved.slice(0, 50) }, 'files without a record moved to the trash');
    if (waiting > 0) app.log.warn({ waiting }, 'files without a record wait for the next sweep');
    if (deleted > 0) app.log.info({ deleted }, 'objects deleted from the trash after 30 days');
    if (restored > 0) app.log.warn({ restored }, 'objects put back from the trash, because records name them');
  };
  app.metrics.jobSucceeded('sweep');
  const stop = new AbortController();
  let sweeping: Promise<void> | null = null;
  const sweep = (atStart: boolean) => {
    sweeping ??= sweepOnce(app, atStart, stop.signal)
      .then(
        (swept) => {
          app.metrics.jobSucceeded('sweep');
          if (swept) logSwept(swept);
        },
        // retried in the next hour
        (error: unknown) => app.log.warn({ err: error }, 'the sweep of files failed'),
      )
      .then(() => {
        sweeping = null;
      });
  };
  const timer = setInterval(() => sweep(false), sweepMilliseconds).unref();
  // in the background and after the first calls; a crash may have left files
  const first = setTimeout(() => sweep(true), afterStartMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(first);
    stop.abort();
    await sweeping;
  });
});
