import {
  type AdminUser,
  type AdminUserData,
  type AdminUserQuery,
  adminUser,
  adminUserData,
  adminUserQuery,
  adminUserRoutes,
  userEntity,
} from '@faculty/contracts/admin/user';
import { type Action, changedBy, pageOf, type RouteText } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { moment } from '@faculty/contracts/kit/wire';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertAdminRemains, assertMayChangeAccount, assertMayChangeEmail, assertNotMerged } from '../../auth/administrators.ts';
import { emailChangedMail } from '../../auth/local/account-mails.ts';
import { dropTokens } from '../../auth/local/one-time-tokens.ts';
import { endSessionsOf, lockOut } from '../../auth/sessions/sessions.ts';
import { assertUniversityEmail } from '../../auth/university-email.ts';
import { isNotOnlySignedUp } from '../../auth/unverified.ts';
import { assertFreeUserName, freeUserName } from '../../auth/user-name.ts';
import type { Context } from '../../kit/crud/context.ts';
import { type ChangeContext, contextOf, visible } from '../../kit/crud/handlers.ts';
import { partialBody, partialOf } from '../../kit/crud/partial-update.ts';
import { createRecord, removeRecord, updateRecord } from '../../kit/crud/write.ts';
import { avatarItems, avatarPath } from '../../kit/files/avatar.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { withoutEmpty, withoutNull } from '../../kit/http/validation.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import { equals, inSearchText, textIn } from '../../kit/lists/conditions.ts';
import { listOf } from '../../kit/lists/list.ts';
import { personName } from '../../kit/people/person-name.ts';
import { isReferredTo } from '../../kit/people/person-references.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { userAccessCalls } from './user-access.routes.ts';

const userInclude = { avatar: true } as const;

type Stored = Prisma.UserGetPayload<{ include: typeof userInclude }>;

const picture = Prisma.sql`json_build_object('id', path, 'name', name, 'sizeInBytes', bytes, 'privateUrl', path, 'publicUrl', ${fileAddress('')} || path, 'new', false)`;

/** What an account's `search_text` is made of. */
const names = ['user_name', 'email', 'fname_th', 'lname_th', 'fname_en', 'lname_en'] as const;

/** The documented filter of a name: what is in it is in the indexed text of all of them, so rows without it need no folding. */
const contains = (name: (typeof names)[number]) => (part: string) =>
  Prisma.sql`(${inSearchText(part, Prisma.sql`users.search_text`) || Prisma.sql`true`} AND ${textIn(part, `users.${name}`) || Prisma.sql`true`})`;

/** The list of accounts. */
const adminUsers = listOf<AdminUser, AdminUser, AdminUserQuery>(
  { idKey: 'id', item: adminUser, defaultOrder: [{ field: 'id', sort: 'asc' }], files: { avatarFile: true } },
  {
    table: 'users',
    joins: { stored_files: Prisma.sql`stored_files.path = users."avatarFile"` },
    fields: {
      avatar: Prisma.sql`CASE WHEN path IS NULL THEN '[]' ELSE json_build_array(${picture}) END`,
      unverified: Prisma.sql`NOT (${isNotOnlySignedUp})`,
      sso_bound: Prisma.sql`users.sso_subject IS NOT NULL`,
    },
    search: 'search_text',
    filters: {
      ...Object.fromEntries(names.map((name) => [name, contains(name)])),
      user_platform_reg: (text) => textIn(text, 'users.user_platform_reg'),
      idRange: ([from, to]) => Prisma.sql`id BETWEEN ${from ?? -2_147_483_648} AND ${to ?? 2_147_483_647}`,
      role: (part) => Prisma.sql`role::text = ANY(${['admin', 'user'].filter((name) => name.includes(part.toLowerCase()))})`,
    },
  },
);

const { page } = userEntity;
const params = z.object({ id: serialId });
const identity = z.looseObject({ data: z.looseObject({}), id: serialId.optional(), updated_at: moment.optional() });
const changeBody = partialBody(z.object({ data: partialOf(adminUserData) }), identity);
const tags = ['Users'];

