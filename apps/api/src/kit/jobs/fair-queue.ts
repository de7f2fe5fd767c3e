import type { ErrorCode } from '@faculty/contracts/errors';
import { ApiError } from '../http/errors.ts';

/** When somebody who has too much under way may try again: most calls have left by then. */
const retrySeconds = 5;

/** Bounds of a queue. All of them hold in this process. */
interface QueueLimits {
  /** Calls that run at once, of everybody. */
  atOnce: number;
  /** Of these, calls of one person. */
  runningOfOne?: number;
  /** More calls of one person than these wait for their turn are refused with `refusal`. */
  waitingOfOne?: number;
  /** More calls than these, of everybody, are refused with `unavailable`. */
  waiting: number;
  /** Who has waited so long is refused with `unavailable`. */
  waitMilliseconds?: number;
  /** Code of status 429 that names what of this person is under way. */
  refusal: ErrorCode;
}

/** A call that was let in: it counts for its person until it leaves. */
interface Place {
  /**
   * Waits until the call may run.
   * @throws ApiError `unavailable` after the longest wait, or what `gone` was aborted with; the place has left then
   */
  turn(gone?: AbortSignal): Promise<void>;
  /** Gives the place back, whether or not its turn came. May be called more than once. */
  leave(): void;
}

/** What one person has under way. */
interface Line {
  /** Calls that have not left. */
  entered: number;
  running: number;
  /** Calls that wait for their turn, in the order they asked for it. */
  waiting: (() => void)[];
}

/**
 * Shares a few places among many people: those who wait are served person by person in turn, so that nobody waits behind all calls of
 * somebody else, and one person cannot fill the room in which everybody waits.
 */
export class FairQueue {
  readonly #limits: Required<QueueLimits>;
  /** By person; who is served goes to the end. */
  readonly #lines = new Map<string, Line>();
  #entered = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = { runningOfOne: 1, waitingOfOne: 1, waitMilliseconds: 120_000, ...limits };
  }

  /**
   * Lets a call in, or refuses it before it costs anything.
   * @throws ApiError the queue's refusal when too many calls of this person are under way; `unavailable` when too many wait
   */
  enter(person: string): Place {
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
      }
      state = 'left';
      stopWaiting();
      line.entered -= 1;
      this.#entered -= 1;
      if (line.entered === 0) this.#lines.delete(person);
      this.#next();
    };
    const turn = (gone?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const begin = () => {
          state = 'running';
          settle();
          resolve();
        };
        const giveUp = (why: unknown) => {
          reject(why);
          leave();
        };
        const onGone = () => giveUp(gone?.reason);
        const late = setTimeout(() => giveUp(new ApiError('unavailable')), this.#limits.waitMilliseconds).unref();
        const settle = () => {
          clearTimeout(late);
          gone?.removeEventListener('abort', onGone);
        };
        stopWaiting = () => {
          settle();
          const at = line.waiting.indexOf(begin);
          if (at !== -1) line.waiting.splice(at, 1);
          reject(new ApiError('unavailable'));
        };
        if (state !== 'entered' || gone?.aborted) return giveUp(gone?.reason ?? new ApiError('unavailable'));
        gone?.addEventListener('abort', onGone, { once: true });
        line.waiting.push(begin);
        this.#next();
      });
    return { turn, leave };
  }

  /**
   * Lets a call in and waits for its turn; answers how to give the place back.
   * @throws ApiError as `enter` and `turn`
   */
  async take(person: string, gone?: AbortSignal): Promise<() => void> {
    gone?.throwIfAborted();
    const place = this.enter(person);
    await place.turn(gone);
    return place.leave;
  }

  /** Runs `work` in its turn. @throws ApiError as `enter` and `turn`, or what the work throws */
  async run<Result>(person: string, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    const leave = await this.take(person, gone);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** How many calls come before the first that this person waits for; null when they wait for none. */
  ahead(person: string): number | null {
    const people = [...this.#lines].filter(([, { waiting }]) => waiting.length > 0).map(([name]) => name);
    const at = people.indexOf(person);
    return at === -1 ? null : at + this.#running;
  }

  /** Begins what may begin: of the people who wait, whoever was served longest ago. */
  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const next = [...this.#lines].find(([, { waiting, running }]) => waiting.length > 0 && running < this.#limits.runningOfOne);
      const begin = next?.[1].waiting.shift();
      if (!next || !begin) return;
      const [person, line] = next;
      line.running += 1;
      this.#running += 1;
      this.#lines.delete(person);
      this.#lines.set(person, line);
      begin();
    }
  }
}
