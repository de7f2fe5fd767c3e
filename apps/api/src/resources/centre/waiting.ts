/** Callers that wait for something to change, each for a bounded time; more than so many, of all and of one person, do not wait. */
export class Waiting {
  /** How to end each wait, and whose it is. */
  readonly #waiting = new Map<() => void, string>();
  readonly #most: number;
  readonly #mostOfOne: number;

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /**
   * Waits until `tell` is called, `milliseconds` have passed, or `gone` aborts.
   * Answers at once, with false, where there is no place to wait.
   */
  async wait(person: string, milliseconds: number, gone: AbortSignal): Promise<boolean> {
    if (gone.aborted) return true;
    const own = [...this.#waiting.values()].filter((name) => name === person).length;
    if (own >= this.#mostOfOne || this.#waiting.size >= this.#most) return false;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', done);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      gone.addEventListener('abort', done, { once: true });
      this.#waiting.set(done, person);
    });
    return true;
  }

  tell(): void {
    for (const done of [...this.#waiting.keys()]) done();
  }
}
