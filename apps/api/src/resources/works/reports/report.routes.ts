import type { FastifyInstance } from 'fastify';
import { workReportCall } from './work-report.ts';

/** Reports of works and activities, and what they are made of. */
export function reportCalls(app: FastifyInstance): void {
  workReportCall(app);
}
