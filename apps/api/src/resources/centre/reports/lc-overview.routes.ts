import { lcOverview, lcOverviewParams, lcOverviewRoute } from '@faculty/contracts/centre/lc-overview';
import { lcReportPages } from '@faculty/contracts/centre/lc-reports';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Person } from '../../../kit/crud/context.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { widestPage } from '../../../kit/reports/register-report.ts';
import { daysOf, departmentsOf, hoursOf, summaryOf } from './month-figures.ts';
import { monthBefore } from './visits-of-month.ts';

/** The month on the screen: the figures of the reports in one call, some tens of numbers however many visits there were. */
export function lcOverviewCall(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(lcOverviewRoute),
    config: { anyRight: lcReportPages.map((page) => ({ page, action: 'view' })) },
    schema: { tags: ['Language centre'], summary: 'A month’s visits in figures', params: lcOverviewParams, response: { 200: lcOverview } },
    handler: async (request) => {
      const month = request.params as z.infer<typeof lcOverviewParams>;
      const ctx = contextOf(app, request, widestPage(request.person as Person, lcReportPages));
      const { own } = ctx;
      const asked = { ...month, own };
      const [summary, before, latest, departments, days, hours] = await Promise.all([
        summaryOf(ctx, asked),
        summaryOf(ctx, { ...monthBefore(month), own }),
        ctx.query<{ month: string }>(Prisma.sql`
          SELECT to_char(v.time_in AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM') AS month FROM mem_lc_checkin_users v
          ${own === undefined ? Prisma.empty : Prisma.sql`WHERE v.created_by = ${own}`} ORDER BY v.time_in DESC LIMIT 1`),
        departmentsOf(ctx, asked),
        daysOf(ctx, asked),
        hoursOf(ctx, asked),
      ]);
      return { ...summary, visits_before: before.visits, latest: latest[0]?.month ?? null, departments, days, hours };
    },
  });
}
