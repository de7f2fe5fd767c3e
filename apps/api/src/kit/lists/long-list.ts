import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { createQueue } from '../../storage/queue.ts';
import { ApiError } from '../errors.ts';

/** So many items are fetched at a time. */
export const itemsAtOnce = 500;
/** So many bytes are read ahead of a slow reader: ten thousand items fit, so that most lists give their connection back at once. */
const readAheadBytes = 8_000_000;
const longestWaitMilliseconds = 20_000;

/** Sends lists of any length in little memory: read by a cursor as fast as the reader takes them, a few at a time. */
export class LongLists {
  readonly #pool: pg.Pool;
  readonly #queue;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    // others need connections too
    this.#queue = createQueue(Math.max(1, Math.floor((pool.options.max ?? 1) / 3)));
  }

  /**
   * The rows of a statement of one text column, between commas. What fails before the first row is thrown; later the answer is cut off.
   * @throws ApiError `unavailable` when too many long lists are under way; `reader` is who asks, for a fair turn
   */
  async send(reader: string, statement: Prisma.Sql, opening: string, closing: string): Promise<Readable> {
    const parts = this.#parts(reader, statement);
    const first = await parts.next();
    async function* all() {
      yield opening;
      if (!first.done) yield first.value;
      for await (const part of parts) yield `,${part}`;
      yield closing;
    }
    // the embedded database has one connection: nobody's reading may hold it
    const highWaterMark = this.#pool.options.max === 1 ? Number.MAX_SAFE_INTEGER : readAheadBytes;
    const stream = Readable.from(all(), { objectMode: false, highWaterMark });
    // a reader that leaves before the first byte has begun nothing that would end by itself
    stream.once('close', () => parts.return());
    return stream;
  }

  async *#parts(reader: string, { text, values }: Prisma.Sql): AsyncGenerator<string, void> {
    const leave = await this.#turn(reader);
    let client: pg.PoolClient | undefined;
    let broken = true;
    try {
      client = await this.#pool.connect();
      await client.query('BEGIN READ ONLY; SET LOCAL cursor_tuple_fraction = 1');
      await client.query({ text: `DECLARE list NO SCROLL CURSOR FOR ${text}`, values });
      for (;;) {
        const { rows } = await client.query<[string]>({ text: `FETCH ${itemsAtOnce} FROM list`, rowMode: 'array' });
        if (rows.length === 0) break;
        yield rows.join(',');
      }
    } finally {
      await client?.query('ROLLBACK').then(
        () => {
          broken = false;
        },
        () => {},
      );
      client?.release(broken);
      leave();
    }
  }

  /** Waits for a place; answers how to give it back. */
  async #turn(reader: string): Promise<() => void> {
    let leave = () => {};
    const left = new Promise<void>((done) => {
      leave = done;
    });
    const begun = new Promise<true>((begin) => {
      void this.#queue(reader, async () => {
        begin(true);
        await left;
      });
    });
    const waited = new AbortController();
    const inTime = await Promise.race([begun, wait(longestWaitMilliseconds, false, { signal: waited.signal, ref: false })]);
    waited.abort();
    if (inTime) return leave;
    leave();
    throw new ApiError('unavailable');
  }
}
