import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { titleOf } from '@faculty/contracts/kit/entity';
import { isPage } from '@faculty/contracts/pages';
import { type LegacyRecord, listOf, type MovedKind, movedKinds, type Row, recordsOf, type Unreadable } from './legacy/legacy-records.ts';
import type { Known, MoveState } from './move-state.ts';

/** What the move does with a record. */
export const operations = [
  'create',
  'join',
  'same',
  'changed_there',
  'changed_here',
  'both',
  'deleted_here',
  'gone_there',
  'cannot',
] as const;
export type Operation = (typeof operations)[number];

export const operationWords: Record<Operation, Bilingual> = {
  create: { th: 'เพิ่มใหม่', en: 'New here' },
  join: { th: 'มีในระบบนี้อยู่แล้ว ใช้ค่าจากระบบเดิม', en: 'Here already: takes the old system’s values' },
  same: { th: 'เหมือนเดิม', en: 'No change' },
  changed_there: { th: 'แก้ไขในระบบเดิม', en: 'Changed in the old system' },
  changed_here: { th: 'แก้ไขในระบบนี้แล้ว', en: 'Changed here since' },
  both: { th: 'แก้ไขทั้งสองระบบ', en: 'Changed in both systems' },
  deleted_here: { th: 'ลบในระบบนี้แล้ว', en: 'Deleted here since' },
  gone_there: { th: 'ลบในระบบเดิมแล้ว', en: 'Deleted in the old system' },
  cannot: { th: 'นำเข้าไม่ได้', en: 'Cannot be moved' },
};

export interface Step {
  kind: MovedKind;
  id: string;
  title: string;
  /** How many records its kind has. */
  of?: number;
  operation: Operation;
  /** Why not, for `cannot`. */
  reason?: Unreadable['code'] | 'unknown_page';
  record?: LegacyRecord;
  known?: Known;
  /** Fields that stay as they are here: chosen in a conflict. */
  keep?: readonly string[];
  /** Identifier of the record here, or the one that the new record is to have. */
  recordId?: string;
}

/** Values by which a record that is here is known to be the same, one set for each way. */
function naturalKeys(kind: string, row: Row, state: MoveState): Record<string, unknown>[] {
  const text = (field: string) => String(row[field] ?? '').trim();
  switch (kind) {
    case 'parameter':
      return [{ parameter_system: 'WEB', parameter_name: text('parameter_name'), parameter_value: text('parameter_value') }];
    case 'department':
      return [{ up_department_name_th: text('up_department_name_th') }];
    case 'group_master':
      return [{ group_master_title_th: text('group_master_title_th'), group_master_name_th: text('group_master_name_th') }];
    case 'group_sub_a': {
      const group_master_id = Number(state.idOf('group_master', row.group_master_id));
      return [{ group_master_id, group_sub_a_index: text('group_sub_a_index'), group_sub_a_title_th: text('group_sub_a_title_th') }];
    }
    case 'group_sub_b':
      return [
        { group_sub_a_id: Number(state.idOf('group_sub_a', row.group_sub_a_id)), group_sub_b_title_th: text('group_sub_b_title_th') },
      ];
    case 'prefix':
    case 'job_position':
    case 'edu_level': {
      const key = state.writerOf(kind).entity.idKey;
      return [{ [key]: text(key) }];
    }
    case 'user':
      return [{ user_name: text('user_name') }, { email: text('email').toLowerCase() }];
    case 'member':
      return [{ user_name: text('user_name') }];
    case 'role':
      return [{ role_page: text('role_page'), user_name: text('user_name') }];
    case 'content_page':
      return [{ page_url: text('page_url') }];
    case 'article_page':
      return [{ article_page_url: text('article_page_url') }];
    case 'person_page':
      return [{ persons_url: text('persons_url') }];
    case 'lc_user':
      return [{ user_name: text('user_name').toLowerCase() }];
    default:
      return [];
  }
}

/** The record here with a natural key of the legacy row, unless another legacy record is that one already. */
async function naturalMatch(state: MoveState, kind: MovedKind, row: Row): Promise<string | undefined> {
  const { table, entity } = state.writerOf(kind.entityOf(row).name);
  const keys = naturalKeys(kind.name, row, state);
  if (keys.length === 0) return undefined;
  const taken = new Set([...(state.known.get(kind.name)?.values() ?? [])].map(({ record_id }) => record_id));
  for (const key of keys) {
    const values = Object.values(key);
    if (values.some((value) => value === '' || Number.isNaN(value))) continue;
    const where = Object.keys(key).map((column, at) => `"${column}" = $${at + 1}`);
    const { rows } = await state.app.pool.query<{ id: string }>(
      `SELECT "${entity.idKey}"::text AS id FROM "${table}" WHERE ${where.join(' AND ')} ORDER BY 1`,
      values,
    );
    const free = rows.find(({ id }) => !taken.has(id));
    if (free) return free.id;
  }
  return undefined;
}

