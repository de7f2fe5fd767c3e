import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError } from '../folder/read-rows.ts';
import { writeWhole } from '../folder/write-rows.ts';

/** One fetch, from its first call to its last: what of it is done, so that it goes on after a kill. */
export interface Run {
  id: string;
  /** Kinds whose list is stored, and whether it named more records than came. */
  lists: Record<string, { whole: boolean }>;
  /** Kinds whose records and files are done. */
  done: string[];
}

/** What `move.json` and the run remember, kept together. */
export class RunState {
  readonly folder: MoveFolder;
  readonly run: Run;
  readonly #file: string;

  private constructor(folder: MoveFolder, run: Run) {
    this.folder = folder;
    this.run = run;
    this.#file = folder.at('state', 'run.json');
  }

  /** Goes on with the run that has not ended, or begins another. @throws MoveError for a folder of another system */
  static async open(folder: MoveFolder, source: { from: string; files: string; oldHosts: readonly string[] }): Promise<RunState> {
    const info = await folder.info();
    if (info.from !== undefined && info.from !== source.from)
      throw new MoveError(`${folder.path} holds the records of ${info.from}: choose another --folder`);
    const text = info.ended === undefined ? await readFile(folder.at('state', 'run.json'), 'utf8').catch(() => null) : null;
    const run: Run = text === null ? { id: randomUUID(), lists: {}, done: [] } : (JSON.parse(text) as Run);
    const { ended: _, ...rest } = info;
    const began = text === null || info.began === undefined ? new Date().toISOString() : info.began;
    const oldHosts = [...new Set([...(info.oldHosts ?? []), ...source.oldHosts])];
    const state = new RunState(folder, run);
    await state.keep();
    await folder.keepInfo({ ...rest, ...source, oldHosts, began, ...(text === null && { skipped: {} }) });
    return state;
  }

  async keep(): Promise<void> {
    await writeWhole(this.#file, [JSON.stringify(this.run)]);
  }

  /** A file of this run: those of another run are not read. */
  at(part: string, name: string): string {
    return this.folder.at('state', part, this.run.id, `${name}.jsonl`);
  }
}
