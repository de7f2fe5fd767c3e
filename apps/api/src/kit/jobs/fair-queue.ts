import type { ErrorCode } from '@faculty/contracts/errors';
import { ApiError } from '../http/errors.ts';

/** `Retry-After` of a refused call. */
const retrySeconds = 5;

/** Limits of a queue, per process. */
interface QueueLimits {
  /** Maximum number of running calls. */
  atOnce: number;
  /** Maximum number of running calls per person. */
  runningOfOne?: number;
  /** Maximum number of waiting calls per person; more are refused with `refusal`. */
  waitingOfOne?: number;
  /** Maximum number of waiting calls; more are refused with `unavailable`. */
  waiting: number;
  /** A call that has waited this long is refused with `unavailable`. */
  waitMilliseconds?: number;
  /** Error code, of status 429, for too many calls of one person. */
  refusal: ErrorCode;
}

/** A slot of an admitted call. It counts for its person until it is released. */
interface Slot {
  /**
   * Waits until the call may run.
   * @throws ApiError `unavailable` after the timeout, or the reason of `gone`; the slot is released then
   */
  turn(gone?: AbortSignal): Promise<void>;
  /** Releases the slot, whether or not the call has run. Idempotent. */
  leave(): void;
}

/** The calls of one person. */
interface Line {
  /** Calls with an unreleased slot. */
  entered: number;
  running: number;
  /** Callbacks of the waiting calls, first in first out. */
  waiting: (() => void)[];
}

/**
 * A queue with limited concurrency that is fair between people: waiting calls run round-robin by person, and each person can occupy only
 * a limited number of slots.
 */
export class FairQueue {
  readonly #limits: Required<QueueLimits>;
  /** By person, least recently served first. */
  readonly #lines = new Map<string, Line>();
  #entered = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = { runningOfOne: 1, waitingOfOne: 1, waitMilliseconds: 120_000, ...limits };
  }

  /**
   * Admits a call or refuses it.
   * @throws ApiError the queue's `refusal` when this person has too many calls; `unavailable` when the queue is full
   */
  enter(person: string): Slot {
    const { atOnce, runningOfOne, waitingOfOne, waiting, refusal } = this.#limits;
    const line = this.#lines.get(person) ?? { entered: 0, running: 0, waiting: [] };
    if (line.entered >= runningOfOne + waitingOfOne) throw new ApiError(refusal, { retryAfter: retrySeconds });
    if (this.#entered >= atOnce + waiting) throw new ApiError('unavailable');
    this.#lines.set(person, line);
    line.entered += 1;
    this.#entered += 1;
    let state: 'entered' | 'running' | 'left' = 'entered';
    let stopWaiting = () => {};
    const leave = () => {
      if (state === 'left') return;
      if (state === 'running') {
        line.running -= 1;
        this.#running -= 1;
      } else stopWaiting();
      state = 'left';
      line.entered -= 1;
      this.#entered -= 1;
      if (line.entered === 0) this.#lines.delete(person);
      this.#next();
    };
    const turn = (gone?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const start = () => {
          state = 'running';
          settle();
          resolve();
        };
        const fail = (why: unknown) => {
          reject(why);
          leave();
        };
        const onGone = () => fail(gone?.reason);
        const timer = setTimeout(() => fail(new ApiError('unavailable')), this.#limits.waitMilliseconds).unref();
        const settle = () => {
          clearTimeout(timer);
          gone?.removeEventListener('abort', onGone);
        };
        stopWaiting = () => {
          settle();
          const at = line.waiting.indexOf(start);
          if (at !== -1) line.waiting.splice(at, 1);
          reject(new ApiError('unavailable'));
        };
        if (state !== 'entered' || gone?.aborted) return fail(gone?.reason ?? new ApiError('unavailable'));
        gone?.addEventListener('abort', onGone, { once: true });
        line.waiting.push(start);
        this.#next();
      });
    return { turn, leave };
  }

  /**
   * Admits a call and waits until it may run. Returns the function that releases its slot.
   * @throws ApiError as `enter` and `turn`
   */
  async acquire(person: string, gone?: AbortSignal): Promise<() => void> {
    gone?.throwIfAborted();
    const slot = this.enter(person);
    await slot.turn(gone);
    return slot.leave;
  }

  /** Queues and runs `work`. @throws ApiError as `enter` and `turn`, and any error of `work` */
  async run<Result>(person: string, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    const leave = await this.acquire(person, gone);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** The number of calls before the person's first waiting call; null when none waits. */
  ahead(person: string): number | null {
    const people = [...this.#lines].filter(([, { waiting }]) => waiting.length > 0).map(([name]) => name);
    const at = people.indexOf(person);
    return at === -1 ? null : at + this.#running;
  }

  /** Starts waiting calls up to the limit, of the least recently served person first. */
  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const next = [...this.#lines].find(([, { waiting, running }]) => waiting.length > 0 && running < this.#limits.runningOfOne);
      const start = next?.[1].waiting.shift();
      if (!next || !start) return;
      const [person, line] = next;
      line.running += 1;
      this.#running += 1;
      this.#lines.delete(person);
      this.#lines.set(person, line);
      start();
    }
  }
}
