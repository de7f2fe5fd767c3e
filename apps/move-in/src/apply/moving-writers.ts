import type { AdminUserData } from '@faculty/contracts/admin/user';
import { lcUserType } from '@faculty/contracts/centre/lc-user';
import { type LcVisitRow, lcVisit, lcVisitBody, visitEnd } from '@faculty/contracts/centre/lc-visit';
import { email, serialId } from '@faculty/contracts/kit/fields';
import { type MemberBody, type MemberRow, memberBody } from '@faculty/contracts/members/member';
import { z } from 'zod';
import type { Context } from '../../../api/src/kit/crud/context.ts';
import type { ChangeContext, Writer } from '../../../api/src/kit/crud/handlers.ts';

/** A visit as it was recorded. The rules of visits entered by hand are no rules of history: visits may overlap. */
const visitBody = lcVisitBody.safeExtend({
  user_id: serialId.optional(),
  user_type: lcUserType,
  job_title: serialId,
  time_in: z.date(),
  ended: visitEnd.nullable().default(null),
});
type Visit = z.infer<typeof visitBody>;

/** A member as an account may be: without a public address, which nobody invents. */
const movedMember = memberBody.extend({ info_email: z.union([z.literal(''), email]).default('') });

/** The writers of the resources, and for two kinds what a move does otherwise. */
export function movingWriters(writers: ReadonlyMap<string, Writer>): Map<string, Writer> {
  const own = new Map(writers);
  const [user, member, visit] = ['user', 'member', 'lc_visit'].map((name) => writers.get(name)) as [Writer, Writer, Writer];
  own.set('member', {
    ...member,
    entity: { ...member.entity, body: movedMember },
    // an account of another university's address is refused to editors of members, not to the move
    async create(body: MemberBody, ctx: Context<'avatarFile'>) {
      const { email, user_name, fname_th, lname_th, fname_en, lname_en, disabled } = body;
      const names = { email, user_name, fname_th, lname_th, fname_en, lname_en };
      const data: AdminUserData = { ...names, role: 'user', disabled: disabled === 'N', user_platform_reg: '' };
      const made = (await user.create?.(data as never, ctx as never)) as { id: number } | undefined;
      if (made === undefined) throw new Error('accounts cannot be created');
      const before = (await member.read(made.id as never, ctx as never)) as MemberRow | null;
      const change: ChangeContext<'avatarFile'> = { ...ctx, where: { id: made.id }, alsoGone: [] };
      await member.update?.({ ...body, user_name: before?.user_name, email: before?.email } as never, change as never, before as never);
      return { id: made.id };
    },
  });
  own.set('lc_visit', {
    ...visit,
    entity: { ...lcVisit, body: visitBody },
    create: ({ user_id, ...body }: Visit, { db, stamps }: Context) =>
      db.lcVisit.create({ data: { ...body, user_id: user_id ?? null, ...stamps.add } }),
    update: ({ user_id, ...body }: Visit, { db, stamps, where }: ChangeContext, _before: LcVisitRow) =>
      db.lcVisit.update({ where, data: { ...body, user_id: user_id ?? null, ...stamps.edit } }),
  });
  return own;
}
