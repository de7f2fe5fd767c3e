import { Readable } from 'node:stream';
import type { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import type { Reader } from '../http/abort-on-disconnect.ts';
import { FairQueue } from '../jobs/fair-queue.ts';

/** So many items are fetched at a time. */
export const itemsAtOnce = 500;
/** So many bytes are read ahead of a slow reader: ten thousand items fit, so that most lists give their connection back at once. */
const readAheadBytes = 8_000_000;
const longestWaitMilliseconds = 20_000;

/** Sends lists of any length in little memory: read by a cursor as fast as the reader takes them, a few at a time. */
export class LongLists {
  readonly #pool: pg.Pool;
  readonly #queue: FairQueue;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    // others need connections too, and the next reader of long lists one of these
    const atOnce = Math.max(1, Math.floor((pool.options.max ?? 1) / 3));
    this.#queue = new FairQueue({
      atOnce,
      runningOfOne: Math.max(1, atOnce - 1),
      // a program that copies everything asks for all lists at once
      waitingOfOne: 30,
      waiting: 300,
      waitMilliseconds: longestWaitMilliseconds,
      refusal: 'list_under_way',
    });
  }

  /**
   * The rows of a statement of one text column, between commas. What fails before the first row is thrown; later the answer is cut off.
   * @throws ApiError `list_under_way` when too many of this reader wait, `unavailable` when too many of all do
   */
  async send({ user_name, gone }: Reader, statement: Prisma.Sql, opening: string, closing: string): Promise<Readable> {
    const parts = this.#parts({ user_name, gone }, statement);
    const first = await parts.next();
    async function* all() {
      yield opening;
      if (!first.done) yield first.value;
      for await (const part of parts) yield `,${part}`;
      yield closing;
    }
    const stream = Readable.from(all(), { objectMode: false, highWaterMark: readAheadBytes });
    // a reader that leaves before the first byte has begun nothing that would end by itself
    stream.once('close', () => parts.return());
    return stream;
  }

  async *#parts({ user_name, gone }: Reader, { text, values }: Prisma.Sql): AsyncGenerator<string, void> {
    const leave = await this.#queue.take(user_name, gone);
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
}
