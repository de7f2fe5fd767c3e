import type { FastifyInstance } from 'fastify';
import type { Job } from '../metrics.ts';

const everyMilliseconds = 3_600_000;
/** Delay after a start, so that the first requests are served first. */
const afterStartMilliseconds = 60_000;

/** So that a timer does not fire before the hour by another clock. */
const afterHourMilliseconds = 2_000;

/**
 * Runs `work` a minute after the start and then every hour, or on every full hour, one run after the other. Trial mode writes nothing, and
 * runs no jobs.
 */
export function runHourly(app: FastifyInstance, job: Job, work: () => Promise<unknown>, when: 'hourly' | 'on the hour' = 'hourly'): void {
  if (!app.config.webBackend) return;
  app.metrics.jobSucceeded(job);
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running
      .then(work)
      .then(() => app.metrics.jobSucceeded(job))
      .catch((error: unknown) => app.log.warn({ err: error, job }, 'a job failed; it runs again in an hour'));
  };
  const toHour = when === 'hourly' ? 0 : everyMilliseconds - (Date.now() % everyMilliseconds) + afterHourMilliseconds;
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    if (toHour > 0) run();
    timer = setInterval(run, everyMilliseconds).unref();
  };
  const beginning = setTimeout(begin, toHour).unref();
  const first = setTimeout(run, afterStartMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearTimeout(beginning);
    clearInterval(timer);
    clearTimeout(first);
    await running;
  });
}
