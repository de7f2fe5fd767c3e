import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReportProgress } from '@faculty/contracts/kit/reports';
import type { Reader } from '../http/abort-on-disconnect.ts';
import { ApiError } from '../http/errors.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { type Drawing, ReportThread } from './report-thread.ts';

/** Two cores are what the office's server has; the threads give way to those who serve calls. */
const atOnce = 2;
/** A thread that has its fonts open answers a second sooner; one that nobody needs gives its memory back. */
const idleMilliseconds = 300_000;
const closingMilliseconds = 3_000;

/** What a turn is used for. */
interface Prepared extends Omit<Drawing, 'onRows'> {
  /** So many rows will be drawn: how far it is, is told by them. */
  total: number;
}

/** All reports of a server: their turns, their threads, and how each stands. */
export class Reports {
  readonly #queue = new FairQueue({ atOnce, waiting: 30, refusal: 'report_under_way' });
  readonly #idle: ReportThread[] = [];
  readonly #all = new Set<ReportThread>();
  readonly #underWay = new Map<string, { rows: number; total: number; bytes: Readable }>();
  #isClosing = false;

  /**
   * Waits for a turn, reads what to draw and draws it; answers when the first bytes are there, so that what fails before them can be
   * told. Nothing is read before the turn. A reader who goes leaves no work behind.
   * @throws ApiError `report_under_way` when one of the reader's runs and one waits, `unavailable` when too many wait; what `prepare` throws
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
    const state = { rows: 0, total, bytes: undefined as unknown as Readable }; // set by the next statement
    const onRows = (rows: number) => {
      state.rows = rows;
    };
    const { bytes, ended } = thread.draw({ ...drawing, onRows });
    state.bytes = bytes;
    this.#underWay.set(user_name, state);
    const stop = () => bytes.destroy();
    gone.addEventListener('abort', stop, { once: true });
    void ended.then(() => {
      gone.removeEventListener('abort', stop);
      this.#underWay.delete(user_name);
      if (thread.hasEnded) this.#all.delete(thread);
      else this.#keep(thread);
      leave();
    });
    await first(bytes);
    return bytes;
  }

  progressOf(user_name: string): ReportProgress {
    const running = this.#underWay.get(user_name);
    const ahead = this.#queue.ahead(user_name);
    if (running) return { state: 'running', ahead: 0, rows: Math.min(running.rows, running.total), total: running.total };
    if (ahead !== null) return { state: 'waiting', ahead, rows: 0, total: 0 };
    return { state: 'none', ahead: 0, rows: 0, total: 0 };
  }

  /** Stops what is under way and waits until the threads have ended by themselves, three seconds at most. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const { bytes } of this.#underWay.values()) bytes.destroy();
    const all = Promise.all([...this.#all].map((thread) => thread.close()));
    await Promise.race([all, wait(closingMilliseconds, undefined, { ref: false })]);
  }

  #thread(): ReportThread {
    const kept = this.#idle.pop();
    if (kept && !kept.hasEnded) return kept;
    const thread = new ReportThread();
    this.#all.add(thread);
    return thread;
  }

  #keep(thread: ReportThread): void {
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

/** Until there is something to read, or the end. @throws what it failed with */
async function first(bytes: Readable): Promise<void> {
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
