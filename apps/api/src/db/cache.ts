import type { ChangeFeed } from './change-feed.ts';

const mostCached = 1_000;

interface Known<Answer> {
  version: number;
  answer: Promise<Answer>;
}

/** Asks the database each question once, until a table it reads changes; those who ask meanwhile wait for the same answer. */
export class QueryCache<Answer> {
  readonly #changes: ChangeFeed;
  readonly #known = new Map<string, Known<Answer>>();

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  /** The answer; `question` names all that decides it, and `find` finds it out. */
  of(tables: readonly string[], question: string, find: () => Promise<Answer>): Promise<Answer> {
    // read before it is found out: an answer that began before a change is never taken for one after it
    const version = this.#changes.versionOf(tables);
    if (version === null) return find();
    const known = this.#known.get(question);
    this.#known.delete(question); // to the end of the row: the map's first key is then the oldest
    const remembered = known?.version === version ? known : { version, answer: find() };
    this.#known.set(question, remembered);
    const oldest = this.#known.keys().next();
    if (this.#known.size > mostCached && !oldest.done) this.#known.delete(oldest.value);
    // a failure is not an answer
    remembered.answer.catch(() => {
      if (this.#known.get(question) === remembered) this.#known.delete(question);
    });
    return remembered.answer;
  }
}
