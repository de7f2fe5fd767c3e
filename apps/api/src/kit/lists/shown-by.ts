import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';

/** Today in Bangkok for statements that are made once; others have the day as a parameter, by which what is kept of them ends at midnight. */
export const todaySql = Prisma.sql`(now() AT TIME ZONE 'Asia/Bangkok')::date`;

/** What the fields that the contract names say of whether the public sees a record of a table today: in use, accepted, begun, not ended. */
export function shownBy({ row, public: part }: AnyEntity, table: string, today = Prisma.sql`${todayInBangkok()}::date`): Prisma.Sql[] {
  const shape = row instanceof z.ZodObject ? row.shape : {};
  const at = (field: string) => Prisma.raw(`${table}."${field}"`);
  const { period: { start, end } = {}, expired, flag } = part ?? {};
  return [
    'active' in shape && Prisma.sql`${at('active')} = 'Y'`,
    'status_check' in shape && Prisma.sql`${at('status_check')} = 'S'`,
    start !== undefined && Prisma.sql`(${at(start)} IS NULL OR ${at(start)} <= ${today})`,
    end !== undefined && Prisma.sql`(${at(end)} IS NULL OR ${at(end)} >= ${today})`,
    expired !== undefined && Prisma.sql`${at(expired)} = 'N'`,
    flag !== undefined && Prisma.sql`${at(flag)} = 'Y'`,
  ].filter((condition) => condition instanceof Prisma.Sql);
}
