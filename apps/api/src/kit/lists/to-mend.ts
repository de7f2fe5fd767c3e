import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Prisma } from '@faculty/prisma/client';
import type { Condition } from './conditions.ts';

/** Records whose marks of the move from the legacy system nobody has looked at yet (docs/decisions/0079). */
export const toMendTable = 'move_in_records';

export function isToMend(entity: string, key: { table: string; idKey: string }, { to_mend }: ListQuery): Condition {
  const id = Prisma.raw(`"${key.table}"."${key.idKey}"::text`);
  return (
    to_mend === 'Y' &&
    Prisma.sql`EXISTS (SELECT FROM move_in_records moved WHERE moved.entity = ${entity} AND moved.record_id = ${id} AND moved.to_mend)`
  );
}
