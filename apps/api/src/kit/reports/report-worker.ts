import { Writable } from 'node:stream';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Cell } from '@faculty/contracts/kit/reports';
import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import type { CardLayout } from './cards/write-cards.ts';
import type { DocumentFormat, FromReport, ReportHead, TableHead, ToReport } from './messages.ts';
import type { ReportSource } from './report-source.ts';

/** Maximum number of chunks sent but not yet consumed. */
const chunksAhead = 8;

/** First message to the worker for each report, with the port for the further ones. */
interface BeginReport {
  format: DocumentFormat;
  head: ReportHead;
  port: MessagePort;
}

/** Thrown when the server stops a report. The worker is never terminated: doing so during compression crashes the process. */
class Stopped extends Error {}

const host = parentPort as MessagePort;
host.on('message', (message: BeginReport | 'close') => {
  if (message === 'close') host.close();
  else void draw(message);
});

/** Resolves with the characters that no font has. */
type Write = (head: ReportHead, source: ReportSource, to: Writable) => Promise<readonly string[]>;
const cards = (layout: CardLayout) => async (): Promise<Write> => {
  const { writeCards } = await import('./cards/write-cards.ts');
  return (head, source, to) => writeCards(head, source, to, layout);
};

/** Lazily imported, because each loads a large library. */
const writers: Record<DocumentFormat, () => Promise<Write>> = {
  xlsx: async () => {
    const { writeXlsx } = await import('./xlsx-report.ts');
    return (head, source, to) => writeXlsx(head, source, to).then(() => []);
  },
  pdf: async () => (await import('./pdf/pdf-report.ts')).writePdf,
  'card-sheets': cards('sheet'),
  'single-cards': cards('card'),
  'text-docx': async () => {
    const { writeTextDocx } = await import('./text/text-docx.ts');
    return (head, source, to) => writeTextDocx(head, source, to).then(() => []);
  },
  'text-pdf': async () => (await import('./text/text-pdf.ts')).writeTextPdf,
};

async function draw({ format, head, port }: BeginReport): Promise<void> {
  const channel = new ReportChannel(port);
  const send = (message: FromReport) => port.postMessage(message);
  try {
    const write = await writers[format]();
    const writing = write(printable(head), channel.source, channel.sink);
    writing.catch(() => {}); // handled below, unless the report was stopped first
    // after a disconnect the workbook writer never resolves
    const missingGlyphs = await Promise.race([writing, channel.stopped]);
    await channel.flushed();
    send({ kind: 'done', missingGlyphs: missingGlyphs ?? [] });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send(channel.isStopped ? { kind: 'stopped' } : { kind: 'failed', reason });
  }
  channel.sink.destroy();
  port.close();
}

/** The worker's side of the port, with backpressure in both directions. */
class ReportChannel {
  readonly #port: MessagePort;
  readonly #inbox: ToReport[] = [];
  #onMessage: (() => void) | undefined;
  #credit = chunksAhead;
  #onCredit: (() => void) | undefined;
  #resolveStopped = () => {};
  isStopped = false;
  readonly stopped = new Promise<void>((stop) => {
    this.#resolveStopped = stop;
  });

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (message: ToReport) => {
      if (message.kind === 'read') {
        this.#credit += 1;
        this.#onCredit?.();
      } else if (message.kind === 'stop') {
        this.isStopped = true;
        this.#resolveStopped();
        this.sink.destroy();
        this.#onCredit?.();
        this.#onMessage?.();
      } else {
        this.#inbox.push(message);
        this.#onMessage?.();
      }
    });
    // ignore writes of a library after the end
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
        this.#onCredit = go;
      });
    }
    if (this.isStopped) return;
    this.#credit -= 1;
    const bytes = new Uint8Array(chunk);
    this.#port.postMessage({ kind: 'bytes', bytes } satisfies FromReport, [bytes.buffer]);
  }

  /** Resolves when all output was posted. @throws Stopped */
  async flushed(): Promise<void> {
    if (this.isStopped) throw new Stopped();
    if (this.sink.writableFinished) return;
    // the writer ends the sink some time after the last row
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
        this.#onMessage = go;
      });
    }
  }
}

/** Removes, in a text or all texts of a plain value, the characters that would corrupt a workbook; older records may have some. */
function printable<Value>(value: Value): Value {
  // `as`: types do not change
  if (typeof value === 'string') return withoutForbidden(value) as Value;
  if (Array.isArray(value)) return value.map(printable) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printable(part)])) as Value;
}
