import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { serialId } from '@faculty/contracts/kit/fields';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import type { Condition } from '../kit/lists/conditions.ts';

interface PublicFilter {
  schema: z.ZodType;
  /** The value was checked by the schema where a caller sent it; the website sends what stands in its address. */
  condition(value: string): Condition;
}

/** Filters that readers need and the documented lists do not have, by entity and name. */
export const publicFilters: Readonly<Record<string, Readonly<Record<string, PublicFilter>>>> = {
  mou: {
    state: {
      schema: z.enum(['in_force', 'ended']).optional(),
      condition: (state) =>
        state === 'ended'
          ? Prisma.sql`web_con_docs.mou_end_date < ${todayInBangkok()}::date`
          : state === 'in_force' &&
            Prisma.sql`(web_con_docs.mou_end_date IS NULL OR web_con_docs.mou_end_date >= ${todayInBangkok()}::date)`,
    },
  },
  member: {
    department: {
      schema: serialId.optional(),
      condition: (department) => /^\d{1,9}$/.test(department) && Prisma.sql`user_infos.up_department_id = ${Number(department)}`,
    },
  },
};
