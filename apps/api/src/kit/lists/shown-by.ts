import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import type { Condition } from './conditions.ts';

/** What the fields that the contract names say of whether the public sees a record of a table today: in use, accepted, begun, not ended. */
export function shownBy({ row, public: part }: AnyEntity, table: string): Condition[] {
  const shape = row instanceof z.ZodObject ? row.shape : {};
  const at = (field: string) => Prisma.raw(`${table}."${field}"`);
  const today = Prisma.sql`${todayInBangkok()}::date`;
  const { period: { start, end } = {}, expired, flag } = part ?? {};
  return [
    'active' in shape && Prisma.sql`${at('active')} = 'Y'`,
    'status_check' in shape && Prisma.sql`${at('status_check')} = 'S'`,
    start !== undefined && Prisma.sql`(${at(start)} IS NULL OR ${at(start)} <= ${today})`,
    end !== undefined && Prisma.sql`(${at(end)} IS NULL OR ${at(end)} >= ${today})`,
    expired !== undefined && Prisma.sql`${at(expired)} = 'N'`,
    flag !== undefined && Prisma.sql`${at(flag)} = 'Y'`,
  ];
}
