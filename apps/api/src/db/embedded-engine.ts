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

/** The embedded database. It works in a thread of its own, so that this one serves everybody meanwhile. */
export class EmbeddedEngine implements Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #ended: Error | null = null;

  private constructor(options: EngineOptions) {
    this.#worker = startThread('embedded-engine-thread', new URL('./embedded-engine-thread.mjs', import.meta.url), options);
    this.#worker.on('message', (answer: EngineAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('the embedded database has ended')));
  }

  /** @throws what the database says when it cannot open the directory */
  static async open(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options);
    // it answers once by itself, when it is open
    await engine.#wait(0);
    return engine;
  }

  run(batch: Uint8Array): Promise<Uint8Array> {
    return this.#ask({ batch });
  }

  async close(): Promise<void> {
    await this.#ask({});
  }

  #ask(asked: { batch?: Uint8Array }): Promise<Uint8Array> {
    this.#last += 1;
    const answered = this.#wait(this.#last);
    this.#worker.postMessage({ id: this.#last, ...asked });
    return answered;
  }

  #wait(id: number): Promise<Uint8Array> {
    if (this.#ended) return Promise.reject(this.#ended);
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

  #end(error: Error): void {
    this.#ended ??= error;
    for (const id of this.#waiting.keys()) this.#settle({ id, error: this.#ended });
  }
}
