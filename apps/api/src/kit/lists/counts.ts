import type { TableChanges } from '../../db/table-changes.ts';

const mostRemembered = 1_000;

interface Remembered {
  version: number;
  count: Promise<number>;
}

/** Counts each question once, until a table it reads changes; those who ask meanwhile wait for the same count. */
export class RememberedCounts {
  readonly #changes: TableChanges;
  readonly #counts = new Map<string, Remembered>();

  constructor(changes: TableChanges) {
    this.#changes = changes;
  }

  /** How many there are; `question` names all that decides it, and `count` finds out. */
  of(tables: readonly string[], question: string, count: () => Promise<number>): Promise<number> {
    // read before the count: one that began before a change is never taken for one after it
    const version = this.#changes.versionOf(tables);
    if (version === null) return count();
    const known = this.#counts.get(question);
    this.#counts.delete(question); // to the end of the row: the map's first key is then the oldest
    const remembered = known?.version === version ? known : { version, count: count() };
    this.#counts.set(question, remembered);
    const oldest = this.#counts.keys().next();
    if (this.#counts.size > mostRemembered && !oldest.done) this.#counts.delete(oldest.value);
    // a failed count is not an answer
    remembered.count.catch(() => {
      if (this.#counts.get(question) === remembered) this.#counts.delete(question);
    });
    return remembered.count;
  }
}
