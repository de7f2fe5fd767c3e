import { reportProgress, reportProgressRoute } from '@faculty/contracts/kit/reports';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import fp from 'fastify-plugin';
import type { Person } from '../kit/crud/context.ts';
import { Reports } from '../kit/reports/reports.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Queue and worker threads of reports. */
    reports: Reports;
  }
}

/** Decorates the app with the report queue, and registers the progress route. */
export const reportsPlugin = fp(
  async (app) => {
    const reports = new Reports(app.log);
    app.decorate('reports', reports);
    app.addHook('onClose', () => reports.close());
    app.route({
      ...methodAndUrl(reportProgressRoute),
      config: { signedIn: true },
      schema: { tags: ['Reports'], summary: 'How the report stands that one waits for', response: { 200: reportProgress } },
      handler: async (request) => reports.progressOf((request.person as Person).user_name),
    });
  },
  { name: 'reports' },
);
