import type { Worker } from 'node:worker_threads';
import { startThread } from '../kit/start-thread.ts';

/** What speaks PostgreSQL's wire protocol without a connection: whole batches in, whole answers out. */
export interface Engine {
  run(batch: Uint8Array): Promise<Uint8Array>;
}

export interface EngineOptions {
  /** A directory, or `memory://`. */
  dataDir: string;
  /** A data directory dumped earlier, to start from. */
  loadDataDir?: Blob;
}

export interface EngineAnswer {
  id: number;
  bytes?: Uint8Array;
  error?: unknown;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: unknown): void;
}

/**
 * A statement that takes longer has met an engine that turns in a circle, as it does when it has no room for its log: nobody else would
 * ever be served. The longest of ours takes seconds.
 */
const patienceMilliseconds = 120_000;

/** The embedded database. It works in a thread of its own, so that this one serves everybody meanwhile. */
export class EmbeddedEngine implements Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #reason: Error | null = null;
  #tellEnd: (error: Error) => void = () => {};
  /** Resolves when the engine has ended by itself: nothing but another process opens it again. */
  readonly ended = new Promise<Error>((told) => {
    this.#tellEnd = told;
  });

  readonly #patience: number;

  private constructor(options: EngineOptions, patience: number) {
    this.#patience = patience;
    this.#worker = startThread('embedded-engine-thread', new URL('./embedded-engine-thread.mjs', import.meta.url), options);
    this.#worker.on('message', (answer: EngineAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('its thread is gone')));
  }

  /** @throws what the database says when it cannot open the directory */
  static async open(options: EngineOptions, patience = patienceMilliseconds): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options, patience);
    // it answers once by itself, when it is open
    await engine.#wait(0);
    return engine;
  }

  run(batch: Uint8Array): Promise<Uint8Array> {
    return this.#ask({ batch });
  }

  async close(): Promise<void> {
    // an end that was asked for is nothing to tell
    this.#tellEnd = () => {};
    await this.#ask({});
  }

  #ask(asked: { batch?: Uint8Array }): Promise<Uint8Array> {
    this.#last += 1;
    const answered = this.#wait(this.#last);
    const tooLate = setTimeout(() => this.#giveUp(), this.#patience).unref();
    answered.then(
      () => clearTimeout(tooLate),
      () => clearTimeout(tooLate),
    );
    this.#worker.postMessage({ id: this.#last, ...asked });
    return answered;
  }

  #wait(id: number): Promise<Uint8Array> {
    if (this.#reason) return Promise.reject(this.#reason);
    // a statement under way keeps the process alive, an idle database does not
    if (this.#waiting.size === 0) this.#worker.ref();
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #settle({ id, bytes = new Uint8Array(), error }: EngineAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (error) waiting?.reject(error);
    else waiting?.resolve(bytes);
  }

  #giveUp(): void {
    this.#end(new Error(`no answer within ${this.#patience / 1_000} s`));
    void this.#worker.terminate();
  }

  #end(error: Error): void {
    // the code of a connection that was lost, which callers are told to try again
    this.#reason ??= Object.assign(new Error(`the embedded database has ended (${error.message})`, { cause: error }), {
      code: 'ECONNRESET',
    });
    this.#tellEnd(this.#reason);
    for (const id of this.#waiting.keys()) this.#settle({ id, error: this.#reason });
  }
}
