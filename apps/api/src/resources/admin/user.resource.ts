import {
  type AdminUserData,
  type AdminUserQuery,
  adminUser,
  adminUserData,
  adminUserQuery,
  adminUserRoutes,
} from '@faculty/contracts/admin/user';
import { pageOf } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { moment } from '@faculty/contracts/kit/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertAdminRemains, assertMayChangeAccount } from '../../auth/administrators.ts';
import { dropTokens } from '../../auth/one-time-tokens.ts';
import { endSessionsOf } from '../../auth/sessions.ts';
import { freeUserName } from '../../auth/user-name.ts';
import { changesBetween, writeAudit } from '../../kit/audit.ts';
import { avatarPath } from '../../kit/avatar.ts';
import type { Context } from '../../kit/context.ts';
import { ApiError } from '../../kit/errors.ts';
import { contextOf } from '../../kit/handlers.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import { equals } from '../../kit/lists/conditions.ts';
import { isReferredTo } from '../../kit/person-references.ts';
import { withoutEmpty, withoutNull } from '../../kit/validation.ts';
import { inTransaction } from '../../kit/write.ts';
import { adminUsers, toAdminUser, userInclude } from './user-rows.ts';

const page = '/admin/users';
const params = z.object({ id: serialId });
const wrapped = z.object({ data: adminUserData });
const tags = ['Users'];

/** Accounts: the documented `/users` calls, whose bodies are wrapped in `data`. */
export function userResource(app: FastifyInstance): void {
  const at = (route: string, action: 'view' | 'add' | 'edit' | 'delete') => {
    const [method, url] = route.split(' ') as [string, string];
    return { method, url, config: { right: { page, action } } } as const;
  };
  const idOf = (request: FastifyRequest) => (request.params as z.infer<typeof params>).id;
  /** Files of a replaced picture go after the commit. */
  const discard = (request: FastifyRequest, paths: string[]) =>
    app.files.remove(paths).catch((error: unknown) => request.log.warn({ err: error }, 'left for the sweep'));

  app.route({
    ...at(adminUserRoutes.list, 'view'),
    schema: { tags, querystring: adminUserQuery, response: { 200: pageOf(adminUser) } },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    // always a page: the documented answer of this call is never a bare list
    handler: async (request, reply) => {
      const { own } = contextOf(app, request, page);
      return answerList(app, reply, adminUsers, { limit: 10_000, ...(request.query as AdminUserQuery) }, [equals('users.created_by', own)]);
    },
  });

  app.route({
    ...at(adminUserRoutes.read, 'view'),
    schema: { tags, params, response: { 200: adminUser } },
    handler: async (request) => toAdminUser(await existing(contextOf(app, request, page), idOf(request))),
  });

  app.route({
    ...at(adminUserRoutes.create, 'add'),
    schema: { tags, body: wrapped, response: { 201: adminUser } },
    preValidation: wrapBody,
    handler: async (request, reply) => {
      const { avatar, user_name, ...data } = (request.body as z.infer<typeof wrapped>).data;
      const ctx = contextOf(app, request, page);
      const made = await inTransaction(app, ctx, { page, action: 'add' }, async (inside) => {
        const { db } = inside;
        assertMayChangeAccount(inside.person, data);
        const stamps = { created_by: ctx.person.user_name, updated_by: ctx.person.user_name };
        const user = await db.user.create({
          data: {
            ...data,
            ...stamps,
            user_name: user_name ?? (await freeUserName(db, data.email)),
            email_verified_at: new Date(),
            avatarFile: await avatarPath(db, ctx.person.user_name, avatar, null),
          },
          include: userInclude,
        });
        await writeAudit(inside, request.id, 'user', 'add', user.id, changesBetween(null, toAdminUser(user), ['user_platform_reg']));
        return user;
      });
      return reply.code(201).send(toAdminUser(made));
    },
  });

  app.route({
    ...at(adminUserRoutes.update, 'edit'),
    schema: {
      tags,
      params,
      body: z.intersection(wrapped, z.object({ id: serialId.optional(), updated_at: moment.optional() })),
      response: { 200: adminUser },
    },
    preValidation: wrapBody,
    handler: async (request) => {
      const { data, updated_at } = request.body as { data: AdminUserData; updated_at?: Date };
      const id = idOf(request);
      const ctx = contextOf(app, request, page);
      const { row, gone } = await inTransaction(app, ctx, { page, action: 'edit' }, async (inside) => {
        const { db } = inside;
        const before = await existing(inside, id);
        assertMayChangeAccount(inside.person, before);
        assertMayChangeAccount(inside.person, data);
        if (updated_at && updated_at.getTime() !== before.updated_at.getTime()) {
          throw new ApiError('stale', { changed: { by: before.updated_by, at: before.updated_at } });
        }
        if (before.role === 'admin' && (data.disabled || data.role !== 'admin')) await assertAdminRemains(db, id);
        if (data.disabled && !before.disabled) await endSessionsOf(db, id);
        if (data.email !== before.email) await dropTokens(db, id);
        const { avatar, user_name: _, ...columns } = data;
        const avatarFile = await avatarPath(db, ctx.person.user_name, avatar, before.avatarFile);
        const after = await db.user.update({
          where: { id, updated_at: before.updated_at },
          data: { ...columns, avatarFile, updated_by: ctx.person.user_name },
          include: userInclude,
        });
        const replaced = before.avatarFile && before.avatarFile !== avatarFile ? [before.avatarFile] : [];
        await db.storedFile.deleteMany({ where: { path: { in: replaced } } });
        await writeAudit(
          inside,
          request.id,
          'user',
          'edit',
          id,
          changesBetween(toAdminUser(before), toAdminUser(after), ['user_platform_reg']),
        );
        return { row: after, gone: replaced };
      });
      app.people.forget();
      await discard(request, gone);
      return toAdminUser(row);
    },
  });

  app.route({
    ...at(adminUserRoutes.remove, 'delete'),
    schema: { tags, params, response: { 200: params } },
    handler: async (request) => {
      const id = idOf(request);
      const ctx = contextOf(app, request, page);
      const gone = await inTransaction(app, ctx, { page, action: 'delete' }, async (inside) => {
        const { db } = inside;
        const before = await existing(inside, id);
        assertMayChangeAccount(inside.person, before);
        await assertAdminRemains(db, id);
        if (await isReferredTo(db, before.user_name)) throw new ApiError('relation', { extra: { id } });
        await db.user.delete({ where: { id } });
        const paths = before.avatarFile ? [before.avatarFile] : [];
        await db.storedFile.deleteMany({ where: { path: { in: paths } } });
        await writeAudit(inside, request.id, 'user', 'delete', id, changesBetween(toAdminUser(before), null, ['user_platform_reg']));
        return paths;
      });
      app.people.forget();
      await discard(request, gone);
      return { id };
    },
  });

  async function existing({ db, own }: Pick<Context, 'db' | 'own'>, id: number) {
    const user = await db.user.findUnique({ where: { id }, include: userInclude });
    if (!user || (own && user.created_by !== own)) throw new ApiError('not_found');
    return user;
  }
}

/** Documented as `{data}`; the fields by themselves are taken too. */
async function wrapBody(request: FastifyRequest): Promise<void> {
  const body = (withoutNull(request.body) ?? {}) as Record<string, unknown>;
  request.body = typeof body.data === 'object' ? { ...body, data: withoutNull(body.data) } : { ...body, data: body };
}
