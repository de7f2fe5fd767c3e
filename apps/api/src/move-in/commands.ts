import type { MoveInStep } from '@faculty/contracts/admin/move-in';
import { titleOf } from '@faculty/contracts/kit/entity';
import type { FastifyInstance } from 'fastify';
import { locks, tryAdvisoryLock } from '../db/advisory-lock.ts';
import { fetchAll } from './legacy/fetch.ts';
import type { LegacyClient } from './legacy/legacy-client.ts';
import { movedKinds, type Row } from './legacy/legacy-records.ts';
import type { RawStore } from './legacy/raw-store.ts';
import { MoveState } from './move-state.ts';
import { type Operation, operationWords, plan } from './plan.ts';
import { problems, wordsOf } from './problems.ts';
import { writeRedirects } from './redirects.ts';
import { writeAnalysis, writeLines } from './report.ts';
import type { ReportLine } from './report-lines.ts';
import { assertFree, type Progress, recorded, StepRefused } from './steps.ts';
import { type Verified, verify } from './verify.ts';
import { apply, type Choices } from './write/apply.ts';
import { resolveConflict } from './write/conflicts.ts';
import type { Mark } from './write/lenient.ts';
import { rollback } from './write/remove-record.ts';

/** A step in the folder, as a command or from the administrators' page. */
export interface InFolder {
  store: RawStore;
  say(line: string): void;
  /** Stops the step at the next record. */
  signal?: AbortSignal;
}

/** A step that reads or writes this product. */
export interface Moving extends InFolder {
  app: FastifyInstance;
}

const run = <Result>({ store, signal }: InFolder, step: MoveInStep, work: (progress: Progress) => Promise<Result>) =>
  recorded(store, step, work, signal);

/** Everything from the legacy system into the folder. */
export function fetchCommand(folder: InFolder, client: LegacyClient, source: { from: string; filesBase: string }) {
  return run(folder, 'fetch', async ({ tick, count }) => {
    const fetched = await fetchAll(client, folder.store, source, folder.say, tick);
    count({ th: 'คำตอบจากระบบเดิม', en: 'answers of the old system' }, fetched.calls);
    count({ th: 'ไฟล์ใหม่', en: 'new files' }, fetched.files);
    if (fetched.failed > 0) count({ th: 'ดึงไม่สำเร็จ', en: 'could not be fetched' }, fetched.failed);
    return fetched;
  });
}

/** What is in the folder, with `analysis.xlsx`. */
export function analyseCommand(folder: InFolder) {
  const { store } = folder;
  return run(folder, 'analyse', async ({ tick, count }) => {
    const fetched = await store.run();
    if (fetched === null) throw new StepRefused('nothing_fetched', store.folder);
    const analysis = await writeAnalysis(store, fetched, tick);
    const records = analysis.counts.reduce((sum, { records: ofKind }) => sum + ofKind, 0);
    count({ th: 'รายการที่อ่าน', en: 'records read' }, records);
    for (const [code, times] of analysis.findings) count(problems[code], times);
    return { ...analysis, isEnded: fetched.endedAt !== undefined };
  });
}

/** The store's fetch and this product's id map. @throws StepRefused when nothing was fetched whole */
export async function stateOf({ app, store }: Pick<Moving, 'app' | 'store'>): Promise<MoveState> {
  const fetched = await store.run();
  if (fetched === null) throw new StepRefused('nothing_fetched', store.folder);
  if (fetched.endedAt === undefined) throw new StepRefused('fetch_not_ended');
  return MoveState.read(app, store, fetched);
}

