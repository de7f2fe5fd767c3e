import { type AuditLine, type AuditQuery, auditLine, auditQuery, auditRoutes } from '@faculty/contracts/admin/audit';
import { pageOf } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { contextOf } from '../../kit/crud/handlers.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import { equals, inSearchText } from '../../kit/lists/conditions.ts';
import { listOf } from '../../kit/lists/list.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';
import { personNames } from '../../kit/people/person-name.ts';
import { historyOf, historyParams } from './history-of.ts';
import { undoableCount, undoChangeCall } from './undo-change.routes.ts';
import { versionRoutes } from './version.routes.ts';

const tags = ['Audit'];

/** The audit log: all of it for administrators, one record's changes for those who may view it. */
export function auditLogRoutes(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/audit_logs',
    config: { right: { page: '/admin/audit', action: 'view' } },
    schema: { tags, querystring: auditQuery, response: { 200: pageOf(auditLine) } },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    handler: async (request, reply) => {
      const query = request.query as AuditQuery;
      // who may see only their own sees what they did themselves
      const { own } = contextOf(app, request, '/admin/audit');
      return answerList(app, reply, linesOf(Prisma.sql`0`), { ...query, limit: query.limit ?? 50 }, [equals('audit_logs.user_name', own)]);
    },
  });

  app.route({
    ...methodAndUrl(auditRoutes.history),
    config: { signedIn: true },
    schema: { tags, params: historyParams, querystring: auditQuery, response: { 200: pageOf(auditLine) } },
    handler: async (request, reply) => {
      const { page: number, field, sort, limit = 100 } = request.query as AuditQuery;
      const { entities, record_id, since } = await historyOf(app, request);
      return answerList(app, reply, linesOf(undoableCount), { page: number, limit, field, sort, record_id }, [
        Prisma.sql`entity = ANY(${entities})`,
        since && Prisma.sql`audit_logs.id >= ${since}::bigint`,
      ]);
    },
  });
  versionRoutes(app);
  undoChangeCall(app);
}

/** The log's lines with the names of who did it. */
const linesOf = (change_count: Prisma.Sql) =>
  listOf<AuditLine, AuditLine, AuditQuery>(
    { idKey: 'id', item: auditLine, defaultOrder: [{ field: 'id', sort: 'desc' }], files: {} },
    {
      table: 'audit_logs',
      joins: { users: Prisma.sql`users.user_name = audit_logs.user_name` },
      fields: { id: Prisma.sql`audit_logs.id::text`, change_count, ...personNames('audit_logs.user_name') },
      search: (q) => inSearchText(q, Prisma.sql`lower(audit_logs.user_name || E'\\n' || record_id || E'\\n' || record_title)`),
      // days in Bangkok
      filters: {
        from: (start_date) => momentWithin('audit_logs.at', { start_date }),
        to: (end_date) => momentWithin('audit_logs.at', { end_date }),
      },
    },
  );
