/** Callers that wait for something to change, each for a bounded time; more than `most` do not wait. */
export class Waiting {
  readonly #waiting = new Set<() => void>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Waits until `tell` is called, `milliseconds` have passed, or `gone` says that nobody listens any more. */
  async wait(milliseconds: number, gone: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#most || gone.aborted) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', done);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      gone.addEventListener('abort', done, { once: true });
      this.#waiting.add(done);
    });
  }

  tell(): void {
    for (const done of [...this.#waiting]) done();
  }
}
