import { titlesOf } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { member } from '@faculty/contracts/members/member';
import {
  type MergedField,
  type MergedPerson,
  type MergePair,
  mergeBody,
  mergedAccountFields,
  mergedInfoFields,
  mergedParts,
  mergePair,
  mergePreview,
  personMergeRoutes,
  undoneMerge,
} from '@faculty/contracts/members/person-merge';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertAdminRemains } from '../../auth/administrators.ts';
import { dropTokens } from '../../auth/local/one-time-tokens.ts';
import { endSessionsOf } from '../../auth/sessions/sessions.ts';
import { isDuplicate, isRelationRefusal } from '../../db/database-errors.ts';
import { changesBetween, writeAudit } from '../../kit/crud/audit.ts';
import type { Context, DeclaredRight, Person, Transaction } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { staleEdit } from '../../kit/crud/write.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { moveBack, movePerson, movingOf, noteChange } from '../../kit/people/person-merge.ts';
import { fileAddress } from '../../storage/file-address.ts';

const right: DeclaredRight = { page: member.page, action: 'edit' };
const tags = [member.tag];
const undoParams = z.object({ user_name: mergePair.shape.gone });
const merged = z.object({ user_name: z.string() });
const privateFields = ['info_mobile', 'user_platform_reg'];

type Account = Prisma.UserGetPayload<{ include: { info: true } }>;

/** A person recorded twice: both side by side, merged into one, and apart again. Only administrators may. */
export function personMergeCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(personMergeRoutes.preview),
    config: { right },
    schema: {
      tags,
      summary: 'Two people side by side, and what a merge would move',
      querystring: mergePair,
      response: { 200: mergePreview },
    },
    handler: async (request) => {
      assertAdministrator(request.person);
      const pair = request.query as MergePair;
      const { db } = app;
      const { kept, gone } = await accountsOf(db, pair);
      const counts = await movingOf(db, pair.gone);
      const moving = mergedParts.options.flatMap((part) => {
        const count = counts.reduce((sum, each) => (partOf(each.part) === part ? sum + each.count : sum), 0);
        return count > 0 ? { part, count } : [];
      });
      const [roles] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM roles one WHERE one.user_name = ${pair.gone}
          AND NOT EXISTS (SELECT FROM roles two WHERE two.user_name = ${pair.kept} AND two.role_page = one.role_page)`;
      return { kept: shown(kept), gone: shown(gone), moving, roles: roles?.count ?? 0 };
    },
  });

  app.route({
    ...methodAndUrl(personMergeRoutes.merge),
    config: { right },
    schema: {
      tags,
      summary: 'Moves everything of one person to the other, and locks the account',
      body: mergeBody,
      response: { 200: merged },
    },
    handler: (request) => {
      const { take, with_roles, kept_updated_at, gone_updated_at, ...pair } = request.body as z.infer<typeof mergeBody>;
      return changing(request, async (ctx) => {
        const { db, person } = ctx;
        assertAdministrator(person);
        // nothing new can name them meanwhile
        await db.$queryRaw`SELECT 1 FROM users WHERE user_name IN (${pair.kept}, ${pair.gone}) ORDER BY id FOR UPDATE`;
        const { kept, gone } = await accountsOf(db, pair);
        if (gone.id === person.id) throw wrongField('gone', 'merge_oneself');
        if (kept.disabled && !gone.disabled) throw wrongField('kept', 'merge_into_disabled');
        if (kept.updated_at.getTime() !== kept_updated_at.getTime()) throw await staleEdit(db, kept);
        if (gone.updated_at.getTime() !== gone_updated_at.getTime()) throw await staleEdit(db, gone);
        await assertAdminRemains(db, gone.id);
        const { person_merge_id: merge } = await db.personMerge.create({ data: { gone_id: gone.id }, select: { person_merge_id: true } });
        await takeFields(ctx, merge, kept, gone, take);
        await movePerson(db, merge, pair, with_roles);
        await endSessionsOf(db, gone.id);
        await dropTokens(db, gone.id);
        const after = (await accountsOf(db, pair, true)).kept;
        await audit(ctx, 'merge', kept, gone, changesBetween(shown(kept).fields, shown(after).fields, privateFields));
        return { user_name: gone.user_name };
      });
    },
  });

  app.route({
    ...methodAndUrl(personMergeRoutes.undo),
    config: { right },
    schema: {
      tags,
      summary: 'Undoes a merge: what nobody has changed since is as it was',
      params: undoParams,
      response: { 200: undoneMerge },
    },
    handler: (request) => {
      const { user_name } = request.params as z.infer<typeof undoParams>;
      return changing(request, async (ctx) => {
        const { db, person } = ctx;
        const gone = await db.user.findUnique({ where: { user_name }, include: { info: true, merge: true } });
        if (!gone?.merge || gone.merged_into === null) throw new ApiError('not_found');
        assertAdministrator(person);
        const kept = await db.user.findUniqueOrThrow({ where: { user_name: gone.merged_into }, include: { info: true } });
        const left = await moveBack(db, gone.merge.person_merge_id, { kept: kept.user_name, gone: user_name });
        await audit(ctx, 'unmerge', kept, gone, {});
        return { user_name, left };
      }).catch((error: unknown) => {
        // what a joined row belonged to is gone, or somebody added the same again
        throw isDuplicate(error) || isRelationRefusal(error) ? new ApiError('stale', { cause: error }) : error;
      });
    },
  });

  /** One merge at a time, of everybody: what a second one counts on may be what the first one moves. */
  const changing = <Result>(request: Parameters<typeof contextOf>[1], work: (ctx: Context) => Promise<Result>) =>
    inTransaction(app, contextOf(app, request, right.page), right, async (ctx) => {
      await ctx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('merges of people'))`;
      return work(ctx);
    }).finally(() => app.people.forget());
}