/** The page of a role assignment, which the documents write in two ways. */
const pageOf = ({ role_master_full, role_page }: Row): string => String(role_master_full || role_page || '').replace(/^[^#]*#/, '');

/** The largest value of an identifier column. */
const maxId = 2_147_483_647;

/** What a move would do with the records of one kind, in order. Reads only; `apply` writes between the steps. */
export async function* stepsOf(state: MoveState, kind: MovedKind, only?: readonly Row[]): AsyncGenerator<Step> {
  const rows = only ?? (await listOf(state.store, kind)).rows;
  const here = await state.here(kind);
  const endedBySystem = await state.endedBySystem(kind);
  for await (const record of recordsOf(state.store, state.run, kind, rows)) {
    if (!('row' in record)) {
      yield { kind, id: record.id, title: '', of: rows.length, operation: 'cannot', reason: record.code };
      continue;
    }
    const { id, row, hash, entity } = record;
    const step = { kind, id, title: titleOf(entity, row), of: rows.length, record };
    const known = state.knownOf(kind.name, id);
    if (kind.name === 'role' && !isPage(pageOf(row))) {
      yield { ...step, operation: 'cannot', reason: 'unknown_page' };
      continue;
    }
    if (!known) {
      const match = await naturalMatch(state, kind, row);
      const isFree = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId && !here.has(id);
      yield match === undefined
        ? { ...step, operation: 'create', ...(isFree && { recordId: id }) }
        : { ...step, operation: 'join', recordId: match };
      // what was written since is taken
      const written = state.knownOf(kind.name, id);
      if (written) here.set(written.record_id, written.record_updated_at);
      continue;
    }
    const changedAt = here.get(known.record_id);
    const isTouched = changedAt?.getTime() !== known.record_updated_at.getTime() && !endedBySystem.has(known.record_id);
    const operation =
      changedAt === undefined
        ? 'deleted_here'
        : hash === known.hash
          ? isTouched
            ? 'changed_here'
            : 'same'
          : isTouched
            ? 'both'
            : 'changed_there';
    yield { ...step, operation, known, recordId: known.record_id };
  }
}

/** Records of one kind that were moved and are no longer there; null when the list did not come whole. */
export async function goneOf(state: MoveState, kind: MovedKind): Promise<{ gone: Step[]; of: number } | null> {
  const moved = [...(state.known.get(kind.name)?.values() ?? [])].filter(({ legacy_id }) => !/^(file|data|stub):/.test(legacy_id));
  if (kind.isLookup || moved.length === 0) return { gone: [], of: moved.length };
  const { rows, isWhole } = await listOf(state.store, kind);
  if (!isWhole) return null;
  const there = new Set(rows.map((row) => String(row[kind.idKey] ?? '').trim()));
  const here = await state.here(kind);
  const gone = moved.filter(({ legacy_id, record_id }) => !there.has(legacy_id) && here.has(record_id));
  return {
    gone: gone.map((known) => ({
      kind,
      id: known.legacy_id,
      title: '',
      operation: 'gone_there' as const,
      known,
      recordId: known.record_id,
    })),
    of: moved.length,
  };
}

/** Kind → operation → how many. */
export type PlanCounts = Map<MovedKind, Map<Operation, number>>;

/** The dry run: counts every record, and passes each to `found`. Nothing is written. */
export async function plan(state: MoveState, found: (step: Step) => unknown = () => undefined): Promise<PlanCounts> {
  const counts: PlanCounts = new Map();
  const count = (step: Step) => {
    const ofKind = counts.get(step.kind) ?? new Map<Operation, number>();
    ofKind.set(step.operation, (ofKind.get(step.operation) ?? 0) + 1);
    counts.set(step.kind, ofKind);
    found(step);
  };
  /** Accounts that are to be made: their members join them. */
  const accounts = new Set<unknown>();
  for (const kind of movedKinds) {
    for await (const step of stepsOf(state, kind)) {
      const name = step.record?.row.user_name;
      if (kind.name === 'user' && step.operation === 'create') accounts.add(name);
      const joins = kind.name === 'member' && step.operation === 'create' && accounts.has(name);
      count(joins ? { ...step, operation: 'join' } : step);
    }
    for (const step of (await goneOf(state, kind))?.gone ?? []) count(step);
  }
  return counts;
}
