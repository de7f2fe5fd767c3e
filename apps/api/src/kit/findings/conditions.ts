import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type ConditionCheck, checks, type FindingFilter } from '@faculty/contracts/kit/findings/checks';
import { isChecked, listedItem } from '@faculty/contracts/kit/findings/found';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import { linkingText } from '../lists/linking-text.ts';
import type { ListSource } from '../lists/list.ts';

type Checked = Pick<AnyEntity, 'name' | 'idKey' | 'title' | 'row' | 'richText' | 'addresses'>;
const hasField = (row: z.core.$ZodType, field: string) => row instanceof z.ZodObject && field in row.shape;

/** SQL of the checks that are no stored finding, on the main table of the list; null where the kind has no such columns. */
const conditions: Record<ConditionCheck, (entity: Checked, table: string, name: Prisma.Sql) => Prisma.Sql | null> = {
  dead_link(entity, table, name) {
    const text = linkingText(entity);
    // by the text as it is now: what a night has found may be mended
    return (
      text &&
      Prisma.sql`EXISTS (SELECT FROM link_places JOIN link_checks USING (address)
        WHERE link_places.entity = ${name} AND record_id = ${keyOf(entity, table)} AND state = 'dead' AND strpos(${text}, written) > 0)`
    );
  },
  look_again: ({ row }, table) =>
    hasField(row, 'review_on') ? Prisma.sql`${Prisma.raw(`"${table}".review_on`)} <= (now() AT TIME ZONE 'Asia/Bangkok')::date` : null,
  untouched: (_, table) => Prisma.sql`${Prisma.raw(`"${table}".active = 'Y' AND "${table}".updated_at`)} < now() - interval '2 years'`,
  without_english({ title, row }, table) {
    const isThaiOnly = 'switch_lang' in (row as z.ZodObject).shape ? [Prisma.raw(`"${table}"."switch_lang" = 'N'`)] : [];
    const empty = (title?.en ?? []).map((field) => Prisma.raw(`"${table}"."${field}" = ''`));
    const either = [...isThaiOnly, ...empty];
    return either.length === 0 ? null : Prisma.sql`(${Prisma.join(either, ' OR ')})`;
  },
};

/**
 * The condition of the list's filter `finding`. `name` is the entity of a record, where the table holds several.
 */
export function findingCondition(entity: Checked, table: string, finding: FindingFilter, name = Prisma.sql`${entity.name}`): Prisma.Sql {
  const kept =
    finding !== 'any' && checks[finding].kept === 'condition' ? conditions[finding as ConditionCheck](entity, table, name) : undefined;
  if (kept !== undefined) return kept ?? Prisma.sql`false`;
  const which = finding === 'any' ? Prisma.empty : Prisma.sql`AND check_name = ${finding}`;
  return Prisma.sql`EXISTS (SELECT FROM record_findings WHERE record_findings.entity = ${name} AND record_id = ${keyOf(entity, table)} ${which})`;
}

/** Adds the filter `finding` and the findings of each record to the list of a checked kind; another is unchanged. */
export function withFindings<Shown extends Checked & { item: z.core.$ZodType; query: z.core.$ZodType }, Source extends { table: string }>(
  entity: Shown,
  source: Source,
  name = Prisma.sql`${entity.name}`,
): { entity: Shown; source: Source } {
  if (!isChecked(entity)) return { entity, source };
  const { table, fields, filters } = source as unknown as ListSource<object, object> & { filters?: object };
  const these = Prisma.sql`record_findings.entity = ${name} AND record_id = ${keyOf(entity, table)}`;
  const findings = Prisma.sql`ARRAY(SELECT DISTINCT check_name FROM record_findings WHERE ${these} ORDER BY check_name)`;
  const finding = (asked: FindingFilter) => findingCondition(entity, table, asked, name);
  return {
    entity: { ...entity, item: listedItem(entity) },
    source: { ...source, fields: { ...fields, findings }, filters: { ...filters, finding } },
  };
}

/** The key column of a record in the main table of its list. */
export const keyOf = ({ idKey }: Pick<AnyEntity, 'idKey'>, table: string): Prisma.Sql => Prisma.raw(`"${table}"."${idKey}"`);
