import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setInterval } from 'node:timers';
import type { MoveInStep, MoveInStepState } from '@faculty/contracts/admin/move-in';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { UsageError } from '../backup/command.ts';
import { LegacyError } from './legacy/legacy-client.ts';
import type { RawStore, Runner } from './legacy/raw-store.ts';
import { type ProblemCode, wordsOf } from './problems.ts';

/** A step that cannot begin as things are; its code has words in `problems.ts`. */
export class StepRefused extends UsageError {
  readonly code: ProblemCode;
  constructor(code: ProblemCode, detail = '') {
    super([wordsOf(code).th, wordsOf(code).en, detail].filter((part) => part !== '').join(' · '));
    this.code = code;
  }
}

/** A step was asked to stop; it continues when it is started again. */
export class Stopped extends Error {}

/** One record of a kind is done. @throws Stopped when the step is to stop */
export type Tick = (kind: { label: Bilingual }, of: number) => void;

export interface Progress {
  tick: Tick;
  /** What came out, counted by what happened. */
  count(what: Bilingual, times?: number): void;
}

const writeEvery = 1_000;
/** A running step whose state is older than this has lost its process. */
const silence = 15_000;

const own: Runner = { host: hostname(), pid: process.pid, start: randomUUID() };

/** Whether a process has certainly ended; one on another machine cannot be asked. */
function isGone({ host, pid, start }: Runner): boolean {
  if (host !== own.host) return false;
  if (pid === own.pid) return start !== own.start;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * Runs a step and notes in the folder what it does, for the administrators' page: progress about once a second, then how it ended. `signal`
 * stops it at the next record. Steps share the folder: one at a time, of whatever process.
 * @throws StepRefused while another runs
 */
export async function recorded<Result>(
  store: RawStore,
  step: MoveInStep,
  work: (progress: Progress) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const now = () => new Date().toISOString();
  const state: MoveInStepState = {
    step,
    state: 'running',
    began_at: now(),
    seen_at: now(),
    kind: null,
    done: 0,
    of: 0,
    totals: [],
    problem: null,
  };
  const totals = new Map<string, Bilingual & { times: number }>();
  let writing = Promise.resolve();
  const write = () => {
    const copy = { ...state, seen_at: now(), totals: [...totals.values()] };
    writing = writing.then(() => store.keepStep(step, copy, own)).catch(() => undefined);
    return writing;
  };
  await assertFree(store);
  await store.keepStep(step, state, own);
  const timer = setInterval(write, writeEvery);
  timer.unref();
  const progress: Progress = {
    tick({ label }, of) {
      if (signal?.aborted) throw new Stopped();
      state.done = state.kind?.en === label.en ? state.done + 1 : 1;
      state.kind = { th: label.th, en: label.en };
      state.of = of;
    },
    count(what, times = 1) {
      const known = totals.get(what.en) ?? { th: what.th, en: what.en, times: 0 };
      totals.set(what.en, { ...known, times: known.times + times });
    },
  };
  try {
    const result = await work(progress);
    state.state = 'done';
    return result;
  } catch (error) {
    state.state = error instanceof Stopped ? 'stopped' : 'failed';
    if (!(error instanceof Stopped)) state.problem = problemOf(error);
    throw error;
  } finally {
    clearInterval(timer);
    await write();
  }
}

function problemOf(error: unknown): MoveInStepState['problem'] {
  const detail = error instanceof Error ? error.message.slice(0, 500) : '';
  const code = error instanceof StepRefused ? error.code : error instanceof LegacyError ? legacyCode(error) : 'step_failed';
  const { th, en } = wordsOf(code);
  return { th, en, detail: error instanceof StepRefused ? '' : detail };
}

const legacyCode = ({ status }: LegacyError): ProblemCode => (status === 401 || status === 403 ? 'sign_in_refused' : 'legacy_failed');

/** What the steps in a folder last did, in their order. */
export async function stepStates(store: RawStore): Promise<MoveInStepState[]> {
  const states = await store.steps();
  return states.map(({ runner, ...state }) => {
    const isSilent = Date.now() - Date.parse(state.seen_at) > silence;
    const isLost = state.state === 'running' && (isSilent || (runner !== undefined && isGone(runner)));
    return isLost ? { ...state, state: 'interrupted' } : state;
  });
}

/** @throws StepRefused while a step runs in the folder */
export async function assertFree(store: RawStore): Promise<void> {
  if ((await stepStates(store)).some(({ state }) => state === 'running')) throw new StepRefused('under_way');
}
