import { createHash, hash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type MoveInStep, type MoveInStepState, moveInSteps } from '@faculty/contracts/admin/move-in';

/** One answer as it was received. */
export interface RawAnswer {
  call: string;
  fetchedAt: string;
  /** The fetch that asked for it. */
  run: string;
  /** SHA-256 of the answer's text. */
  sha256: string;
  text: string;
}

/** A file of the legacy system, or why it is not there. */
export interface RawFile {
  address: string;
  run: string;
  /** Its content is `files/<sha256>`. Absent when it could not be fetched. */
  sha256?: string;
  bytes?: number;
  contentType?: string;
  /** Why it could not be fetched. */
  problem?: string;
}

/** One fetch, from its first call to its last. */
export interface Run {
  id: string;
  from: string;
  /** Base address of relative file addresses; ends with a slash. */
  filesBase: string;
  beganAt: string;
  endedAt?: string;
}

/** A process that runs a step. `start` tells it from a later one with the same number. */
export interface Runner {
  host: string;
  pid: number;
  start: string;
}

/** The folder of a move that names none. */
export const moveInFolder = (dataDirectory: string): string => path.join(dataDirectory, 'move-in');

/**
 * The folder that holds the answers of the legacy system:
 * `run.json`, `answers/<kind>/<id>.json`, `lists/<name>.json`, `addresses/<hash of the address>.json`, `files/<sha256>`, `steps/<step>.json`.
 * Every file is written under another name first, so that a killed fetch leaves no half file.
 */
export class RawStore {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  async run(): Promise<Run | null> {
    return this.#read<Run>('run.json');
  }

  async keepRun(run: Run): Promise<void> {
    await this.#write('run.json', run);
  }

  async list(name: string): Promise<RawAnswer | null> {
    return this.#read<RawAnswer>(path.join('lists', `${nameOf(name)}.json`));
  }

  async keepList(name: string, answer: Omit<RawAnswer, 'sha256' | 'fetchedAt'>): Promise<void> {
    await this.#write(path.join('lists', `${nameOf(name)}.json`), complete(answer));
  }

  async answer(kind: string, id: string): Promise<RawAnswer | null> {
    return this.#read<RawAnswer>(path.join('answers', kind, `${nameOf(id)}.json`));
  }

  async keepAnswer(kind: string, id: string, answer: Omit<RawAnswer, 'sha256' | 'fetchedAt'>): Promise<void> {
    await this.#write(path.join('answers', kind, `${nameOf(id)}.json`), complete(answer));
  }

  /** Records that the last apply could not write: `kind id` → code. */
  async refused(): Promise<Record<string, string>> {
    return (await this.#read<Record<string, string>>('refused.json')) ?? {};
  }

  async keepRefused(refused: Record<string, string>): Promise<void> {
    await this.#write('refused.json', refused);
  }

  /** What a step is doing, or did when it last ran. */
  async keepStep(step: MoveInStep, state: MoveInStepState, runner: Runner): Promise<void> {
    await this.#write(path.join('steps', `${step}.json`), { ...state, runner });
  }

  async steps(): Promise<(MoveInStepState & { runner?: Runner })[]> {
    type Kept = MoveInStepState & { runner?: Runner };
    const states = await Promise.all(moveInSteps.map((step) => this.#read<Kept>(path.join('steps', `${step}.json`))));
    return states.filter((state) => state !== null);
  }

  async file(address: string): Promise<RawFile | null> {
    return this.#read<RawFile>(path.join('addresses', `${hash('sha256', address)}.json`));
  }

  async keepFile(file: RawFile): Promise<void> {
    await this.#write(path.join('addresses', `${hash('sha256', file.address)}.json`), file);
  }

  /** Every file that a fetch asked for. */
  async *files(): AsyncGenerator<RawFile> {
    const folder = path.join(this.folder, 'addresses');
    for (const name of (await readdir(folder).catch(() => [])).filter((each) => each.endsWith('.json')).sort()) {
      const file = await this.#read<RawFile>(path.join('addresses', name));
      if (file) yield file;
    }
  }

  /** Path of a file's content. */
  contentPath(sha256: string): string {
    return path.join(this.folder, 'files', sha256);
  }

  /** Stores content once. @throws when it is longer than `maxBytes`, or is not as long as `expected` */
  async keepContent(
    body: AsyncIterable<Uint8Array>,
    maxBytes: number,
    expected: number | null,
  ): Promise<{ sha256: string; bytes: number }> {
    const partial = path.join(this.folder, 'files', `${randomUUID()}.partial`);
    await mkdir(path.dirname(partial), { recursive: true, mode: 0o700 });
    const digest = createHash('sha256');
    let bytes = 0;
    try {
      await pipeline(
        Readable.from(body),
        async function* (chunks: AsyncIterable<Uint8Array>) {
          for await (const chunk of chunks) {
            bytes += chunk.length;
            if (bytes > maxBytes) throw new Error('the file is too large');
            digest.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(partial, { mode: 0o600 }),
      );
      if (expected !== null && expected !== bytes) throw new Error(`${bytes} of ${expected} bytes were received`);
      const sha256 = digest.digest('hex');
      await rename(partial, this.contentPath(sha256));
      return { sha256, bytes };
    } finally {
      await rm(partial, { force: true });
    }
  }

  async #read<Content>(name: string): Promise<Content | null> {
    try {
      return JSON.parse(await readFile(path.join(this.folder, name), 'utf8')) as Content;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async #write(name: string, content: object): Promise<void> {
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const partial = `${file}.${randomUUID()}.partial`;
    await writeFile(partial, JSON.stringify(content), { mode: 0o600 });
    await rename(partial, file);
  }
}

const complete = (answer: Omit<RawAnswer, 'sha256' | 'fetchedAt'>): RawAnswer => ({
  ...answer,
  fetchedAt: new Date().toISOString(),
  sha256: hash('sha256', answer.text),
});

/** A file name for an identifier or a call: plain ones as they are, others by their hash. */
const nameOf = (text: string) => (/^[\w-]{1,80}$/.test(text) ? text : `h-${hash('sha256', text)}`);
