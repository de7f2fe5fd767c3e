import { recordedTrialRestore, statusRoutes, systemStatus, type TrialRestore, trialRestore } from '@faculty/contracts/admin/system-status';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { recordedTrialRestore as recordedMessage } from '@faculty/contracts/messages';
import type { FastifyInstance } from 'fastify';
import { changesBetween, writeAudit } from '../../../kit/crud/audit.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { runHourly } from '../../../kit/jobs/hourly.ts';
import { factsOf } from './facts.ts';
import { lookAtSystem } from './look-hourly.ts';
import { statusRows } from './status-rows.ts';

const page = '/admin/status';
const tags = ['System status'];
const job = 'trial restore';

/** How the system is, for the person who looks after it (docs/operations.md). */
export function systemStatusCalls(app: FastifyInstance): void {
  runHourly(app, 'system_status', () => lookAtSystem(app));

  app.route({
    ...methodAndUrl(statusRoutes.read),
    config: { right: { page, action: 'view' } },
    schema: { tags, summary: 'How the system is', response: { 200: systemStatus } },
    handler: async () => {
      const facts = await factsOf(app);
      return { checked_at: facts.now, rows: statusRows(facts) };
    },
  });

  app.route({
    ...methodAndUrl(statusRoutes.recordTrialRestore),
    config: { right: { page, action: 'edit' } },
    schema: { tags, summary: 'Notes a trial restore', body: trialRestore, response: { 200: recordedTrialRestore } },
    handler: async (request) => {
      const outcome = request.body as TrialRestore;
      const ctx = contextOf(app, request, page);
      await app.db.$transaction(async (db) => {
        const [before] = await db.$queryRaw<{ outcome: object }[]>`SELECT outcome FROM chores WHERE name = ${job} FOR UPDATE`;
        await db.$executeRaw`
          INSERT INTO chores (name, began_at, ended_at, outcome) VALUES (${job}, now(), now(), ${JSON.stringify(outcome)}::jsonb)
          ON CONFLICT (name) DO UPDATE SET began_at = now(), ended_at = now(), outcome = EXCLUDED.outcome`;
        const record = { entity: 'system_status', id: job, title: 'ทดลองกู้คืนข้อมูล', title_en: 'Trial restore' };
        await writeAudit({ ...ctx, db }, request.id, 'edit', record, changesBetween(before?.outcome ?? null, outcome));
      });
      return { message: recordedMessage[languageOf(request)] };
    },
  });
}
