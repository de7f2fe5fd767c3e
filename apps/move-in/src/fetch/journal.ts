import { createReadStream } from 'node:fs';
import { appendFile, mkdir, truncate } from 'node:fs/promises';
import path from 'node:path';

/**
 * A file to which lines of JSON are added one by one. A line that a kill cut short is cut off when the journal is opened again.
 */
export class Journal<Line> {
  readonly #file: string;
  #isThere = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Every whole line, in their order. */
  async *lines(): AsyncGenerator<Line> {
    let rest: Buffer = Buffer.alloc(0);
    let whole = 0;
    try {
      for await (const chunk of createReadStream(this.#file)) {
        let bytes = Buffer.concat([rest, chunk as Buffer]);
        for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
          yield JSON.parse(bytes.toString('utf8', 0, end)) as Line;
          whole += end + 1;
          bytes = bytes.subarray(end + 1);
        }
        rest = bytes;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    if (rest.length > 0) await truncate(this.#file, whole);
  }

  /** Adds a line. Read `lines` first. */
  async add(line: Line): Promise<void> {
    if (!this.#isThere) {
      await mkdir(path.dirname(this.#file), { recursive: true, mode: 0o700 });
      this.#isThere = true;
    }
    await appendFile(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }
}
