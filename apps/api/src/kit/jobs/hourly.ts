import { night } from '@faculty/contracts/kit/dates/night';
import type { FastifyInstance } from 'fastify';
import type { Job } from '../metrics.ts';
import { trustedNow } from './trusted-clock.ts';

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

/** A run of a nightly job; `signal` ends it when the server closes. */
interface NightRun {
  now: Date;
  signal: AbortSignal;
}

/** Runs `work` in every hour of the night in Bangkok: it asks other servers for much, which have less to do then. */
export function runNightly(app: FastifyInstance, job: Job, work: (run: NightRun) => Promise<unknown>): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  runHourly(app, job, async () => {
    const now = await trustedNow(app);
    const hour = (now.getUTCHours() + 7) % 24;
    if (hour >= night.from && hour < night.to) await work({ now, signal: closing.signal });
  });
}
