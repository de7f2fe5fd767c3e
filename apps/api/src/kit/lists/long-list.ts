import { Readable } from 'node:stream';
import type { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import type { Reader } from '../http/abort-on-disconnect.ts';
import { FairQueue } from '../jobs/fair-queue.ts';

/** Items per FETCH. */
export const itemsAtOnce = 500;
/** Read-ahead for slow readers: ten thousand items fit, so that most lists release their connection immediately. */
const readAheadBytes = 8_000_000;
const maxWaitMilliseconds = 20_000;

/** Streams lists of any length in bounded memory: read in batches from a cursor, with backpressure. */
export class LongLists {
  readonly #pool: pg.Pool;
  readonly #queue: FairQueue;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    // leave connections for other calls
    const atOnce = Math.max(1, Math.floor((pool.options.max ?? 1) / 3));
    this.#queue = new FairQueue({
      atOnce,
      runningOfOne: Math.max(1, atOnce - 1),
      // a sync program requests all lists at once
      waitingOfOne: 30,
      waiting: 300,
      waitMilliseconds: maxWaitMilliseconds,
      refusal: 'list_under_way',
    });
  }

  /**
   * Streams the comma-joined rows of a statement with one text column. An error after the first batch ends the stream early.
   * @throws ApiError `list_under_way` when this reader has too many waiting calls, `unavailable` when the queue is full; an error of the
   * first batch
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
    // on a disconnect before the first read the generator would not be closed otherwise
    stream.once('close', () => parts.return());
    return stream;
  }

  async *#parts({ user_name, gone }: Reader, { text, values }: Prisma.Sql): AsyncGenerator<string, void> {
    const leave = await this.#queue.acquire(user_name, gone);
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