/** Accounts: the documented `/users` calls, whose bodies are wrapped in `data`. */
export function userResource(app: FastifyInstance): void {
  const at = (route: RouteText, action: Action) => ({ ...methodAndUrl(route), config: { right: { page, action } } }) as const;
  const idOf = (request: FastifyRequest) => (request.params as z.infer<typeof params>).id;

  const updateAt: typeof update = async (body, ctx, before) => {
    if (body.email === before.email) return update(body, ctx, before);
    assertUniversityEmail(app, body.email);
    await assertMayChangeEmail(ctx.db, ctx.person, before.user_name);
    const row = await update(body, ctx, before);
    // notified at the old address too
    await app.mailer.queue(ctx.db, emailChangedMail(app.config, before.email, before.sso_bound));
    ctx.onCommit.push(() => void app.mailer.flush());
    return row;
  };

  const createAt: typeof create = async (body, ctx) => {
    if (body.user_name !== undefined) await assertFreeUserName(ctx.db, body.user_name);
    return create(body, ctx);
  };

  app.writers.set(userEntity.name, { entity: userEntity, table: 'users', read, create, update });

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
    schema: { tags, params, response: { 200: z.intersection(adminUser, changedBy) } },
    handler: async (request) => {
      const ctx = contextOf(app, request, page);
      const row = visible(await read(idOf(request), ctx), ctx, userEntity.ownerKey);
      return { ...row, updated_by_name: await personName(ctx.db, row.updated_by) };
    },
  });

  app.route({
    ...at(adminUserRoutes.create, 'add'),
    schema: { tags, body: z.object({ data: adminUserData }), response: { 201: adminUser } },
    preValidation: wrapBody,
    handler: async (request, reply) => {
      const { data } = request.body as { data: AdminUserData };
      assertUniversityEmail(app, data.email);
      return createRecord(app, reply, userEntity, { read, create: createAt }, contextOf(app, request, page), data, ({ row }) => row);
    },
  });

  app.route({
    ...at(adminUserRoutes.update, 'edit'),
    schema: { tags, params, body: changeBody.body, response: { 200: adminUser } },
    validatorCompiler: changeBody.validatorCompiler,
    preValidation: wrapBody,
    handler: async (request) => {
      const { data, updated_at } = request.body as z.infer<typeof identity>;
      const ctx = contextOf(app, request, page);
      const change = { id: idOf(request), given: data, readAt: updated_at };
      ctx.onCommit.push(() => app.people.forget());
      const { row } = await updateRecord(app, request, userEntity, { read, update: updateAt }, ctx, change);
      return row;
    },
  });

  app.route({
    ...at(adminUserRoutes.remove, 'delete'),
    schema: { tags, params, response: { 200: params } },
    handler: async (request) => {
      const id = idOf(request);
      const ctx = contextOf(app, request, page);
      ctx.onCommit.push(() => app.people.forget());
      await removeRecord(app, request, userEntity, { read, table: 'users', beforeRemove }, ctx, id);
      return { id };
    },
  });

  userAccessCalls(app, read);
}

async function read(id: number, { db }: Context): Promise<AdminUser | null> {
  const user = await db.user.findUnique({ where: { id }, include: userInclude });
  return user && toAdminUser(user);
}

async function create({ avatar, user_name, ...columns }: AdminUserData, { db, person, stamps }: Context): Promise<AdminUser> {
  assertMayChangeAccount(person, columns);
  const data = {
    ...columns,
    ...stamps.add,
    user_name: user_name ?? (await freeUserName(db, columns.email)),
    // created by an administrator: the address needs no verification
    email_verified_at: new Date(),
    avatarFile: await avatarPath(db, person.user_name, avatar, null),
  };
  return toAdminUser(await db.user.create({ data, include: userInclude }));
}

async function update(body: AdminUserData, ctx: ChangeContext, before: AdminUser): Promise<AdminUser> {
  const { db, person } = ctx;
  const { id } = before;
  const { avatar, user_name: _, ...columns } = body;
  assertMayChangeAccount(person, before);
  assertMayChangeAccount(person, columns);
  if (before.role === 'admin' && (columns.disabled || columns.role !== 'admin')) await assertAdminRemains(db, id);
  if (columns.disabled && !before.disabled) await lockOut(db, before);
  if (!columns.disabled) await assertNotMerged(db, id);
  if (columns.email !== before.email) {
    // whoever was signed in by the former address is not, but for an administrator who changes their own
    await endSessionsOf(db, id, id === person.id ? person.session : undefined);
    await dropTokens(db, id);
  }
  const picture = pictureOf(before);
  const avatarFile = await avatarPath(db, person.user_name, avatar, picture);
  if (picture !== null && picture !== avatarFile) ctx.alsoGone.push(picture);
  const data = { ...columns, avatarFile, ...ctx.stamps.edit };
  return toAdminUser(await db.user.update({ where: ctx.where, data, include: userInclude }));
}

async function beforeRemove(ctx: Omit<ChangeContext, 'where'>, before: AdminUser): Promise<void> {
  const { id } = before;
  assertMayChangeAccount(ctx.person, before);
  await assertAdminRemains(ctx.db, id);
  if (await isReferredTo(ctx.db, before.user_name)) throw new ApiError('relation', { extra: { id } });
  const picture = pictureOf(before);
  if (picture !== null) ctx.alsoGone.push(picture);
}

/** Path of an account's picture in the store. */
const pictureOf = ({ avatar }: AdminUser): string | null => avatar[0]?.privateUrl ?? null;

/** Documented as `{data}`; the fields by themselves are taken too. */
async function wrapBody(request: FastifyRequest): Promise<void> {
  const body = (withoutNull(request.body) ?? {}) as Record<string, unknown>;
  request.body = typeof body.data === 'object' ? { ...body, data: withoutNull(body.data) } : { ...body, data: body };
}

/** The fields of `/users`; the response schema would strip the others anyway. */
function toAdminUser({ avatar, password_hash: _, sso_subject, sso_tenant: __, email_verified_at, ...user }: Stored): AdminUser {
  return {
    ...user,
    avatarFile: user.avatarFile && fileAddress(user.avatarFile),
    avatar: avatarItems(avatar),
    unverified: email_verified_at === null && user.created_by === user.user_name,
    sso_bound: sso_subject !== null,
  };
}
