import { Writable } from 'node:stream';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Cell } from '@faculty/contracts/kit/reports';
import type { CardLayout } from './cards/card-places.ts';
import {
  type BeginReport,
  chunksAhead,
  type DrawnKind,
  type FromReport,
  type ReportHead,
  type TableHead,
  type ToReport,
} from './messages.ts';
import type { ReportSource } from './report-source.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold, nor any font draw
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** Draws one report after the other, each over a port of its own. It is asked to stop and ends by itself: a thread killed while it compresses takes the server along. */
class Stopped extends Error {}

const host = parentPort as MessagePort; // this file is only ever a thread
host.on('message', (begin: BeginReport | 'close') => {
  if (begin === 'close') host.close();
  else void draw(begin);
});

type Write = (head: ReportHead, source: ReportSource, to: Writable) => Promise<void>;
const cards = (layout: CardLayout) => async (): Promise<Write> => {
  const { writeCards } = await import('./cards/write-cards.ts');
  return (head, source, to) => writeCards(head, source, to, layout);
};

/** Loaded when they are first asked for: each brings a library. */
const writers: Record<DrawnKind, () => Promise<Write>> = {
  xlsx: async () => (await import('./xlsx-report.ts')).writeXlsx,
  pdf: async () => (await import('./pdf/pdf-report.ts')).writePdf,
  'card-sheets': cards('sheet'),
  'single-cards': cards('card'),
};

async function draw({ format, head, port }: BeginReport): Promise<void> {
  const conversation = new Conversation(port);
  const tell = (message: FromReport) => port.postMessage(message);
  try {
    const write = await writers[format]();
    const writing = write(printable(head), conversation.source, conversation.sink);
    writing.catch(() => {}); // told below, unless it was stopped before
    // a workbook whose reader has gone waits for ever for its last bytes to be taken
    await Promise.race([writing, conversation.stopped]);
    await conversation.flushed();
    tell({ kind: 'done' });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tell(conversation.isStopped ? { kind: 'stopped' } : { kind: 'failed', reason });
  }
  conversation.sink.destroy();
  port.close();
}

/** What the server sends is read at the pace of drawing, and what is drawn goes out at the pace of the reader. */
class Conversation {
  readonly #port: MessagePort;
  readonly #inbox: ToReport[] = [];
  #wake: (() => void) | undefined;
  #credit = chunksAhead;
  #mayWrite: (() => void) | undefined;
  #stop = () => {};
  isStopped = false;
  readonly stopped = new Promise<void>((stop) => {
    this.#stop = stop;
  });

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (message: ToReport) => {
      if (message.kind === 'read') {
        this.#credit += 1;
        this.#mayWrite?.();
      } else if (message.kind === 'stop') {
        this.isStopped = true;
        this.#stop();
        this.sink.destroy();
        this.#mayWrite?.();
        this.#wake?.();
      } else {
        this.#inbox.push(message);
        this.#wake?.();
      }
    });
    // what a library still writes after the end goes nowhere
    this.sink.on('error', () => {});
  }

  readonly sink: Writable = new Writable({
    highWaterMark: 256 * 1024,
    write: (chunk: Buffer, _encoding, done) => {
      void this.#send(chunk).then(() => done());
    },
  });

  async #send(chunk: Buffer): Promise<void> {
    while (this.#credit <= 0 && !this.isStopped) {
      await new Promise<void>((go) => {
        this.#mayWrite = go;
      });
    }
    if (this.isStopped) return;
    this.#credit -= 1;
    const bytes = new Uint8Array(chunk);
    this.#port.postMessage({ kind: 'bytes', bytes } satisfies FromReport, [bytes.buffer]);
  }

  /** Everything that was written has left. */
  async flushed(): Promise<void> {
    if (this.isStopped) throw new Stopped();
    if (this.sink.writableFinished) return;
    // whoever writes ends it, some time after the last row
    await new Promise<void>((go) => {
      this.sink.once('close', go);
    });
    if (!this.sink.writableFinished) throw new Stopped();
  }

  readonly source: ReportSource = { tables: () => this.#tables() };

  async *#tables(): AsyncGenerator<{ head: TableHead; rows: AsyncIterable<Cell[]> }> {
    for (;;) {
      const message = await this.#next();
      if (message.kind !== 'table') return;
      yield { head: printable(message.table), rows: this.#rows() };
    }
  }

  async *#rows(): AsyncGenerator<Cell[]> {
    for (;;) {
      const message = await this.#next();
      if (message.kind !== 'rows') {
        this.#inbox.unshift(message); // the next table, or the end
        return;
      }
      for (const row of message.rows) {
        if (this.isStopped) throw new Stopped();
        yield row.map(printable);
      }
      this.#port.postMessage({ kind: 'drawn' } satisfies FromReport);
    }
  }

  async #next(): Promise<ToReport> {
    for (;;) {
      if (this.isStopped) throw new Stopped();
      const message = this.#inbox.shift();
      if (message) return message;
      await new Promise<void>((go) => {
        this.#wake = go;
      });
    }
  }
}

/** A text, or all texts of a plain value, without the characters that would make a workbook unreadable: older records may hold some. */
function printable<Value>(value: Value): Value {
  // `as`: each part stays of its type
  if (typeof value === 'string') return value.replace(unprintable, '') as Value;
  if (Array.isArray(value)) return value.map(printable) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printable(part)])) as Value;
}
