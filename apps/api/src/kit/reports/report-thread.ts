import { Readable } from 'node:stream';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { startThread } from '../jobs/start-thread.ts';
import type { DrawnKind, FromReport, ReportHead, ReportTable, TableHead, ToReport } from './messages.ts';

/** A whole report of the longest kind fits, so that a slow reader keeps no turn. */
const readAheadBytes = 8_000_000;
/** Batches of rows on their way to the thread. */
const batchesAhead = 2;

/** What a thread draws. */
export interface Drawing {
  format: DrawnKind;
  head: ReportHead;
  tables: AsyncIterable<ReportTable> | Iterable<ReportTable>;
  /** Hears how many rows were drawn. */
  onRows: (rows: number) => void;
}

/** A thread that draws reports, one after the other. */
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

  /** Draws a report. Destroying `bytes` stops it; `ended` tells when nothing of it is left, however it ended. */
  draw({ format, head, tables, onRows }: Drawing): { bytes: Readable; ended: Promise<void> } {
    const { port1: port, port2 } = new MessageChannel();
    const say = (message: ToReport) => port.postMessage(message);
    let owed = 0;
    let underWay = 0;
    let isOver = false;
    let wake = () => {};
    let end = () => {};
    const ended = new Promise<void>((done) => {
      end = () => {
        isOver = true;
        wake();
        port.close();
        done();
      };
    });

    const bytes = new Readable({
      highWaterMark: readAheadBytes,
      read() {
        for (; owed > 0; owed -= 1) say({ kind: 'read' });
      },
      destroy(error, done) {
        if (!isOver) say({ kind: 'stop' });
        wake();
        done(error);
      },
    });
    bytes.on('error', () => {}); // who reads it hears it too

    port.on('message', (message: FromReport) => {
      if (message.kind === 'bytes') {
        if (bytes.push(message.bytes)) say({ kind: 'read' });
        else owed += 1;
      } else if (message.kind === 'drawn') {
        underWay -= 1;
        wake();
      } else {
        if (message.kind === 'done') bytes.push(null);
        if (message.kind === 'failed') bytes.destroy(new Error(message.reason));
        end();
      }
    });
    void this.#exit.then(() => {
      if (!isOver) bytes.destroy(new Error('the thread of reports is gone'));
      end();
    });

    const feed = async () => {
      let rows = 0;
      for await (const table of tables) {
        // what the table's rows are read with stays here
        const { rows: _, ...head } = table;
        say({ kind: 'table', table: head satisfies TableHead });
        for await (const batch of table.rows) {
          while (underWay >= batchesAhead && !bytes.destroyed && !isOver) {
            await new Promise<void>((go) => {
              wake = go;
            });
          }
          if (bytes.destroyed || isOver) return;
          underWay += 1;
          say({ kind: 'rows', rows: batch });
          rows += batch.length;
          onRows(rows);
        }
      }
      say({ kind: 'end' });
    };
    this.#worker.postMessage({ format, head, port: port2 }, [port2]);
    feed().catch((error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error))));
    return { bytes, ended };
  }

  /** Lets the thread end by itself, when what it draws has stopped. */
  async close(): Promise<void> {
    if (!this.hasEnded) this.#worker.postMessage('close');
    await this.#exit;
  }
}
