import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploads lie while they arrive and are looked at; nothing in it outlives its call, save after a crash. */
export class Staging {
  readonly #directory: string;
  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * Gives the work a name for temporary files, and removes every file of that name (`name`, `name.…`) when the work ends, however it ends.
   */
  async use<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.#directory, { recursive: true });
    const name = randomUUID();
    const file = path.join(this.#directory, name);
    try {
      return await work(file);
    } finally {
      await Promise.all([file, ...derivedFiles(file)].map((made) => rm(made, { force: true })));
    }
  }

  /** Removes what a crash left behind. */
  async sweep(graceMilliseconds: number): Promise<void> {
    const names = await readdir(this.#directory).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#directory, name);
      const found = await stat(file).catch(() => null);
      if (found?.isFile() && Date.now() - found.mtimeMs > graceMilliseconds) await rm(file, { force: true });
    }
  }
}

/** What work on a staged file may make beside it. */
export const largeFile = (file: string) => `${file}.large`;
export const smallFile = (file: string) => `${file}.small`;
const derivedFiles = (file: string) => [largeFile(file), smallFile(file)];

/**
 * Streams an upload into a file. Beyond the limit nothing more is written, but the stream is read to its end: the sender
 * reads our answer only once the request has been taken. Answers the bytes written, or null when it was too long.
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
        // leaving the loop would destroy the stream and stop the parsing of the whole form, so a full disk is told at its end
        failure = error;
      }
    }
  } finally {
    await target.close();
  }
  if (failure !== null) throw failure;
  return bytes > limit ? null : bytes;
}
