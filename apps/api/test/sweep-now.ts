import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sweepOnce } from '../src/plugins/files.ts';

/** Runs the hourly job; while the one that follows every start is running, it waits for its end. */
export async function sweepNow(app: FastifyInstance): Promise<void> {
  while ((await sweepOnce(app, true)) === null) await setTimeout(50);
}

/** Waits for the end of the job that follows the start, which would change what a test has prepared. */
export async function startSweepEnded({ db }: FastifyInstance): Promise<void> {
  while ((await db.jobRun.count({ where: { name: 'sweep', ended_at: { not: null } } })) === 0) await setTimeout(50);
}
