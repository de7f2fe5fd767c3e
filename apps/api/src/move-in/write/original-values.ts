import { hasForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { Prisma } from '@faculty/prisma/client';
import type { Transaction } from '../../kit/crud/context.ts';
import type { Writer } from '../../kit/crud/handlers.ts';
import { legacyMoment } from '../legacy/legacy-moment.ts';
import type { LegacyRecord } from '../legacy/legacy-records.ts';
import type { MoveState } from '../move-state.ts';
import type { Step } from '../plan.ts';
import type { Mark } from './lenient.ts';

/** Stores original values that were refused, where their column can hold them, and the legacy stamps. */
export async function restoreOriginals(
  state: MoveState,
  tx: Transaction,
  writer: Writer,
  id: string | number,
  { record, known }: Step & { record: LegacyRecord },
  { marks, isNew }: { marks: readonly Mark[]; isNew: boolean },
): Promise<void> {
  const isFirst = known === undefined;
  const { entity, table } = writer;
  const values = new Map<string, unknown>();
  const unsafe = new Set<string>([...(entity.richText ?? []), ...Object.keys(entity.files)]);
  const isAddress = (field: string) => entity.addresses?.includes(field) || /_(url|link|link_a)$/.test(field);
  for (const { field, code, value } of marks) {
    if (unsafe.has(field) || ['switched_off', 'unknown_reference', 'already_in', 'not_kept'].includes(code)) continue;
    if (isAddress(field) && !isHarmlessAddress(value)) continue;
    values.set(field, value);
  }
  const { row } = record;
  const stamps = isNew ? ['created_by', 'created_at', 'updated_by', 'updated_at'] : isFirst ? ['created_by', 'created_at'] : [];
  for (const stamp of stamps) {
    if (typeof row[stamp] === 'string' && row[stamp] !== '') values.set(stamp, row[stamp]);
  }
  const tables = entity.name === 'member' ? [table, 'user_infos'] : [table];
  for (const each of tables) {
    const set = [...values].flatMap(([field, value]) => {
      const column = state.columns.get(`${each}.${field}`);
      const text = column && storable(column, value);
      return text === undefined
        ? []
        : [Prisma.sql`${Prisma.raw(`"${field}"`)} = ${text}::${Prisma.raw((column as { type: string }).type)}`];
    });
    if (set.length === 0) continue;
    const where =
      each === table
        ? Prisma.sql`${Prisma.raw(`"${entity.idKey}"`)} = ${id}`
        : Prisma.sql`user_name = (SELECT user_name FROM users WHERE id = ${id})`;
    await tx.$executeRaw`UPDATE ${Prisma.raw(`"${each}"`)} SET ${Prisma.join(set)} WHERE ${where}`;
  }
}

/** An address that leads nowhere, or by http. No other scheme, and nothing that could end an attribute. */
const isHarmlessAddress = (value: unknown): boolean =>
  typeof value === 'string' && !/["'<>`\s\\]/.test(value) && (/^https?:\/\//i.test(value) || !value.includes(':'));

/** The value as text that the column's type reads; undefined when it cannot hold it. */
function storable({ type, maximum }: { type: string; maximum: number | null }, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  switch (type) {
    case 'text':
    case 'character varying':
      return hasForbidden(text) || (maximum !== null && text.length > maximum) ? undefined : text;
    case 'integer':
      return /^-?\d{1,9}$/.test(text) ? text : undefined;
    case 'double precision':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : undefined;
    case 'timestamp with time zone':
      return legacyMoment(text)?.toISOString();
    default:
      return undefined;
  }
}
