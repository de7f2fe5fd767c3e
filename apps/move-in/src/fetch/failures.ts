import type { MoveFolder } from '../folder/move-folder.ts';
import { writeWhole } from '../folder/write-rows.ts';
import { Journal } from './journal.ts';

/** Records and files that did not come: each stays on the list until it has come, in whatever run. */
export class Failures {
  readonly #journal: Journal<{ key: string; problem: string | null }>;
  readonly #problems = new Map<string, string>();
  readonly #folder: MoveFolder;

  private constructor(folder: MoveFolder) {
    this.#folder = folder;
    this.#journal = new Journal(folder.at('state', 'failed.jsonl'));
  }

  static async open(folder: MoveFolder): Promise<Failures> {
    const failures = new Failures(folder);
    for await (const { key, problem } of failures.#journal.lines()) {
      if (problem === null) failures.#problems.delete(key);
      else failures.#problems.set(key, problem);
    }
    return failures;
  }

  /** Names what did not come; null when it came. */
  async set(key: string, problem: string | null): Promise<void> {
    if (problem === null ? !this.#problems.delete(key) : this.#problems.get(key) === problem) return;
    if (problem !== null) this.#problems.set(key, problem);
    await this.#journal.add({ key, problem });
  }

  /** Writes `failed.txt` for people. @returns its lines */
  async write(): Promise<string[]> {
    const lines = [...this.#problems].map(([key, problem]) => `${key}: ${problem}`);
    await writeWhole(this.#folder.at('failed.txt'), [lines.map((line) => `${line}\n`).join('')]);
    return lines;
  }
}
