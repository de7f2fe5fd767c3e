import { type AuditLine, type AuditQuery, auditLine, auditQuery, auditRoutes } from '@faculty/contracts/admin/audit';
import { entityOf, isEntityName } from '@faculty/contracts/entities';
import { pageOf } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context, Person } from '../../kit/context.ts';
import { ApiError } from '../../kit/errors.ts';
import { contextOf } from '../../kit/handlers.ts';
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
      // who may see only their own sees what they did themselves
      const { own } = contextOf(app, request, '/admin/audit');
      return pageOfLines({ AND: [conditions(query), own === undefined ? {} : { user_name: own }] }, { ...query, limit: query.limit ?? 50 });
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
      const ofAccount = accountViews.includes(entity);
      const record = { entity: ofAccount ? { in: [...accountViews] } : entity, record_id };
      const ctx = contextOf(app, request, page);
      const query = request.query as AuditQuery;
      const lines = ctx.own === undefined ? record : await ownLines(ofAccount ? 'member' : entity, record, ctx);
      return pageOfLines(lines, { ...query, limit: query.limit ?? 100 });
    },
  });

  /**
   * The lines that somebody limited to their own records sees: of a record that is theirs, or was when it was deleted, and only
   * since it was made. A code may have been another's before, and may be another's now.
   */
  async function ownLines(entity: string, record: Prisma.AuditLogWhereInput & { record_id: string }, ctx: Context) {
    const made = await app.db.auditLog.findFirst({ where: { ...record, action: 'add' }, orderBy: { id: 'desc' } });
    const owner = await app.owners.get(entity)?.(record.record_id, ctx);
    if ((owner ?? made?.user_name) !== ctx.own) throw new ApiError('not_found');
    return made ? { ...record, id: { gte: made.id } } : record;
  }

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
