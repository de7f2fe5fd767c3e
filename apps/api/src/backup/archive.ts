import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pack } from 'tar-stream';
import { z } from 'zod';

/** Grows with every change to what a backup holds that an older `restore` would not understand. */
export const format = 1;

/** The first entry: what the file is, before anything is read of it. */
export const aboutName = 'about.json';
export const about = z.object({
  product: z.literal('faculty-back-office'),
  format: z.number().int(),
  made_at: z.string(),
  /** Of the product that made it; not in backups of older versions. */
  version: z.string().default('unknown'),
  commit: z.string().default(''),
});
export type About = z.infer<typeof about>;

/** The last entry: without it the backup is not whole. */
export const manifestName = 'manifest.json';
export const manifest = z.object({
  /** Migrations applied to the database, in order. */
  migrations: z.array(z.string()),
  /** When the rows were read: after most of the files. Not in backups of older versions. */
  as_of: z.string().optional(),
  /** Rows of each table. */
  tables: z.record(z.string(), z.number().int()),
  /** The last value of each sequence. */
  sequences: z.record(z.string(), z.string()),
  files: z.number().int(),
  bytes: z.number(),
  /** Objects that records name and the store did not have; in backups of older versions the files that they belong to. */
  lost: z.array(z.string()),
  /** SHA-256 over names and contents of all entries before this one. */
  sum: z.string(),
});
export type Manifest = z.infer<typeof manifest>;

export const rowsFolder = 'database/';
export const filesFolder = 'files/';

/** The sum by which an archive is checked, entry by entry. */
export class ArchiveSum {
  readonly #hash = createHash('sha256');

  begin(name: string, bytes: number): void {
    this.#hash.update(`${name}\n${bytes}\n`);
  }
  add(content: Uint8Array): void {
    this.#hash.update(content);
  }
  end(): string {
    return this.#hash.digest('hex');
  }
}

/** Writes a backup's entries as a tar stream with backpressure: memory stays flat. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #sum = new ArchiveSum();
  readonly #written: Promise<void>;
  /** The error of the output stream, which is reported instead of its consequences. */
  #outputError: Error | undefined;

  constructor(output: Writable) {
    this.#written = this.#give(output);
    // reported by the call that ends the archive
    this.#written.catch(() => {});
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.addStream(name, content.length, [content]);
  }

  /** @throws Error when the content is not as long as announced, or the output stream has failed */
  async addStream(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    this.#sum.begin(name, size);
    await this.#entry(name, size, content, (chunk) => this.#sum.add(chunk)).catch((error: unknown) => {
      throw this.#outputError ?? error;
    });
  }

  /** Adds the manifest, which holds the sum of all that went before, and waits until everything is taken. */
  async end(content: Omit<Manifest, 'sum'>): Promise<void> {
    const whole: Manifest = { ...content, sum: this.#sum.end() };
    const bytes = Buffer.from(JSON.stringify(whole));
    await this.#entry(manifestName, bytes.length, [bytes], () => {});
    this.#pack.finalize();
    await this.#written;
  }

  abandon(): void {
    this.#pack.destroy(new Error('the backup was given up'));
  }

  #entry(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>, look: (chunk: Buffer) => void): Promise<void> {
    return new Promise((done, failed) => {
      // the library's own stream, which is a Writable to all that is used here
      const entry = this.#pack.entry({ name, size, mode: 0o600 }, (error) => (error ? failed(error) : done())) as unknown as Writable;
      entry.on('error', () => {});
      pour(content, entry, look).then(
        () => entry.end(),
        (error: Error) => entry.destroy(error),
      );
    });
  }

  async #give(output: Writable): Promise<void> {
    output.on('error', (error) => {
      this.#outputError ??= error;
      this.#pack.destroy(error);
    });
    try {
      await pour(this.#pack as AsyncIterable<Buffer>, output, () => {});
      await new Promise<void>((done, failed) => {
        output.once('error', failed);
        output.end(done);
      });
    } catch (error) {
      this.#pack.destroy(error as Error);
      output.destroy();
      throw this.#outputError ?? error;
    }
  }
}

async function pour(source: AsyncIterable<Buffer> | Iterable<Buffer>, target: Writable, look: (chunk: Buffer) => void): Promise<void> {
  for await (const chunk of source) {
    look(chunk);
    if (target.destroyed) throw new Error('whoever takes the backup has gone');
    if (!target.write(chunk)) await waitForDrain(target);
  }
}

function waitForDrain(target: Writable): Promise<void> {
  return new Promise((done, failed) => {
    const resume = () => {
      target.off('close', gone);
      done();
    };
    const gone = () => {
      target.off('drain', resume);
      failed(new Error('whoever takes the backup has gone'));
    };
    target.once('drain', resume);
    target.once('close', gone);
  });
}
