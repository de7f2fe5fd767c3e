import type { FastifyInstance } from 'fastify';
import { activityReportCall } from './activity-report.ts';
import { missingCall } from './missing.ts';
import { qualityPackCall } from './quality-pack.ts';
import { workReportCall } from './work-report.ts';

/** Reports of works and activities, and what they are made of. */
export function reportCalls(app: FastifyInstance): void {
  workReportCall(app);
  activityReportCall(app);
  qualityPackCall(app);
  missingCall(app);
}
