import type { RegisterRow } from '@faculty/contracts/centre/lc-reports';
import type { LcUserType } from '@faculty/contracts/centre/lc-user';
import type { VisitEnd } from '@faculty/contracts/centre/lc-visit';
import { Prisma } from '@faculty/prisma/client';
import type { Context } from '../../../kit/crud/context.ts';
import { deletedMember, endWords, stillIn, typeWords } from './visit-words.ts';
import { minutes, ofMonth, there, type VisitsAsked } from './visits-of-month.ts';

/** The keys of a month's visits, in the order of their beginning. */
export const visitKeys = (asked: VisitsAsked): Prisma.Sql =>
  Prisma.sql`SELECT v.id AS key FROM mem_lc_checkin_users v WHERE ${ofMonth(asked)} ORDER BY v.time_in, v.id`;

interface StoredVisit extends Omit<RegisterRow, 'full_name_th' | 'ended' | 'user_type'> {
  full_name_th: string | null;
  user_type: LcUserType;
  ended: VisitEnd | null;
}

/** Some visits as the register tells them; asked again whose they may be. */
export async function visitRows({ query }: Pick<Context, 'query'>, asked: VisitsAsked, keys: number[]): Promise<RegisterRow[]> {
  const left = Prisma.sql`(v.time_out AT TIME ZONE 'Asia/Bangkok')`;
  const rows = await query<StoredVisit>(Prisma.sql`
    SELECT v.id, to_char(${there}, 'YYYY-MM-DD') AS day, to_char(${there}, 'HH24:MI') AS time_in,
      -- of another day than it began on, the day stands with it
      coalesce(to_char(${left}, CASE WHEN ${left}::date = ${there}::date THEN 'HH24:MI' ELSE 'YYYY-MM-DD HH24:MI' END), '') AS time_out,
      ${minutes}::float8 AS minutes, m.prefix_title_th || m.fname_th || ' ' || m.lname_th AS full_name_th, coalesce(m.user_name, '') AS user_name,
      v.user_type::text AS user_type, d.up_department_name_th, v.ended::text AS ended, v.reason
    FROM mem_lc_checkin_users v LEFT JOIN mem_lc_users m ON m.user_id = v.user_id JOIN up_departments d ON d.up_department_id = v.job_title
    WHERE ${ofMonth(asked)} AND v.id = ANY(${keys})`);
  return rows.map(({ full_name_th, user_type, ended, ...row }) => ({
    ...row,
    full_name_th: full_name_th ?? deletedMember,
    user_type: typeWords[user_type],
    ended: ended === null ? stillIn : endWords[ended],
  }));
}
