import { Readable } from 'node:stream';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { startThread } from '../jobs/start-thread.ts';
import type { DrawnKind, FromReport, ReportHead, ReportTable, TableHead, ToReport } from './messages.ts';

/** The longest report fits, so that a slow reader does not block a queue slot. */
const readAheadBytes = 8_000_000;
/** Maximum number of batches sent to the worker but not yet drawn. */
const batchesAhead = 2;

/** Input of the worker. */
export interface Drawing {
  format: DrawnKind;
  head: ReportHead;
  tables: AsyncIterable<ReportTable> | Iterable<ReportTable>;
  /** Called with the number of rows sent so far. */
  onRows: (rows: number) => void;
}

/** A worker thread that draws one report at a time. */
export class ReportThread {
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
  draw({ format, head, tables, onRows }: Drawing): { bytes: Readable; ended: Promise<void> } {
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
        if (message.kind === 'done') bytes.push(null);
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
