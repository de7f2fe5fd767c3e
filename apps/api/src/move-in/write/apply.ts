import { databaseRefusal } from '../../db/database-errors.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { type LegacyRecord, listOf, type MovedKind, movedKinds } from '../legacy/legacy-records.ts';
import type { MoveState } from '../move-state.ts';
import { goneOf, type Operation, type Step, stepsOf } from '../plan.ts';
import type { Mark } from './lenient.ts';
import { CannotMove } from './refused-values.ts';
import { binRecord } from './remove-record.ts';
import { writeRecord } from './write-record.ts';

export interface Applied {
  step: Step;
  /** What could not be taken over as it was. */
  marks: readonly Mark[];
  /** Why the record was not written. */
  problem?: string;
}

export interface Choices {
  /** Kinds of which more than the usual part may go to the bin. */
  mayEmpty?: readonly string[];
}

/** Part of a kind that may be gone there without being asked. */
const maxGone = 0.05;

/** Brings in every record that is new or changed there, and passes each to `tell`. What is there already is not written again. */
export async function apply(state: MoveState, tell: (applied: Applied) => void = () => undefined, choices: Choices = {}): Promise<void> {
  const refused: Record<string, string> = {};
  const done = (applied: Applied) => {
    const { kind, id, operation, reason } = applied.step;
    const why = applied.problem ?? reason;
    if (operation === 'cannot' && why) refused[`${kind.name} ${id}`] = why;
    tell(applied);
  };
  for (const kind of movedKinds) {
    await countPast(state, kind);
    let isIncomplete = await applyKind(state, kind, done, false);
    // documents may refer to later ones, and to each other
    if (isIncomplete) isIncomplete = await applyKind(state, kind, done, true);
  }
  for (const kind of movedKinds.toReversed()) await binGone(state, kind, done, choices);
  await state.store.keepRefused(refused);
}

const writing: readonly Operation[] = ['create', 'join', 'changed_there'];

async function applyKind(state: MoveState, kind: MovedKind, done: (applied: Applied) => void, isLastPass: boolean): Promise<boolean> {
  let isIncomplete = false;
  for await (const step of stepsOf(state, kind)) {
    if (!writing.includes(step.operation) || !step.record) {
      if (!isLastPass) done({ step, marks: [] });
      continue;
    }
    const applied = await written(state, step, step.record, isLastPass);
    if (state.knownOf(kind.name, step.id)?.hash === 'incomplete') isIncomplete = true;
    done(applied);
  }
  return isIncomplete;
}

/** Writes one record. One that cannot be written does not stop the others; a database or a store that does not answer does. */
async function written(state: MoveState, step: Step, record: LegacyRecord, isLastPass: boolean): Promise<Applied> {
  try {
    return { step, marks: await writeRecord(state, { ...step, record }, isLastPass) };
  } catch (error) {
    const cannot = { ...step, operation: 'cannot' as const };
    if (error instanceof CannotMove) return { step: cannot, marks: error.marks, problem: 'refused' };
    const refusal = error instanceof ApiError ? error : databaseRefusal(error, state.constraints);
    if (refusal && refusal.statusCode >= 500)
      throw new Error(`${step.kind.name} ${step.id}: ${(error as Error).message}`, { cause: error });
    state.app.log.error({ err: error, kind: step.kind.name, id: step.id }, 'not moved');
    return { step: cannot, marks: [], problem: 'failed' };
  }
}

/** Sets the counter of a table past every identifier that the move is to use, so that no new record takes one. */
async function countPast(state: MoveState, kind: MovedKind): Promise<void> {
  const { table, entity } = state.writerOf(kind.entityOf({}).name);
  const { rows } = await state.app.pool.query<{ name: string | null }>('SELECT pg_get_serial_sequence($1, $2) AS name', [
    `"${table}"`,
    entity.idKey,
  ]);
  const name = rows[0]?.name;
  if (!name) return;
  const there = await listOf(state.store, kind);
  const highest = there.rows.reduce(
    (most, row) => Math.max(most, /^\d{1,9}$/.test(String(row[kind.idKey])) ? Number(row[kind.idKey]) : 0),
    0,
  );
  await state.app.pool.query(`SELECT setval($1::regclass, $2) FROM ${name} WHERE last_value < $2`, [name, highest]);
}

async function binGone(state: MoveState, kind: MovedKind, done: (applied: Applied) => void, { mayEmpty = [] }: Choices): Promise<void> {
  const found = await goneOf(state, kind);
  if (found === null || found.gone.length === 0) return;
  const isMany = found.gone.length > found.of * maxGone && !mayEmpty.includes(kind.name);
  for (const step of found.gone) {
    const problem = isMany ? 'too_many_gone' : await binRecord(state, step);
    done({ step, marks: [], ...(problem && { problem }) });
  }
}