/** The dry run, with `plan.xlsx`. Writes nothing into the product. */
export function planCommand(moving: Moving): Promise<Map<Operation, number>> {
  return run(moving, 'plan', async ({ tick, count }) => {
    const state = await stateOf(moving);
    const totals = new Map<Operation, number>();
    const file = await writeLines(moving.store.folder, 'plan', async (add) => {
      const counts = await plan(state, ({ kind, id, title, of = 0, operation, reason }) => {
        tick(kind, of);
        count(operationWords[operation]);
        if (operation === 'same') return;
        add({
          kind,
          id,
          title,
          what: reason ? withReason(operation, reason) : operationWords[operation],
          isConflict: operation === 'both',
        });
      });
      for (const [kind, ofKind] of counts) {
        const parts = [...ofKind].map(([operation, times]) => `${times} ${operationWords[operation].en}`);
        moving.say(`${kind.label.th} · ${kind.label.en}: ${parts.join(', ')}`);
        for (const [operation, times] of ofKind) totals.set(operation, (totals.get(operation) ?? 0) + times);
      }
    });
    moving.say(file);
    return totals;
  });
}

/** Brings the records in, with `apply.xlsx`: what could not come as it was. Only one at a time. */
export function applyCommand(moving: Moving, choices: Choices = {}): Promise<Map<Operation, number>> {
  return alone(moving, 'apply', async ({ tick, count }) => {
    const state = await stateOf(moving);
    const totals = new Map<Operation, number>();
    let kind = '';
    const file = await writeLines(moving.store.folder, 'apply', async (add) => {
      await apply(
        state,
        ({ step, marks, problem }) => {
          const { operation } = step;
          const words = operationWords[operation];
          if (kind !== step.kind.name) moving.say(`${step.kind.label.th} · ${step.kind.label.en}`);
          kind = step.kind.name;
          totals.set(operation, (totals.get(operation) ?? 0) + 1);
          count(words);
          if (problem) add({ ...step, what: withReason(operation, problem) });
          // those of a written record are in the id map
          if (operation === 'cannot')
            for (const { field, code, value } of marks) add({ ...step, field, what: wordsOf(code), there: value });
          if (['both', 'deleted_here', 'cannot'].includes(operation) && !problem)
            add({ ...step, what: step.reason ? withReason(operation, step.reason) : words, isConflict: operation === 'both' });
          tick(step.kind, step.of ?? 0);
        },
        choices,
      );
      await addMarks(state, add);
    });
    for (const [operation, times] of totals) moving.say(`${times} × ${operationWords[operation].th} · ${operationWords[operation].en}`);
    moving.say(file);
    return totals;
  });
}

const atOnce = 500;

/** What could not come as it was, of all that was moved: also by runs before this one, which may have been interrupted. */
async function addMarks(state: MoveState, add: (line: ReportLine) => void): Promise<void> {
  interface Marked {
    kind: string;
    legacy_id: string;
    entity: string;
    applied: Row;
    marks: Mark[];
    written: number;
  }
  for (let after = 0; ; ) {
    const { rows } = await state.app.pool.query<Marked>(
      `SELECT kind, legacy_id, entity, applied, marks, written FROM move_in_records
       WHERE written > $1 AND marks <> '[]' ORDER BY written LIMIT ${atOnce}`,
      [after],
    );
    for (const { kind: name, legacy_id, entity, applied, marks, written } of rows) {
      after = written;
      const kind = movedKinds.find((each) => each.name === name);
      if (!kind) continue;
      const line = { kind, id: legacy_id.replace(/^stub:/, ''), title: titleOf(state.writerOf(entity).entity, applied) };
      for (const { field, code, value } of marks) add({ ...line, field, what: wordsOf(code), there: value });
    }
    if (rows.length < atOnce) return;
  }
}

function withReason(operation: Operation, problem: string) {
  const [words, reason] = [operationWords[operation], wordsOf(problem)];
  return { th: `${words.th}: ${reason.th}`, en: `${words.en}: ${reason.en}` };
}

