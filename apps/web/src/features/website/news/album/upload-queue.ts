export type QueueState = 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';

export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly state: QueueState;
  /** 0..1 while it is sent; 1 = all of it is there and being stored. */
  readonly progress: number;
  /** Why it failed; files of one failed call share it. */
  readonly error: unknown;
}

interface QueueOptions {
  /** Sends files in one call, which stores all of them or none; rejects when it is refused or aborted. */
  send(files: readonly File[], signal: AbortSignal, onProgress: (sent: number) => void): Promise<void>;
  /** Which of a refused call's files is to blame; null when it is none in particular. */
  blamed(error: unknown): number | null;
  /** More than this is sent in several calls, one after the other. */
  mostBytes: number;
  /** Nothing is waiting or under way any more; `stored` were stored since the last time. */
  onIdle(stored: number): void;
}

/**
 * Sends files in the order they were chosen, as many in one call as may be. What is stored later stands before the rest,
 * so of several calls the one with the last files goes first. One file that is refused or cancelled stops no other. No React in it.
 */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #listeners = new Set<() => void>();
  #files: readonly QueuedFile[] = [];
  #underWay: AbortController | null = null;
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
    this.#update([...this.#files.filter(({ state }) => state !== 'stored' && state !== 'cancelled'), ...added]);
    this.#fill();
  }

  /** Takes one out; the others of its call are sent anew. What has arrived already cannot be called back. */
  cancel(id: number): void {
    const queued = this.#files.find((each) => each.id === id);
    if (!queued || !isOpen(queued) || queued.progress === 1) return;
    this.#set([id], { state: 'cancelled' });
    if (queued.state === 'sending') this.#underWay?.abort();
    else this.#fill();
  }

  /** Tries a file again, and with it all that failed for the same reason: so they keep their order. */
  retry(id: number): void {
    const error = this.#files.find((queued) => queued.id === id)?.error ?? null;
    const again = this.#files.filter((queued) => queued.id === id || (error !== null && queued.error === error)).map((queued) => queued.id);
    this.#set(again, { state: 'waiting', progress: 0, error: null });
    this.#fill();
  }

  /** Takes everything out that is not under way. */
  clear(): void {
    this.#update(this.#files.filter(isOpen));
  }

  #fill(): void {
    if (this.#underWay) return;
    const batch = this.#nextBatch();
    if (batch.length > 0) void this.#send(batch);
    else if (this.#storedSinceIdle > 0) {
      const stored = this.#storedSinceIdle;
      this.#storedSinceIdle = 0;
      this.#options.onIdle(stored);
    }
  }

  /** The last of the waiting files, in their order, as many as one call takes. */
  #nextBatch(): QueuedFile[] {
    const batch: QueuedFile[] = [];
    let bytes = 0;
    for (const queued of this.#files.filter(({ state }) => state === 'waiting').toReversed()) {
      bytes += queued.file.size;
      if (batch.length > 0 && bytes > this.#options.mostBytes) break;
      batch.unshift(queued);
    }
    return batch;
  }

  async #send(batch: readonly QueuedFile[]): Promise<void> {
    const abort = new AbortController();
    this.#underWay = abort;
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
    this.#underWay = null;
    this.#fill();
  }

  /** Nothing of the call was stored: what is not to blame is sent again, unless nothing would come of it. */
  #recover(batch: readonly QueuedFile[], error: unknown, wasCancelled: boolean): void {
    const blamed = wasCancelled ? null : this.#options.blamed(error);
    const culprit = blamed === null ? undefined : batch[blamed];
    const ids = batch.filter(({ id }) => this.#files.some((queued) => queued.id === id && queued.state === 'sending')).map(({ id }) => id);
    if (wasCancelled || culprit) {
      this.#set(ids, { state: 'waiting', progress: 0 });
      if (culprit) this.#set([culprit.id], { state: 'failed', error });
    } else {
      // those that wait would come to stand before these
      const waiting = this.#files.filter(({ state }) => state === 'waiting').map(({ id }) => id);
      this.#set([...ids, ...waiting], { state: 'failed', error });
    }
  }

  /** A call tells how much of it all was sent; the files go one after the other. */
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

/** Whether a file is still to be stored. */
export function isOpen({ state }: QueuedFile): boolean {
  return state === 'waiting' || state === 'sending';
}
