import { type AuditLine, type AuditQuery, auditLine, auditQuery, auditRoutes } from '@faculty/contracts/admin/audit';
import { entityOf, isEntityName } from '@faculty/contracts/entities';
import { pageOf } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Person } from '../../kit/context.ts';
import { ApiError } from '../../kit/errors.ts';
import { orderOf, slice } from '../../kit/paging.ts';
import { withoutEmpty } from '../../kit/validation.ts';

const historyParams = z.object({ entity: z.string().max(40), record_id: z.string().max(100) });
const tags = ['Audit'];
/** The latest first. */
const documentedOrder = { defaultOrder: [{ field: 'id', sort: 'desc' }] } as const;
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
    handler: async (request) => {
      const query = request.query as AuditQuery;
      return pageOfLines(conditions(query), { ...query, limit: query.limit ?? 50 });
    },
  });

  app.route({
    method: 'GET',
    url: auditRoutes.history.split(' ')[1] as string,
    config: { signedIn: true },
    schema: { tags, params: historyParams, querystring: auditQuery, response: { 200: pageOf(auditLine) } },
    handler: async (request) => {
      const { entity, record_id } = request.params as z.infer<typeof historyParams>;
      const page = pageOfEntity(entity);
      if (!page) throw new ApiError('not_found');
      const right = (request.person as Person).right(page);
      if (!right.view) throw new ApiError('forbidden');
      // who may see only their own records sees only the history of what they made
      const { user_name } = request.person as Person;
      const record = { entity: accountViews.includes(entity) ? { in: [...accountViews] } : entity, record_id };
      const made = { ...record, action: 'add', user_name };
      if (right.own_only && (await app.db.auditLog.count({ where: made })) === 0) throw new ApiError('not_found');
      const query = request.query as AuditQuery;
      return pageOfLines(record, { ...query, limit: query.limit ?? 100 });
    },
  });

  async function pageOfLines(where: Prisma.AuditLogWhereInput, query: AuditQuery & { limit: number }) {
    const [rows, count] = await Promise.all([
      app.db.auditLog.findMany({ where, orderBy: orderOf(documentedOrder, query), ...slice(query) }),
      app.db.auditLog.count({ where }),
    ]);
    const names = await namesOf([...new Set(rows.map((row) => row.user_name))]);
    const lines = rows.map(
      ({ id, changes, ...row }): AuditLine => ({
        ...row,
        id: String(id),
        full_name_th: names.get(row.user_name) ?? row.user_name,
        changes: changes as AuditLine['changes'],
      }),
    );
    return { rows: lines, count };
  }

  async function namesOf(userNames: string[]): Promise<Map<string, string>> {
    const users = await app.db.user.findMany({
      where: { user_name: { in: userNames } },
      select: { user_name: true, fname_th: true, lname_th: true },
    });
    return new Map(users.map(({ user_name, fname_th, lname_th }) => [user_name, `${fname_th} ${lname_th}`.trim()]));
  }
}

/** The page whose right to view opens an entity's history. */
function pageOfEntity(entity: string): PageKey | undefined {
  return entity === 'user' ? '/admin/users' : isEntityName(entity) ? entityOf[entity].page : undefined;
}

/** Days are days in Bangkok. */
function conditions({ q, entity, record_id, user_name, action, from, to }: AuditQuery): Prisma.AuditLogWhereInput {
  const contains = { contains: q ?? '', mode: 'insensitive' as const };
  return {
    ...(entity && { entity }),
    ...(record_id && { record_id }),
    ...(user_name && { user_name }),
    ...(action && { action }),
    ...((from || to) && {
      at: { ...(from && { gte: new Date(`${from}T00:00:00${bangkok}`) }), ...(to && { lte: new Date(`${to}T23:59:59.999${bangkok}`) }) },
    }),
    ...(q && { OR: [{ user_name: contains }, { record_id: contains }] }),
  };
}