/** Compares everything, with `verify.xlsx`. Returns how many differences the move had not announced. */
export function verifyCommand(moving: Moving): Promise<{ records: number; fields: number; files: number; named: number; unnamed: number }> {
  return run(moving, 'verify', async ({ tick, count }) => {
    const state = await stateOf(moving);
    let verified: Verified | undefined;
    const file = await writeLines(moving.store.folder, 'verify', async (add) => {
      verified = await verify(
        state,
        ({ kind, id, field, there, here, mark }) => add({ kind, id, field, what: wordsOf(mark?.code ?? 'different'), there, here }),
        tick,
      );
    });
    const { records, fields, files, named, unnamed } = verified as Verified; // written by then
    count({ th: 'รายการที่เทียบ', en: 'records compared' }, records);
    count({ th: 'ช่องที่เทียบ', en: 'fields compared' }, fields);
    count({ th: 'ไฟล์ที่เทียบ', en: 'files compared' }, files);
    count({ th: 'ต่างกันตามที่รายงานไว้', en: 'differences that apply has named' }, named);
    count({ th: 'ต่างกันโดยไม่มีคำอธิบาย', en: 'differences without an explanation' }, unnamed);
    moving.say(
      `${records} records, ${fields} fields and ${files} files compared: ${named} differences that apply has named, ${unnamed} others`,
    );
    moving.say(file);
    return { records, fields, files, named, unnamed };
  });
}

/** Addresses of the old website lead to the moved records. */
export function redirectsCommand(moving: Moving, patterns: readonly string[]): Promise<{ written: number; skipped: number }> {
  return alone(moving, 'redirects', async ({ count }) => {
    const { written, skipped } = await writeRedirects(await stateOf(moving), patterns);
    count({ th: 'ที่อยู่เดิมที่นำไปหน้าใหม่', en: 'old addresses that lead to the new pages' }, written);
    count({ th: 'ที่อยู่เดิมที่มีอยู่แล้วหรือใช้ไม่ได้', en: 'old addresses that were there already, or cannot be one' }, skipped);
    moving.say(`${written} old addresses lead to the new pages; ${skipped} were there already or cannot be an address`);
    return { written, skipped };
  });
}

/** Takes the move back. Returns how many records could not be taken back. */
export function rollbackCommand(moving: Moving): Promise<{ undone: number; left: number }> {
  return alone(moving, 'rollback', async ({ tick, count }) => {
    const result = { undone: 0, left: 0 };
    const all = await moving.app.db.moveInRecord.count();
    const kind = { label: { th: 'รายการที่ย้ายเข้ามา', en: 'Moved records' } };
    await rollback(await stateOf(moving), ({ kind: name, legacy_id, problem }) => {
      if (problem) moving.say(`${name} ${legacy_id}: ${wordsOf(problem).th} · ${wordsOf(problem).en}`);
      if (problem) count(wordsOf(problem));
      else count({ th: 'ถอนกลับแล้ว', en: 'taken back' });
      result[problem ? 'left' : 'undone'] += 1;
      tick(kind, all);
    });
    moving.say(`${result.undone} taken back${result.left > 0 ? `, ${result.left} left` : ''}`);
    return result;
  });
}

/** Takes some fields of the old system in a record that both systems changed. False when it is none any more. */
export function settleCommand(moving: Pick<Moving, 'app' | 'store'>, kind: string, id: string, take: readonly string[]): Promise<boolean> {
  return locked(moving, async () => {
    await assertFree(moving.store);
    return resolveConflict(await stateOf(moving), kind, id, take);
  });
}

const alone = <Result>(moving: Moving, step: MoveInStep, work: (progress: Progress) => Promise<Result>) =>
  locked(moving, () => run(moving, step, work));

/** Only one that writes at a time, in whatever process. @throws StepRefused while another does */
async function locked<Result>({ app }: Pick<Moving, 'app'>, work: () => Promise<Result>): Promise<Result> {
  const done = await tryAdvisoryLock(app, locks.moveIn, async () => ({ result: await work() }));
  if (done === null) throw new StepRefused('under_way');
  return done.result;
}
