import { type AuditLine, type AuditQuery, auditLine, auditQuery, auditRoutes } from '@faculty/contracts/admin/audit';
import { entityOf, isEntityName } from '@faculty/contracts/entities';
import { pageOf } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context, Person } from '../../kit/context.ts';
import { ApiError } from '../../kit/errors.ts';
import { contextOf } from '../../kit/handlers.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import { equals, inSearchText } from '../../kit/lists/conditions.ts';
import { listOf } from '../../kit/lists/list.ts';
import { personNames } from '../../kit/person-name.ts';
import { withoutEmpty } from '../../kit/validation.ts';

const historyParams = z.object({ entity: z.string().max(40), record_id: z.string().max(100) });
const tags = ['Audit'];
const bangkok = '+07:00';
/** Two views of the same record, an account: each shows what was done through the other. */
const accountViews: readonly string[] = ['user', 'member'];

/** Who changed what and when: the whole log for administrators, one record's changes for whoever may view it. */
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
      return answerList(app, reply, lines, { ...query, limit: query.limit ?? 50 }, [equals('audit_logs.user_name', own)]);
    },
  });

  app.route({
    method: 'GET',
    url: auditRoutes.history.split(' ')[1] as string,
    config: { signedIn: true },
    schema: { tags, params: historyParams, querystring: auditQuery, response: { 200: pageOf(auditLine) } },
    handler: async (request, reply) => {
      const { entity, record_id } = request.params as z.infer<typeof historyParams>;
      const page = pageOfEntity(entity);
      if (!page) throw new ApiError('not_found');
      const right = (request.person as Person).right(page);
      if (!right.view) throw new ApiError('forbidden');
      const ofAccount = accountViews.includes(entity);
      const entities = ofAccount ? [...accountViews] : [entity];
      const ctx = contextOf(app, request, page);
      const since = ctx.own === undefined ? undefined : await ownSince(ofAccount ? 'member' : entity, entities, record_id, ctx);
      const { page: number, field, sort, limit = 100 } = request.query as AuditQuery;
      return answerList(app, reply, lines, { page: number, limit, field, sort, record_id }, [
        Prisma.sql`entity = ANY(${entities})`,
        since && Prisma.sql`audit_logs.id >= ${since}::bigint`,
      ]);
    },
  });

  /**
   * Since which line somebody limited to their own records sees a record's: it is theirs, or was when it was deleted, and only
   * since it was made. A code may have been another's before, and may be another's now.
   */
  async function ownSince(entity: string, entities: string[], record_id: string, ctx: Context): Promise<string | undefined> {
    const where = { entity: { in: entities }, record_id, action: 'add' };
    const made = await app.db.auditLog.findFirst({ where, orderBy: { id: 'desc' } });
    const owner = await app.owners.get(entity)?.(record_id, ctx);
    if ((owner ?? made?.user_name) !== ctx.own) throw new ApiError('not_found');
    return made?.id.toString();
  }
}

/** The page whose right to view opens an entity's history. */
function pageOfEntity(entity: string): PageKey | undefined {
  return entity === 'user' ? '/admin/users' : isEntityName(entity) ? entityOf[entity].page : undefined;
}

/** The log's lines with the names of who did it. */
const lines = listOf<AuditLine, AuditLine, AuditQuery>(
  { idKey: 'id', item: auditLine, defaultOrder: [{ field: 'id', sort: 'desc' }], files: {} },
  {
    table: 'audit_logs',
    joins: { users: Prisma.sql`users.user_name = audit_logs.user_name` },
    fields: { id: Prisma.sql`audit_logs.id::text`, ...personNames('audit_logs.user_name') },
    // days are days in Bangkok
    where: ({ q, entity, record_id, user_name, action, from, to }) => [
      inSearchText(q, `lower(audit_logs.user_name || E'\\n' || record_id || E'\\n' || record_title)`),
      equals('entity', entity),
      equals('record_id', record_id),
      equals('audit_logs.user_name', user_name),
      equals('action', action),
      from && Prisma.sql`at >= ${`${from}T00:00:00${bangkok}`}::timestamptz`,
      to && Prisma.sql`at <= ${`${to}T23:59:59.999${bangkok}`}::timestamptz`,
    ],
  },
);
