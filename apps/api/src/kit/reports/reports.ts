import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, type Worker } from 'node:worker_threads';
import type { ReportProgress } from '@faculty/contracts/kit/reports';
import type { FastifyBaseLogger } from 'fastify';
import type { Reader } from '../http/abort-on-disconnect.ts';
import { ApiError } from '../http/errors.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { startThread } from '../jobs/start-thread.ts';
import type { DocumentFormat, FromReport, ReportHead, ReportTable, TableHead, ToReport } from './messages.ts';

/** The longest report fits, so that a slow reader does not block a queue slot. */
const readAheadBytes = 8_000_000;
/** Maximum number of batches sent to the worker but not yet drawn. */
const batchesAhead = 2;

/** Input of the worker. */
interface Drawing {
  format: DocumentFormat;
  head: ReportHead;
  tables: AsyncIterable<ReportTable> | Iterable<ReportTable>;
  /** Called with the number of rows sent so far. */
  onRows: (rows: number) => void;
  /** Called when it is drawn, if no font has some of its characters. */
  onMissingGlyphs: (characters: readonly string[]) => void;
}

/** A worker thread that draws one report at a time. */
class ReportThread {
  readonly #worker: Worker;
  readonly #exit: Promise<void>;
  hasEnded = false;

  constructor() {
    this.#worker = startThread('report-worker', new URL('./report-worker.ts', import.meta.url));
    this.#exit = new Promise((gone) => {
      this.#worker.once('exit', () => {
        this.hasEnded = true;
        gone();
      });
    });
  }

  /** Draws a report. Destroying `bytes` stops it; `ended` resolves when the worker has finished or stopped. */
  draw({ format, head, tables, onRows, onMissingGlyphs }: Drawing): { bytes: Readable; ended: Promise<void> } {
    const { port1: port, port2 } = new MessageChannel();
    const send = (message: ToReport) => port.postMessage(message);
    let unreadChunks = 0;
    let pendingBatches = 0;
    let hasFinished = false;
    let wake = () => {};
    let end = () => {};
    const ended = new Promise<void>((done) => {
      end = () => {
        hasFinished = true;
        wake();
        port.close();
        done();
      };
    });

    const bytes = new Readable({
      highWaterMark: readAheadBytes,
      read() {
        for (; unreadChunks > 0; unreadChunks -= 1) send({ kind: 'read' });
      },
      destroy(error, done) {
        if (!hasFinished) send({ kind: 'stop' });
        wake();
        done(error);
      },
    });
    bytes.on('error', () => {}); // readers have their own listeners

    port.on('message', (message: FromReport) => {
      if (message.kind === 'bytes') {
        if (bytes.push(message.bytes)) send({ kind: 'read' });
        else unreadChunks += 1;
      } else if (message.kind === 'drawn') {
        pendingBatches -= 1;
        wake();
      } else {
        if (message.kind === 'done') {
          bytes.push(null);
          if (message.missingGlyphs.length > 0) onMissingGlyphs(message.missingGlyphs);
        }
        if (message.kind === 'failed') bytes.destroy(new Error(message.reason));
        end();
      }
    });
    void this.#exit.then(() => {
      if (!hasFinished) bytes.destroy(new Error('the report worker has ended'));
      end();
    });

    const feed = async () => {
      let rows = 0;
      for await (const table of tables) {
        // `rows` is an iterator, which cannot be posted
        const { rows: _, ...head } = table;
        send({ kind: 'table', table: head satisfies TableHead });
        for await (const batch of table.rows) {
          while (pendingBatches >= batchesAhead && !bytes.destroyed && !hasFinished) {
            await new Promise<void>((go) => {
              wake = go;
            });
          }
          if (bytes.destroyed || hasFinished) return;
          pendingBatches += 1;
          send({ kind: 'rows', rows: batch });
          rows += batch.length;
          onRows(rows);
        }
      }
      send({ kind: 'end' });
    };
    this.#worker.postMessage({ format, head, port: port2 }, [port2]);
    feed().catch((error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error))));
    return { bytes, ended };
  }

  /** Asks the worker to end after its current report, and waits for it. */
  async close(): Promise<void> {
    if (!this.hasEnded) this.#worker.postMessage('close');
    await this.#exit;
  }
}

