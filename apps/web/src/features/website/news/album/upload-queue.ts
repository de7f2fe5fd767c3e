export type QueueState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';

export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly state: QueueState;
  /** 0..1 while sending; 1 = completely sent, the server is storing it. */
  readonly progress: number;
  /** Error of the failed call; all files of the call share the same object. */
  readonly error: unknown;
}

interface QueueOptions {
  /** Sends files in one call that stores all or none; the promise rejects on error or abort. */
  send(files: readonly File[], signal: AbortSignal, onProgress: (sent: number) => void): Promise<void>;
  /** Index of the file that caused the error; null when it cannot be attributed to one file. */
  rejectedIndex(error: unknown): number | null;
  /** Size limit of one call in bytes; more is sent in several sequential calls. */
  maxBytes: number;
  /** Called when nothing is waiting or being sent; `stored` is the number of files stored since the previous call. */
  onIdle(stored: number): void;
}

/**
 * Upload queue, independent of React. Keeps the chosen order and sends as many files per call as the limit allows. The album lists
 * later uploads first, so the last files are sent first. A rejected or cancelled file does not stop the others.
 */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #listeners = new Set<() => void>();
  #files: readonly QueuedFile[] = [];
  #running: AbortController | null = null;
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

  /** Number of files that are waiting or being sent. */
  get remaining(): number {
    return this.#files.filter(isOpen).length;
  }

  /** Adds files and removes the stored and cancelled ones from the list. */
  add(files: readonly File[]): void {
    const added = files.map((file) => ({ id: this.#nextId++, file, state: 'waiting', progress: 0, error: null }) as const);
    this.#update([...this.#files.filter(({ state }) => state !== 'stored' && state !== 'cancelled'), ...added]);
    this.#fill();
  }

  /** Cancels a file; the others of its call are sent again. No effect on a file that is completely sent. */
  cancel(id: number): void {
    const queued = this.#files.find((each) => each.id === id);
    if (!queued || !isOpen(queued) || queued.progress === 1) return;
    this.#set([id], { state: 'cancelled' });
    if (queued.state === 'sending') this.#running?.abort();
    else this.#fill();
  }

  /** Retries a file and all files that failed with the same error, so that their order is preserved. */
  retry(id: number): void {
    const error = this.#files.find((queued) => queued.id === id)?.error ?? null;
    const again = this.#files.filter((queued) => queued.id === id || (error !== null && queued.error === error)).map((queued) => queued.id);
    this.#set(again, { state: 'waiting', progress: 0, error: null });
    this.#fill();
  }

  /** Removes all files that are not waiting or being sent. */
  clear(): void {
    this.#update(this.#files.filter(isOpen));
  }

  #fill(): void {
    if (this.#running) return;
    const batch = this.#nextBatch();
    if (batch.length > 0) void this.#send(batch);
    else if (this.#storedSinceIdle > 0) {
      const stored = this.#storedSinceIdle;
      this.#storedSinceIdle = 0;
      this.#options.onIdle(stored);
    }
  }

  /** The last waiting files, in order, up to the size limit of one call. */
  #nextBatch(): QueuedFile[] {
    const batch: QueuedFile[] = [];
    let bytes = 0;
    for (const queued of this.#files.filter(({ state }) => state === 'waiting').toReversed()) {
      bytes += queued.file.size;
      if (batch.length > 0 && bytes > this.#options.maxBytes) break;
      batch.unshift(queued);
    }
    return batch;
  }

  async #send(batch: readonly QueuedFile[]): Promise<void> {
    const abort = new AbortController();
    this.#running = abort;
    const ids = batch.map(({ id }) => id);
    this.#set(ids, { state: 'sending', progress: 0 });
    try {
      await this.#options.send(
        batch.map(({ file }) => file),
        abort.signal,
        (sent) => this.#spread(batch, sent),
      );
      this.#storedSinceIdle += batch.length;
      this.#set(ids, { state: 'stored', progress: 1 });
    } catch (error) {
      this.#recover(batch, error, abort.signal.aborted);
    }
    this.#running = null;
    this.#fill();
  }

  /** Handles a failed call, of which nothing was stored. After a cancellation, or when one file caused the error, the other files are
   * queued again; otherwise all files fail. */
  #recover(batch: readonly QueuedFile[], error: unknown, wasCancelled: boolean): void {
    const rejectedIndex = wasCancelled ? null : this.#options.rejectedIndex(error);
    const rejected = rejectedIndex === null ? undefined : batch[rejectedIndex];
    const ids = batch.filter(({ id }) => this.#files.some((queued) => queued.id === id && queued.state === 'sending')).map(({ id }) => id);
    if (wasCancelled || rejected) {
      this.#set(ids, { state: 'waiting', progress: 0 });
      if (rejected) this.#set([rejected.id], { state: 'failed', error });
    } else {
      // fail the waiting files too: stored first, they would be listed after these ones
      const waiting = this.#files.filter(({ state }) => state === 'waiting').map(({ id }) => id);
      this.#set([...ids, ...waiting], { state: 'failed', error });
    }
  }

  /** Distributes the progress of a call (0..1) over its files, which are sent sequentially. */
  #spread(batch: readonly QueuedFile[], sent: number): void {
    let rest = sent * batch.reduce((bytes, { file }) => bytes + file.size, 0);
    for (const { id, file } of batch) {
      this.#set([id], { progress: sent === 1 ? 1 : Math.min(0.99, Math.max(0, rest) / Math.max(1, file.size)) });
      rest -= file.size;
    }
  }

  #set(ids: readonly number[], change: Partial<QueuedFile>): void {
    this.#update(this.#files.map((queued) => (ids.includes(queued.id) ? { ...queued, ...change } : queued)));
  }

  #update(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a file is waiting or being sent. */
export function isOpen({ state }: QueuedFile): boolean {
  return state === 'waiting' || state === 'sending';
}
