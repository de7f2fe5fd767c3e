import { isSame } from '../legacy/canonical.ts';
import { listOf, movedKinds, type Row } from '../legacy/legacy-records.ts';
import type { MoveState } from '../move-state.ts';
import { type Step, stepsOf } from '../plan.ts';
import { contextIn } from './mover.ts';
import { prepare } from './prepare-record.ts';
import { idOf, writeRecord } from './write-record.ts';

/** A field that differs in a record that was changed in both systems. */
export interface ConflictField {
  field: string;
  there: unknown;
  here: unknown;
}

/** The record that was changed in both systems, with its differing fields; null when it is none (any more). */
export async function conflictOf(state: MoveState, kindName: string, id: string): Promise<{ step: Step; fields: ConflictField[] } | null> {
  const step = await stepOf(state, kindName, id);
  if (step?.operation !== 'both' || !step.record || step.recordId === undefined) return null;
  const writer = state.writerOf(step.record.entity.name);
  const ourId = idOf(writer, step.recordId);
  const { app } = state;
  const here = (await app.db.$transaction((tx) => writer.read(ourId as never, contextIn(app.log, tx, [])))) as Row | null;
  if (!here) return null;
  const { row } = await prepare(state, step.record, here, true);
  const body = Object.keys((writer.entity.body as { shape?: object }).shape ?? {});
  const fields = body
    .filter((field) => field in row && !isSame(field, row[field], here[field]))
    .map((field) => ({ field, there: row[field], here: here[field] }));
  return { step, fields };
}

/** Takes the legacy values of some fields of a record that was changed in both systems; the others stay as they are here. */
export async function resolveConflict(state: MoveState, kindName: string, id: string, takeFields: readonly string[]): Promise<boolean> {
  const conflict = await conflictOf(state, kindName, id);
  if (!conflict?.step.record) return false;
  const { step } = conflict;
  const writer = state.writerOf(conflict.step.record.entity.name);
  const all = [...Object.keys((writer.entity.body as { shape?: object }).shape ?? {}), ...Object.keys(writer.entity.files)];
  const keep = all.filter((field) => !takeFields.includes(field));
  await writeRecord(state, { ...step, operation: 'changed_there', keep, record: conflict.step.record }, true);
  return true;
}

async function stepOf(state: MoveState, kindName: string, id: string): Promise<Step | undefined> {
  const kind = movedKinds.find(({ name }) => name === kindName);
  if (!kind) return undefined;
  const { rows } = await listOf(state.store, kind);
  const wanted = rows.filter((row) => String(row[kind.idKey] ?? '').trim() === id);
  for await (const step of stepsOf(state, kind, wanted)) return step;
  return undefined;
}
