import { Prisma } from '@faculty/prisma/client';
import type { Condition } from '../../../kit/lists/conditions.ts';

/** `WHERE` of the conditions that say something; at least one does. */
export function conditionsOf(conditions: Condition[]): Prisma.Sql {
  const said = conditions.filter((condition) => condition instanceof Prisma.Sql);
  return Prisma.sql`WHERE ${Prisma.join(said, ' AND ')}`;
}
