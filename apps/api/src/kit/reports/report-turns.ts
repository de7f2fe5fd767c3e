import { ApiError } from '../errors.ts';

/** More than these who wait are told to come again, rather than kept. */
const mostWaiting = 30;
const longestWaitMilliseconds = 120_000;

interface Waiting {
  person: string;
  go: () => void;
}

/** At most so many at once, and one of each person; the others wait in the order they came. */
export class ReportTurns {
  readonly #atOnce: number;
  readonly #running = new Set<string>();
  readonly #waiting: Waiting[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How many reports come before the first that this person waits for; null when they wait for none. */
  ahead(person: string): number | null {
    const at = this.#waiting.findIndex((one) => one.person === person);
    return at === -1 ? null : at + this.#running.size;
  }

  /**
   * Waits for a turn; answers how to give it back, which may be called more than once.
   * @throws ApiError `unavailable` after two minutes, or at once when too many wait; whatever `gone` was aborted with
   */
  async take(person: string, gone: AbortSignal): Promise<() => void> {
    gone.throwIfAborted();
    if (this.#waiting.length >= mostWaiting) throw new ApiError('unavailable');
    await new Promise<void>((go, refuse) => {
      const leave = (error: unknown) => {
        const at = this.#waiting.indexOf(waiting);
        if (at === -1) return; // has its turn already, and gives it back
        this.#waiting.splice(at, 1);
        clearTimeout(limit);
        refuse(error);
      };
      const onGone = () => leave(gone.reason);
      const limit = setTimeout(() => leave(new ApiError('unavailable')), longestWaitMilliseconds);
      limit.unref();
      const waiting: Waiting = {
        person,
        go: () => {
          clearTimeout(limit);
          gone.removeEventListener('abort', onGone);
          go();
        },
      };
      gone.addEventListener('abort', onGone, { once: true });
      this.#waiting.push(waiting);
      this.#next();
    });
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#running.delete(person);
      this.#next();
    };
  }

  #next(): void {
    for (;;) {
      if (this.#running.size >= this.#atOnce) return;
      const at = this.#waiting.findIndex(({ person }) => !this.#running.has(person));
      const [first] = at === -1 ? [] : this.#waiting.splice(at, 1);
      if (!first) return;
      this.#running.add(first.person);
      first.go();
    }
  }
}
