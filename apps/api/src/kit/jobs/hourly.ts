import type { FastifyInstance } from 'fastify';
import type { Job } from '../metrics.ts';

const everyMilliseconds = 3_600_000;
/** Delay after a start, so that the first requests are served first. */
const afterStartMilliseconds = 60_000;

/** Runs `work` a minute after the start and then every hour, one run after the other. Trial mode writes nothing, and runs no jobs. */
export function runHourly(app: FastifyInstance, job: Job, work: () => Promise<unknown>): void {
  if (!app.config.webBackend) return;
  app.metrics.jobSucceeded(job);
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running
      .then(work)
      .then(() => app.metrics.jobSucceeded(job))
      .catch((error: unknown) => app.log.warn({ err: error, job }, 'a job failed; it runs again in an hour'));
  };
  const timer = setInterval(run, everyMilliseconds).unref();
  const first = setTimeout(run, afterStartMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(first);
    await running;
  });
}
