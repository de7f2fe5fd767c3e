import { type LcVisitBody, type LcVisitRow, lcVisit } from '@faculty/contracts/centre/lc-visit';
import { inBangkok } from '@faculty/contracts/kit/dates/today';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../kit/crud/context.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { buddhistYearSql } from '../../kit/lists/buddhist-year.ts';
import { equals, inSearchText } from '../../kit/lists/conditions.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';
import { fileAddress } from '../../storage/file-address.ts';

/** Clocks differ by so much. */
const allowance = 300_000;

/** The visits to the language centre. The kiosk makes them; an attendant enters, ends and corrects them by hand. */
export function lcVisitResource(app: FastifyInstance): void {
  registerResource(app, lcVisit, {
    list: {
      table: 'mem_lc_checkin_users',
      joins: {
        mem_lc_users: Prisma.sql`mem_lc_users.user_id = mem_lc_checkin_users.user_id`,
        up_departments: Prisma.sql`up_departments.up_department_id = mem_lc_checkin_users.job_title`,
      },
      fields: {
        ...Object.fromEntries(memberFields.map((field) => [field, Prisma.raw(`mem_lc_users."${field}"`)])),
        avatarFile: Prisma.sql`${Prisma.raw(`'${fileAddress('')}'`)} || mem_lc_users."avatarFile"`,
        up_department_name_th: Prisma.sql`up_departments.up_department_name_th`,
        up_department_name_en: Prisma.sql`up_departments.up_department_name_en`,
        created_at_th: thaiMomentSql('mem_lc_checkin_users.time_in'),
        updated_at_th: thaiMomentSql('mem_lc_checkin_users.time_out'),
      },
      search: (q) => inSearchText(q, 'mem_lc_users.search_text'),
      filters: {
        // what the member was at that time
        user_type: (type) => equals('mem_lc_checkin_users.user_type', type),
        job_title: (department) => equals('mem_lc_checkin_users.job_title', department),
        from: (start_date) => momentWithin('mem_lc_checkin_users.time_in', { start_date }),
        to: (end_date) => momentWithin('mem_lc_checkin_users.time_in', { end_date }),
        inside: (inside) => Prisma.sql`(time_out IS NULL) = ${inside === 'Y'}`,
      },
    },
    async create({ user_id, ...body }, ctx) {
      const kept = await keptOf(ctx.db, user_id);
      await assertAlone(ctx.db, { user_id, ...body });
      const data = { ...body, ...kept, ...endingOf(body, null), ...ctx.stamps.add };
      return ctx.db.lcVisit.create({ data });
    },
    async update({ user_id, ...body }, ctx, before) {
      // the visit of a deleted member stays without one, and its snapshot of the member stays as it is
      const isMoved = user_id !== undefined && user_id !== before.user_id;
      const kept = isMoved ? await keptOf(ctx.db, user_id) : {};
      if (isMoved || !isSameStay(body, before)) await assertAlone(ctx.db, { user_id, ...body }, before.id);
      const data = { ...body, ...kept, ...endingOf(body, before), ...ctx.stamps.edit };
      return ctx.db.lcVisit.update({ where: ctx.where, data });
    },
  });
}

const memberFields = [
  'user_name',
  'user_code',
  'prefix_title_th',
  'prefix_title_en',
  'fname_th',
  'fname_en',
  'lname_th',
  'lname_en',
] as const;

/** A visit's snapshot of its member. @throws ApiError when there is no such member */
async function keptOf(db: Transaction, user_id: number | undefined) {
  if (user_id === undefined) throw wrongField('user_id', 'required');
  const member = await db.lcUser.findUnique({ where: { user_id }, select: { user_id: true, user_type: true, job_title: true } });
  if (!member) throw wrongField('user_id', 'unknown_reference');
  return member;
}

type Stay = Pick<LcVisitBody, 'user_id' | 'time_in' | 'time_out'>;

const isSameStay = (one: Omit<Stay, 'user_id'>, other: Omit<Stay, 'user_id'>): boolean =>
  one.time_in.getTime() === other.time_in.getTime() && one.time_out?.getTime() === other.time_out?.getTime();

/**
 * A member is in one visit at a time. Holds the member's row, as scans do: what is looked at here stays so until it is saved.
 * @throws ApiError naming the member, who has another visit without an end, or the time at which the visits overlap, with the other's times
 */
async function assertAlone(db: Transaction, { user_id, time_in, time_out }: Stay, id = 0): Promise<void> {
  if (user_id === undefined) return;
  await db.$executeRaw`SELECT FROM mem_lc_users WHERE user_id = ${user_id} FOR NO KEY UPDATE`;
  const others = { user_id, id: { not: id } };
  if (time_out === null && (await db.lcVisit.findFirst({ where: { ...others, time_out: null } })))
    throw wrongField('user_id', 'already_in');
  const begun = time_out === null ? {} : { time_in: { lt: time_out } };
  const lasting = { OR: [{ time_out: null }, { time_out: { gt: time_in } }] };
  const other = await db.lcVisit.findFirst({
    where: { ...others, OR: [{ time_in }, { AND: [begun, lasting] }] },
    orderBy: { time_in: 'asc' },
  });
  if (!other) return;
  const field = other.time_in <= time_in || time_out === null ? 'time_in' : 'time_out';
  throw wrongField(field, 'visit_overlap', { from: inBangkok(other.time_in), to: other.time_out ? inBangkok(other.time_out) : '' });
}

/**
 * How a visit ends that is saved by hand. Who ends one, or says another time, says why.
 * @throws ApiError naming what is missing, or what has not happened yet
 */
function endingOf({ time_in, time_out, reason }: Omit<LcVisitBody, 'user_id'>, before: LcVisitRow | null): Pick<LcVisitRow, 'ended'> {
  const now = Date.now() + allowance;
  for (const [field, moment] of Object.entries({ time_in, time_out })) {
    if (moment !== null && moment.getTime() > now) throw wrongField(field, 'in_future');
  }
  if (time_out === null) return { ended: null };
  if (before && before.time_out?.getTime() === time_out.getTime()) return { ended: before.ended };
  if (reason === '') throw wrongField('reason', 'required');
  return { ended: 'attendant' };
}

/** A timestamp in Thai time and format, such as `22/11/2569 13:05`; empty for NULL. */
function thaiMomentSql(column: string): Prisma.Sql {
  const local = `(${column} AT TIME ZONE 'Asia/Bangkok')`;
  return Prisma.sql`coalesce(to_char(${Prisma.raw(local)}, 'FMDD/FMMM/') || (${buddhistYearSql(local)}) || to_char(${Prisma.raw(local)}, ' HH24:MI'), '')`;
}
