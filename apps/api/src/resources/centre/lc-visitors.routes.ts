import { lcVisit, lcVisitor, lcVisitorsQuery, visitRoutes } from '@faculty/contracts/centre/lc-visit';
import { scannedCode } from '@faculty/contracts/centre/scanned-code';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contextOf } from '../../kit/crud/handlers.ts';
import { inSearchText } from '../../kit/lists/conditions.ts';

/** More, and one types another word. */
const mostFound = 20;

/** Members to enter a visit for, whose card is at home. For who may enter visits, also without the page of the members. */
export function lcVisitorCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(visitRoutes.visitors),
    config: { right: { page: lcVisit.page, action: 'add' } },
    schema: {
      tags: [lcVisit.tag],
      summary: 'Members in use, by words of their names or a code; twenty at most',
      querystring: lcVisitorsQuery,
      response: { 200: z.array(lcVisitor) },
    },
    handler: async (request) => {
      const { q } = request.query as z.infer<typeof lcVisitorsQuery>;
      const code = scannedCode(q);
      const { query } = contextOf(app, request, lcVisit.page);
      return query(Prisma.sql`
        SELECT m.user_id, m.user_name, m.prefix_title_th, m.fname_th, m.lname_th, m.fname_en, m.lname_en, d.up_department_name_th, d.up_department_name_en
        FROM mem_lc_users m JOIN up_departments d ON d.up_department_id = m.job_title
        WHERE NOT m.disabled AND (m.user_code = ${code} OR (${inSearchText(q, Prisma.sql`m.search_text`) || Prisma.sql`true`}))
        -- the card itself first
        ORDER BY (m.user_code = ${code}) DESC NULLS LAST, m.fname_th COLLATE "und-x-icu", m.lname_th COLLATE "und-x-icu", m.user_id LIMIT ${mostFound}`);
    },
  });
}
