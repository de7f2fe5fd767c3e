import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { UsageError } from '../backup/command.ts';
import { locks, tryAdvisoryLock } from '../db/advisory-lock.ts';
import { apply, type Choices } from './apply.ts';
import { MoveState } from './move-state.ts';
import { type Operation, operationWords, plan } from './plan.ts';
import { wordsOf } from './problems.ts';
import type { RawStore } from './raw-store.ts';
import { rollback } from './remove-record.ts';
import { writeLines } from './report.ts';
import { verify } from './verify.ts';

/** The steps after fetching, each with its workbook in the folder. */
export interface Moving {
  app: FastifyInstance;
  store: RawStore;
  say(line: string): void;
}

/** The store's fetch and this product's id map. @throws UsageError when nothing was fetched whole */
export async function stateOf({ app, store }: Pick<Moving, 'app' | 'store'>): Promise<MoveState> {
  const run = await store.run();
  if (run === null) throw new UsageError(`${store.folder} holds nothing: npm run move-in -- fetch`);
  if (run.endedAt === undefined) throw new UsageError('The fetch has not ended: give the fetch command again, it continues.');
  return MoveState.read(app, store, run);
}

/** The dry run, with `plan.xlsx`. Writes nothing into the product. */
export async function planCommand(moving: Moving): Promise<Map<Operation, number>> {
  const state = await stateOf(moving);
  const file = path.join(moving.store.folder, 'plan.xlsx');
  const totals = new Map<Operation, number>();
  await writeLines(file, async (add) => {
    const counts = await plan(state, ({ kind, id, title, operation, reason }) => {
      if (operation === 'same') return;
      add({ kind, id, title, what: reason ? wordsOf(reason) : operationWords[operation] });
    });
    for (const [kind, ofKind] of counts) {
      const parts = [...ofKind].map(([operation, times]) => `${times} ${operationWords[operation].en}`);
      moving.say(`${kind.label.th} · ${kind.label.en}: ${parts.join(', ')}`);
      for (const [operation, times] of ofKind) totals.set(operation, (totals.get(operation) ?? 0) + times);
    }
  });
  moving.say(file);
  return totals;
}

/** Brings the records in, with `apply.xlsx`: what could not come as it was. Only one at a time. */
export async function applyCommand(moving: Moving, choices: Choices = {}): Promise<Map<Operation, number>> {
  return alone(moving, async () => {
    const state = await stateOf(moving);
    const file = path.join(moving.store.folder, 'apply.xlsx');
    const totals = new Map<Operation, number>();
    let kind = '';
    await writeLines(file, (add) =>
      apply(
        state,
        ({ step, marks, problem }) => {
          if (kind !== step.kind.name) moving.say(`${step.kind.label.th} · ${step.kind.label.en}`);
          kind = step.kind.name;
          totals.set(step.operation, (totals.get(step.operation) ?? 0) + 1);
          if (problem)
            add({
              ...step,
              what: Object.keys(operationWords).includes(step.operation) ? withReason(step.operation, problem) : wordsOf(problem),
            });
          for (const { field, code, value } of marks) add({ ...step, field, what: wordsOf(code), there: value });
          if (['both', 'deleted_here', 'cannot'].includes(step.operation) && !problem)
            add({ ...step, what: step.reason ? wordsOf(step.reason) : operationWords[step.operation] });
        },
        choices,
      ),
    );
    for (const [operation, times] of totals) moving.say(`${times} × ${operationWords[operation].th} · ${operationWords[operation].en}`);
    moving.say(file);
    return totals;
  });
}

function withReason(operation: Operation, problem: string) {
  const [words, reason] = [operationWords[operation], wordsOf(problem)];
  return { th: `${words.th}: ${reason.th}`, en: `${words.en}: ${reason.en}` };
}

/** Compares everything, with `verify.xlsx`. Returns how many differences the move had not announced. */
export async function verifyCommand(
  moving: Moving,
): Promise<{ records: number; fields: number; files: number; named: number; unnamed: number }> {
  const { records, fields, files, differences } = await verify(await stateOf(moving));
  const file = path.join(moving.store.folder, 'verify.xlsx');
  await writeLines(file, async (add) => {
    for (const { kind, id, field, there, here, mark } of differences)
      add({ kind, id, field, what: wordsOf(mark?.code ?? 'different'), there, here });
  });
  const unnamed = differences.filter(({ mark }) => !mark).length;
  const named = differences.length - unnamed;
  moving.say(
    `${records} records, ${fields} fields and ${files} files compared: ${named} differences that apply has named, ${unnamed} others`,
  );
  moving.say(file);
  return { records, fields, files, named, unnamed };
}

/** Takes the move back. Returns how many records could not be taken back. */
export async function rollbackCommand(moving: Moving): Promise<{ undone: number; left: number }> {
  return alone(moving, async () => {
    const result = { undone: 0, left: 0 };
    await rollback(await stateOf(moving), ({ kind, legacy_id, problem }) => {
      if (problem) moving.say(`${kind} ${legacy_id}: ${wordsOf(problem).th} · ${wordsOf(problem).en}`);
      result[problem ? 'left' : 'undone'] += 1;
    });
    moving.say(`${result.undone} taken back${result.left > 0 ? `, ${result.left} left` : ''}`);
    return result;
  });
}

async function alone<Result>({ app }: Moving, work: () => Promise<Result>): Promise<Result> {
  const done = await tryAdvisoryLock(app, locks.moveIn, async () => ({ result: await work() }));
  if (done === null) throw new UsageError('Another move is under way.');
  return done.result;
}
