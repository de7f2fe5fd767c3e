import type { ChangeFeed } from './change-feed.ts';

interface Entry<Answer> {
  version: number;
  answer: Promise<Answer>;
}

/** Caches query results until a table they depend on changes. Concurrent calls share one query. */
export class QueryCache<Answer> {
  readonly #changes: ChangeFeed;
  readonly #entries = new Map<string, Entry<Answer>>();
  readonly #maxEntries: number;

  constructor(changes: ChangeFeed, maxEntries = 1_000) {
    this.#changes = changes;
    this.#maxEntries = maxEntries;
  }

  /** The result of `find`, cached by `question`, which must contain everything that the result depends on besides the tables. */
  of(tables: readonly string[], question: string, find: () => Promise<Answer>): Promise<Answer> {
    // read the version before the query, so that a concurrent change invalidates the result
    const version = this.#changes.versionOf(tables);
    if (version === null) return find();
    const cached = this.#entries.get(question);
    this.#entries.delete(question); // moves the key to the end, so that the map's first key is the oldest
    const entry = cached?.version === version ? cached : { version, answer: find() };
    this.#entries.set(question, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#maxEntries && !oldest.done) this.#entries.delete(oldest.value);
    // do not cache errors
    entry.answer.catch(() => {
      if (this.#entries.get(question) === entry) this.#entries.delete(question);
    });
    return entry.answer;
  }
}
