import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { ConditionCheck, FindingFilter } from '@faculty/contracts/kit/findings/checks';
import { Prisma } from '@faculty/prisma/client';
import type { z } from 'zod';

type Checked = Pick<AnyEntity, 'name' | 'idKey' | 'title' | 'row'>;

/** SQL of the checks that are no stored finding, on the main table of the list of a checked kind: it has `lookAgainFields`. */
const conditions: Record<ConditionCheck, (entity: Checked, table: string, name: Prisma.Sql) => Prisma.Sql> = {
  dead_link: (entity, table, name) =>
    Prisma.sql`EXISTS (SELECT FROM link_places JOIN link_checks USING (address) WHERE link_places.entity = ${name}
      AND record_id = ${keyOf(entity, table)} AND state = 'dead')`,
  look_again: (_, table) => Prisma.sql`${Prisma.raw(`"${table}".review_on`)} <= ${todayInBangkok()}::date`,
  untouched: (_, table) => Prisma.sql`${Prisma.raw(`"${table}".active = 'Y' AND "${table}".updated_at`)} < now() - interval '2 years'`,
  without_english({ title, row }, table) {
    const isThaiOnly = 'switch_lang' in (row as z.ZodObject).shape ? [`"${table}"."switch_lang" = 'N'`] : [];
    return Prisma.raw(`(${[...isThaiOnly, ...(title?.en ?? []).map((field) => `"${table}"."${field}" = ''`)].join(' OR ')})`);
  },
};

/** The checks of a record that have found something, as it is marked in the list: what is stored, and dead links. */
export const foundChecks = (entity: Checked, table: string, name = Prisma.sql`${entity.name}`): Prisma.Sql =>
  Prisma.sql`ARRAY(SELECT check_name FROM record_findings WHERE ${ofRecord(entity, table, name)}
    UNION SELECT 'dead_link' WHERE ${conditions.dead_link(entity, table, name)} ORDER BY 1)`;

/** The filter `finding` of a list. `name` is the entity of a record, where the table holds several. */
export function findingCondition(
  entity: Checked,
  table: string,
  name = Prisma.sql`${entity.name}`,
): (finding: FindingFilter) => Prisma.Sql {
  const stored = Prisma.sql`SELECT FROM record_findings WHERE ${ofRecord(entity, table, name)}`;
  return (finding) => {
    if (finding === 'any') return Prisma.sql`(EXISTS (${stored}) OR ${conditions.dead_link(entity, table, name)})`;
    if (Object.hasOwn(conditions, finding)) return conditions[finding as ConditionCheck](entity, table, name);
    return Prisma.sql`EXISTS (${stored} AND check_name = ${finding})`;
  };
}

const ofRecord = (entity: Checked, table: string, name: Prisma.Sql) =>
  Prisma.sql`record_findings.entity = ${name} AND record_findings.record_id = ${keyOf(entity, table)}`;

/** The key column of a record in the main table of its list. */
const keyOf = ({ idKey }: Pick<AnyEntity, 'idKey'>, table: string): Prisma.Sql => Prisma.raw(`"${table}"."${idKey}"`);
