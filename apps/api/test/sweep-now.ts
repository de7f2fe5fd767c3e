import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sweepOnce } from '../src/plugins/files.ts';

/** Runs the hourly job; while the one that follows every start is running, it waits for its end. */
export async function sweepNow(app: FastifyInstance): Promise<void> {
  while ((await sweepOnce(app, true)) === null) await setTimeout(50);
}