/** Maximum number of reports drawn at once; the office's server has two cores. */
const atOnce = 2;
/** An idle worker is reused, because loading the fonts takes a second, and ended after this time to free its memory. */
const idleMilliseconds = 300_000;
const closingMilliseconds = 3_000;

/** A report that is ready to be drawn. */
interface Prepared extends Omit<Drawing, 'onRows' | 'onMissingGlyphs'> {
  /** Number of rows, for the progress. */
  total: number;
}

/** Queue, worker threads and progress of all reports of this process. */
export class Reports {
  readonly #queue = new FairQueue({ atOnce, waiting: 30, refusal: 'report_under_way' });
  readonly #idle: ReportThread[] = [];
  readonly #all = new Set<ReportThread>();
  readonly #running = new Map<string, { rows: number; total: number; bytes: Readable }>();
  #isClosing = false;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  /**
   * Waits in the queue, calls `prepare` and draws the report. Resolves with the first bytes, so that earlier errors are returned to the
   * caller. A disconnect cancels the work.
   * @throws ApiError `report_under_way` when the person has one report running and one waiting, `unavailable` when the queue is full; any
   * error of `prepare`
   */
  async draw({ user_name, gone }: Reader, prepare: () => Promise<Prepared>): Promise<Readable> {
    const leave = await this.#queue.acquire(user_name, gone);
    let prepared: Prepared;
    try {
      prepared = await prepare();
      if (this.#isClosing || gone.aborted) throw new ApiError('unavailable');
    } catch (error) {
      leave();
      throw error;
    }
    const { total, ...drawing } = prepared;
    const thread = this.#thread();
    const state = { rows: 0, total, bytes: undefined as unknown as Readable }; // assigned below
    const onRows = (rows: number) => {
      state.rows = rows;
    };
    const onMissingGlyphs = (characters: readonly string[]) =>
      this.#log.warn({ report: drawing.head.title, characters }, 'No font has these characters of a report: their codes are drawn instead');
    const { bytes, ended } = thread.draw({ ...drawing, onRows, onMissingGlyphs });
    state.bytes = bytes;
    this.#running.set(user_name, state);
    const stop = () => bytes.destroy();
    gone.addEventListener('abort', stop, { once: true });
    void ended.then(() => {
      gone.removeEventListener('abort', stop);
      this.#running.delete(user_name);
      if (thread.hasEnded) this.#all.delete(thread);
      else this.#makeIdle(thread);
      leave();
    });
    await firstBytes(bytes);
    return bytes;
  }

  progressOf(user_name: string): ReportProgress {
    const running = this.#running.get(user_name);
    const ahead = this.#queue.ahead(user_name);
    if (running) return { state: 'running', ahead: 0, rows: Math.min(running.rows, running.total), total: running.total };
    if (ahead !== null) return { state: 'waiting', ahead, rows: 0, total: 0 };
    return { state: 'none', ahead: 0, rows: 0, total: 0 };
  }

  /** Stops running reports and waits up to three seconds for the workers to end. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const { bytes } of this.#running.values()) bytes.destroy();
    const all = Promise.all([...this.#all].map((thread) => thread.close()));
    await Promise.race([all, wait(closingMilliseconds, undefined, { ref: false })]);
  }

  #thread(): ReportThread {
    const idle = this.#idle.pop();
    if (idle && !idle.hasEnded) return idle;
    const thread = new ReportThread();
    this.#all.add(thread);
    return thread;
  }

  #makeIdle(thread: ReportThread): void {
    this.#idle.push(thread);
    setTimeout(() => {
      const at = this.#idle.indexOf(thread);
      if (at === -1) return;
      this.#idle.splice(at, 1);
      this.#all.delete(thread);
      void thread.close();
    }, idleMilliseconds).unref();
  }
}

/** Waits for the first readable bytes or the end. @throws the stream's error */
async function firstBytes(bytes: Readable): Promise<void> {
  if (bytes.readableLength > 0 || bytes.readableEnded) return;
  const settled = new AbortController();
  const { signal } = settled;
  try {
    await Promise.race([
      once(bytes, 'readable', { signal }), // rejects on an error
      once(bytes, 'close', { signal }).then(() => {
        throw new ApiError('unavailable');
      }),
    ]);
  } finally {
    settled.abort();
  }
}
