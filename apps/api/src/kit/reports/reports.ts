import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReportProgress } from '@faculty/contracts/kit/reports';
import type { Reader } from '../http/abort-on-disconnect.ts';
import { ApiError } from '../http/errors.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { type Drawing, ReportThread } from './report-thread.ts';

/** Maximum number of reports drawn at once; the office's server has two cores. */
const atOnce = 2;
/** An idle worker is reused, because loading the fonts takes a second, and ended after this time to free its memory. */
const idleMilliseconds = 300_000;
const closingMilliseconds = 3_000;

/** A report that is ready to be drawn. */
interface Prepared extends Omit<Drawing, 'onRows'> {
  /** Number of rows, for the progress. */
  total: number;
}

/** Queue, worker threads and progress of all reports of this process. */
export class Reports {
  readonly #queue = new FairQueue({ atOnce, waiting: 30, refusal: 'report_under_way' });
  readonly #idle: ReportThread[] = [];
  readonly #all = new Set<ReportThread>();
  readonly #running = new Map<string, { rows: number; total: number; bytes: Readable }>();
  #isClosing = false;

  /**
   * Waits in the queue, calls `prepare` and draws the report. Resolves with the first bytes, so that earlier errors are returned to the
   * caller. A disconnect cancels the work.
   * @throws ApiError `report_under_way` when the person has one report running and one waiting, `unavailable` when the queue is full; any
   * error of `prepare`
   */
  async draw({ user_name, gone }: Reader, prepare: () => Promise<Prepared>): Promise<Readable> {
    const leave = await this.#queue.take(user_name, gone);
    let prepared: Prepared;
    try {
      prepared = await prepare();
      if (this.#isClosing || gone.aborted) throw new ApiError('unavailable');
    } catch (error) {
      leave();
      throw error;
    }
    const { total, ...drawing } = prepared;
    const thread = this.#thread();
    const state = { rows: 0, total, bytes: undefined as unknown as Readable }; // assigned below
    const onRows = (rows: number) => {
      state.rows = rows;
    };
    const { bytes, ended } = thread.draw({ ...drawing, onRows });
    state.bytes = bytes;
    this.#running.set(user_name, state);
    const stop = () => bytes.destroy();
    gone.addEventListener('abort', stop, { once: true });
    void ended.then(() => {
      gone.removeEventListener('abort', stop);
      this.#running.delete(user_name);
      if (thread.hasEnded) this.#all.delete(thread);
      else this.#makeIdle(thread);
      leave();
    });
    await firstBytes(bytes);
    return bytes;
  }

  progressOf(user_name: string): ReportProgress {
    const running = this.#running.get(user_name);
    const ahead = this.#queue.ahead(user_name);
    if (running) return { state: 'running', ahead: 0, rows: Math.min(running.rows, running.total), total: running.total };
    if (ahead !== null) return { state: 'waiting', ahead, rows: 0, total: 0 };
    return { state: 'none', ahead: 0, rows: 0, total: 0 };
  }

  /** Stops running reports and waits up to three seconds for the workers to end. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const { bytes } of this.#running.values()) bytes.destroy();
    const all = Promise.all([...this.#all].map((thread) => thread.close()));
    await Promise.race([all, wait(closingMilliseconds, undefined, { ref: false })]);
  }

  #thread(): ReportThread {
    const idle = this.#idle.pop();
    if (idle && !idle.hasEnded) return idle;
    const thread = new ReportThread();
    this.#all.add(thread);
    return thread;
  }

  #makeIdle(thread: ReportThread): void {
    this.#idle.push(thread);
    setTimeout(() => {
      const at = this.#idle.indexOf(thread);
      if (at === -1) return;
      this.#idle.splice(at, 1);
      this.#all.delete(thread);
      void thread.close();
    }, idleMilliseconds).unref();
  }
}

/** Waits for the first readable bytes or the end. @throws the stream's error */
async function firstBytes(bytes: Readable): Promise<void> {
  if (bytes.readableLength > 0 || bytes.readableEnded) return;
  const settled = new AbortController();
  const { signal } = settled;
  try {
    await Promise.race([
      once(bytes, 'readable', { signal }), // rejects on an error
      once(bytes, 'close', { signal }).then(() => {
        throw new ApiError('unavailable');
      }),
    ]);
  } finally {
    settled.abort();
  }
}
