import { type LcUserBody, lcUser } from '@faculty/contracts/centre/lc-user';
import { titlesOf } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { changesBetween, writeAuditLines } from '../../../kit/crud/audit.ts';
import type { Context } from '../../../kit/crud/context.ts';
import { ApiError } from '../../../kit/http/errors.ts';
import type { FindMembers, PlannedRow } from './plan-import.ts';

/** How members are found and stored. */
export interface MemberStore {
  find: FindMembers;
  /** The column values of a body. */
  data(body: LcUserBody): Omit<Prisma.LcUserCreateManyInput, 'created_by' | 'updated_by'>;
}

/** Few enough to be one statement. */
const batchSize = 250;

/** Adds and changes members with their audit lines, in the transaction of `ctx`. @throws ApiError `stale` when one was changed since the plan */
export async function saveMembers(ctx: Context, planned: readonly PlannedRow[], { find, data }: MemberStore): Promise<void> {
  for (const outcome of ['change', 'add'] as const) {
    const rows = planned.flatMap((row) => (row.outcome === outcome && row.body ? [{ body: row.body, before: row.before }] : []));
    for (let from = 0; from < rows.length; from += batchSize) {
      const batch = rows.slice(from, from + batchSize);
      if (outcome === 'add') await ctx.db.lcUser.createMany({ data: batch.map(({ body }) => ({ ...data(body), ...ctx.stamps.add })) });
      else {
        const records = batch.map(({ body, before }) => ({ ...before, ...data(body), ...ctx.stamps.edit }));
        const names = Object.keys({ ...data((batch[0] as (typeof batch)[number]).body), ...ctx.stamps.edit }); // a batch has a row
        const sets = names.map((name) => Prisma.raw(`"${name}" = given."${name}"`));
        const done = await ctx.query(Prisma.sql`
          UPDATE mem_lc_users member SET ${Prisma.join(sets)}, updated_at = clock_timestamp()
          FROM jsonb_populate_recordset(NULL::mem_lc_users, ${JSON.stringify(records)}::jsonb) given
          WHERE member.user_id = given.user_id AND member.updated_at = given.updated_at RETURNING 1`);
        if (done.length !== batch.length) throw new ApiError('stale');
      }
      const saved = await find(ctx.db, { user_name: batch.map(({ body }) => body.user_name), user_code: [] });
      const earlier = new Map(batch.map(({ before }) => [before?.user_id, before]));
      const lines = saved.map((member) => {
        const changes = changesBetween(earlier.get(member.user_id) ?? null, member, lcUser.privateFields);
        const { title: record_title, title_en: record_title_en } = titlesOf(lcUser, member);
        return { record_id: String(member.user_id), record_title, record_title_en, changes };
      });
      await writeAuditLines(ctx, ctx.requestId, outcome === 'add' ? 'add' : 'edit', lcUser.name, lines);
    }
  }
}
