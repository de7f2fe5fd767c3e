import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A directory for uploads while they are received and checked. Its files are removed with their call, or by `sweep` after a crash. */
export class Staging {
  readonly #directory: string;
  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Calls `work` with a path for temporary files, and removes the file and its derived files afterwards, also after an error.
   */
  async use<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.#directory, { recursive: true });
    const name = randomUUID();
    const file = path.join(this.#directory, name);
    try {
      return await work(file);
    } finally {
      await Promise.all([file, ...derivedFiles(file)].map((temporary) => rm(temporary, { force: true })));
    }
  }

  /** Removes old files, left by a crash. */
  async sweep(graceMilliseconds: number, now: Date): Promise<void> {
    const names = await readdir(this.#directory).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#directory, name);
      const found = await stat(file).catch(() => null);
      if (found?.isFile() && now.getTime() - found.mtimeMs > graceMilliseconds) await rm(file, { force: true });
    }
  }
}

/** Paths of the files derived from a staged file. */
export const largeFile = (file: string) => `${file}.large`;
export const smallFile = (file: string) => `${file}.small`;
const derivedFiles = (file: string) => [largeFile(file), smallFile(file)];

/**
 * Streams an upload into a file. Above the limit nothing more is written, but the stream is still read to its end, because clients read
 * the answer only after sending the request. Returns the number of bytes, or null above the limit.
 */
export async function receive(content: Readable, file: string, limit: number): Promise<number | null> {
  const target = await open(file, 'wx', 0o600);
  let bytes = 0;
  let failure: unknown = null;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (failure !== null || bytes > limit) continue;
      try {
        await target.appendFile(chunk);
      } catch (error) {
        // leaving the loop would destroy the stream and stop the parsing of the form, so the error is thrown at the end
        failure = error;
      }
    }
  } finally {
    await target.close();
  }
  if (failure !== null) throw failure;
  return bytes > limit ? null : bytes;
}
