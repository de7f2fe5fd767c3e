import { titlesOf } from '@faculty/contracts/kit/entity';
import { type DirectDeanBody, type DirectDeanRow, directDean, lastDayOfFormerTerm } from '@faculty/contracts/website/direct-dean';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { assertKnown } from '../../../auth/unverified.ts';
import { changesBetween, writeAudit } from '../../../kit/crud/audit.ts';
import type { Context, Transaction } from '../../../kit/crud/context.ts';
import { dayDate } from '../../../kit/crud/days.ts';
import { registerResource } from '../../../kit/crud/resource.ts';
import { filePaths } from '../../../kit/files/file-fields.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';
import { everyWord } from '../../../kit/lists/conditions.ts';
import { spanWithin } from '../../../kit/lists/period-conditions.ts';

/** The terms of the faculty's deans. */
export function directDeanResource(app: FastifyInstance): void {
  registerResource(app, directDean, {
    list: {
      table: 'web_con_direct_deans',
      joins: {
        users: Prisma.sql`users.user_name = web_con_direct_deans.user_name`,
        user_infos: Prisma.sql`user_infos.user_name = users.user_name`,
        prefixs: Prisma.sql`prefixs.prefix_code = user_infos.prefix_code`,
      },
      fields: {
        fname_th: Prisma.sql`users.fname_th`,
        lname_th: Prisma.sql`users.lname_th`,
        ...titledNames,
      },
      search: (q) =>
        everyWord(q, (pattern) => Prisma.sql`web_con_direct_deans.search_text LIKE ${pattern} OR users.search_text LIKE ${pattern}`),
      period: (period) => spanWithin('web_con_direct_deans.direct_dean_start_date', 'web_con_direct_deans.direct_dean_end_date', period),
    },
    async create(body, ctx) {
      await assertKnown(ctx.db, 'user_name', body);
      // the kit has refused a new record without its picture
      const { direct_dean_image = '' } = filePaths(ctx);
      const created = await ctx.db.directDean.create({ data: { ...data(body), direct_dean_image, ...ctx.stamps.add } });
      await endFormerTerms(ctx, body, created.direct_dean_id);
      return created;
    },
    async update(body, ctx, before) {
      if (body.user_name !== before.user_name && (await leavesEntries(ctx.db, before))) throw wrongField('user_name', 'has_entries');
      await assertKnown(ctx.db, 'user_name', body, before);
      await endFormerTerms(ctx, body, before.direct_dean_id);
      return ctx.db.directDean.update({ where: ctx.where, data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.edit } });
    },
    async beforeRemove({ db }, before) {
      if (await leavesEntries(db, before)) throw new ApiError('relation', { extra: { direct_dean_id: before.direct_dean_id } });
    },
  });
}

/** What a body means for the columns. A current term has no end (documented). */
function data({ direct_dean_start_date: start, direct_dean_end_date: end, ends_former_terms: _, ...body }: DirectDeanBody) {
  const hasEnded = body.direct_dean_status_now === 'N';
  return { ...body, direct_dean_start_date: dayDate(start), direct_dean_end_date: hasEnded && end !== null ? dayDate(end) : null };
}

/**
 * Ends the other current terms, of those that the person may edit, where the body asks for it; each with an audit line of its own.
 * One save at a time until its commit: two that end each other's would wait for each other, and two new ones would not see each other.
 */
async function endFormerTerms(ctx: Context, body: DirectDeanBody, directDeanId: number): Promise<void> {
  if (body.ends_former_terms !== 'Y' || body.direct_dean_status_now !== 'Y') return;
  await ctx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('current terms of deans'))`;
  type Term = Pick<DirectDeanRow, 'direct_dean_id' | 'direct_dean_start_date' | 'full_name_th' | 'full_name_en'>;
  const former = await ctx.query<Term>(Prisma.sql`
    SELECT direct_dean_id, direct_dean_start_date::text, ${titledNames.full_name_th} AS full_name_th, ${titledNames.full_name_en} AS full_name_en
    FROM web_con_direct_deans
    JOIN users ON users.user_name = web_con_direct_deans.user_name
    LEFT JOIN user_infos ON user_infos.user_name = users.user_name
    LEFT JOIN prefixs ON prefixs.prefix_code = user_infos.prefix_code
    WHERE direct_dean_status_now = 'Y' AND web_con_direct_deans.active = 'Y' AND direct_dean_id <> ${directDeanId}
      AND ${ctx.own === undefined ? Prisma.sql`true` : Prisma.sql`web_con_direct_deans.created_by = ${ctx.own}`}
    FOR NO KEY UPDATE OF web_con_direct_deans`);
  for (const term of former) {
    const before = { direct_dean_status_now: 'Y', direct_dean_end_date: null } as const;
    const end = lastDayOfFormerTerm(body.direct_dean_start_date, term.direct_dean_start_date);
    const after = { direct_dean_status_now: 'N', direct_dean_end_date: end } as const;
    await ctx.db.directDean.update({
      where: { direct_dean_id: term.direct_dean_id },
      data: { ...after, direct_dean_end_date: dayDate(end), ...ctx.stamps.edit },
    });
    const subject = { entity: directDean.name, id: term.direct_dean_id, ...titlesOf(directDean, term) };
    await writeAudit(ctx, ctx.requestId, 'edit', subject, changesBetween(before, after));
  }
}

/**
 * Whether a person's work history, awards and decorations would be left without a term by which the screens reach them.
 * Holds the person until the transaction ends, so that two deletions cannot each take the other for the one that stays.
 */
async function leavesEntries(db: Transaction, { user_name }: Pick<DirectDeanRow, 'user_name'>): Promise<boolean> {
  // not the terms: a delete holds its own one already, and two would wait for each other
  await db.$queryRaw(Prisma.sql`SELECT id FROM users WHERE user_name = ${user_name} FOR NO KEY UPDATE`);
  if ((await db.directDean.count({ where: { user_name } })) > 1) return false;
  return (await db.directDeanList.findFirst({ where: { user_name }, select: { direct_dean_list_id: true } })) !== null;
}

/** The same as fields of a list that joins `users` and `prefixs`; a test compares the two. */
export const titledNames = {
  full_name_th: Prisma.sql`btrim(concat(prefixs.prefix_s_th, users.fname_th, ' ', users.lname_th))`,
  full_name_en: Prisma.sql`CASE WHEN users.fname_en = '' THEN '' ELSE btrim(concat(prefixs.prefix_s_en, ' ', users.fname_en, ' ', users.lname_en)) END`,
};