function assertAdministrator(person: Person | null): void {
  if (person?.role !== 'admin') throw new ApiError('forbidden');
}

const partOf = (part: string) => mergedParts.options.find((known) => known === part) ?? 'other';

/**
 * Both people with their member records.
 * @throws ApiError `not_found`, or `invalid` naming the one that was merged already
 */
async function accountsOf(db: Transaction, { kept, gone }: MergePair, isMerged = false): Promise<{ kept: Account; gone: Account }> {
  if (kept === gone) throw wrongField('gone', 'merge_same');
  const find = async (user_name: string, field: string) => {
    const account = await db.user.findUnique({ where: { user_name }, include: { info: true } });
    if (!account) throw new ApiError('not_found');
    if (account.merged_into !== null && !isMerged) throw wrongField(field, 'merged', { user_name: account.merged_into });
    return account;
  };
  return { kept: await find(kept, 'kept'), gone: await find(gone, 'gone') };
}

function shown(account: Account): MergedPerson {
  const { id, user_name, email, updated_at, info } = account;
  const { title: full_name_th, title_en } = titlesOf(member, account);
  const picture = account.avatarFile && fileAddress(account.avatarFile);
  const values = [
    ...mergedAccountFields.map((field) => [field, field === 'avatarFile' ? picture : account[field]] as const),
    ...mergedInfoFields.map((field) => [field, info?.[field] ?? ''] as const),
  ];
  const fields = Object.fromEntries(values) as MergedPerson['fields']; // each of them
  return { id, user_name, email, full_name_th, full_name_en: title_en || full_name_th, updated_at, fields };
}

/** Gives the one that stays the chosen values, and locks the other. Pictures change places, so that none is left over. */
async function takeFields({ db, stamps }: Context, merge: number, kept: Account, gone: Account, take: MergedField[]): Promise<void> {
  const edited = { updated_at: new Date(), ...stamps.edit };
  const change = async (account: Account, after: Prisma.UserUncheckedUpdateInput & { updated_at: Date }) => {
    await noteChange(db, merge, 'users', { id: account.id }, account, after);
    await db.user.update({ where: { id: account.id }, data: after });
  };
  const own = mergedAccountFields.filter((field) => take.includes(field));
  const picture = own.includes('avatarFile') ? { avatarFile: kept.avatarFile } : {};
  await change(gone, { ...edited, disabled: true, merged_into: kept.user_name, ...picture });
  if (own.length > 0) await change(kept, { ...edited, ...valuesOf(gone, own) });
  const of = mergedInfoFields.filter((field) => take.includes(field));
  if (of.length === 0 || !gone.info) return;
  const after = { updated_at: edited.updated_at, ...valuesOf(gone.info, of) };
  const { info_id } = kept.info ?? (await db.userInfo.create({ data: { user_name: kept.user_name } }));
  await noteChange(db, merge, 'user_infos', { info_id }, kept.info, after);
  await db.userInfo.update({ where: { info_id }, data: after });
}

const valuesOf = <Row extends object, Field extends keyof Row & string>(row: Row, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

/** A line in the history of each, which names both. */
async function audit(
  ctx: Context,
  action: 'merge' | 'unmerge',
  kept: Account,
  gone: Account,
  fields: ReturnType<typeof changesBetween>,
): Promise<void> {
  const names: [string, string] = [gone.user_name, kept.user_name];
  const user_name = action === 'merge' ? names : (names.toReversed() as [string, string]);
  const line = (account: Account, changes: typeof fields) =>
    writeAudit(
      ctx,
      ctx.requestId,
      action,
      { entity: member.name, id: account.id, ...titlesOf(member, account) },
      { user_name, ...changes },
    );
  await line(gone, {});
  await line(kept, fields);
}
