export type QueueState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';

export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly state: QueueState;
  /** 0..1 while it is sent. */
  readonly progress: number;
  /** Why it failed. */
  readonly error: unknown;
}

interface QueueOptions {
  /** Sends one file; rejects when it is refused or aborted. */
  send(file: File, signal: AbortSignal, onProgress: (sent: number) => void): Promise<void>;
  /** How many are sent at the same time. */
  parallel: number;
  /** Nothing is waiting or under way any more; `stored` were stored since the last time. */
  onIdle(stored: number): void;
}

/** Sends files a few at a time, each on its own: one that fails or is cancelled stops no other. No React in it. */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();
  #files: readonly QueuedFile[] = [];
  #nextId = 1;
  #storedSinceIdle = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly files = (): readonly QueuedFile[] => this.#files;

  /** How many are still to come. */
  get remaining(): number {
    return this.#files.filter(isOpen).length;
  }

  /** Takes files in; what was finished before makes room for them. */
  add(files: readonly File[]): void {
    const added = files.map((file) => ({ id: this.#nextId++, file, state: 'waiting', progress: 0, error: null }) as const);
    this.#update([...this.#files.filter((queued) => queued.state !== 'stored' && queued.state !== 'cancelled'), ...added]);
    this.#fill();
  }

  cancel(id: number): void {
    const abort = this.#aborts.get(id);
    if (abort) abort.abort();
    else this.#set(id, { state: 'cancelled' });
    this.#fill();
  }

  retry(id: number): void {
    this.#set(id, { state: 'waiting', progress: 0, error: null });
    this.#fill();
  }

  /** Takes everything out that is not under way. */
  clear(): void {
    this.#update(this.#files.filter(isOpen));
  }

  #fill(): void {
    for (const queued of this.#files) {
      if (this.#aborts.size >= this.#options.parallel) return;
      if (queued.state === 'waiting') void this.#send(queued);
    }
    if (this.remaining > 0 || this.#storedSinceIdle === 0) return;
    const stored = this.#storedSinceIdle;
    this.#storedSinceIdle = 0;
    this.#options.onIdle(stored);
  }

  async #send({ id, file }: QueuedFile): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#set(id, { state: 'sending', progress: 0 });
    try {
      await this.#options.send(file, abort.signal, (progress) => this.#set(id, { progress }));
      this.#storedSinceIdle += 1;
      this.#set(id, { state: 'stored', progress: 1 });
    } catch (error) {
      this.#set(id, abort.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error });
    }
    this.#aborts.delete(id);
    this.#fill();
  }

  #set(id: number, change: Partial<QueuedFile>): void {
    this.#update(this.#files.map((queued) => (queued.id === id ? { ...queued, ...change } : queued)));
  }

  #update(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}

export function isOpen({ state }: QueuedFile): boolean {
  return state === 'waiting' || state === 'sending';
}
