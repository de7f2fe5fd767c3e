import { Duplex } from 'node:stream';
import type { Engine } from './embedded-engine.ts';

// the server's first words: AuthenticationOk, ReadyForQuery(idle)
const hello = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Types of the wire protocol's messages that close a batch: Sync, Query, Flush, CopyData, CopyDone, CopyFail. */
const closesBatch = new Set([0x53, 0x51, 0x48, 0x64, 0x63, 0x66]);
const terminate = 0x58;

type Done = (error?: Error | null) => void;

/** The socket `pg` expects, answered by an embedded PGlite: no TCP, and the same driver as for a server. */
export class PGliteStream extends Duplex {
  readonly #engine: Engine;
  #started = false;
  #pending: Buffer = Buffer.alloc(0);

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  // the parts of net.Socket that pg calls
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}
  override _write(chunk: Buffer, _encoding: unknown, done: Done): void {
    this.#feed(chunk).then(() => done(), done);
  }
  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#feed(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }
  override _final(done: Done): void {
    this.push(null);
    done();
  }

  /** Passes on whole batches only: PGlite answers each call by itself and would lose an error between two halves. */
  async #feed(data: Buffer): Promise<void> {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, data]) : data;
    if (!this.#started && !(await this.#start())) return;
    let end = 0;
    let position = 0;
    while (position + 5 <= this.#pending.length) {
      const length = 1 + this.#pending.readInt32BE(position + 1);
      if (position + length > this.#pending.length) break;
      const type = this.#pending.readUInt8(position);
      if (type === terminate) {
        await this.#run(this.#pending.subarray(0, end));
        this.#pending = Buffer.alloc(0);
        this.push(null);
        return;
      }
      position += length;
      if (closesBatch.has(type)) end = position;
    }
    if (end === 0) return;
    const batch = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    await this.#run(batch);
  }

  /** Swallows the start-up message, which has no type byte, and begins a session as new as a server's. */
  async #start(): Promise<boolean> {
    if (this.#pending.length < 4) return false;
    const length = this.#pending.readInt32BE(0);
    if (this.#pending.length < length) return false;
    this.#pending = this.#pending.subarray(length);
    this.#started = true;
    // the pool replaces a connection whose query failed; PGlite has one session and would still know the old one's statements
    await this.#engine.run(query('ROLLBACK'));
    await this.#engine.run(query('DISCARD ALL'));
    this.push(hello);
    return true;
  }

  async #run(batch: Buffer): Promise<void> {
    if (batch.length === 0) return;
    const answer = await this.#engine.run(batch);
    if (answer.length > 0) this.push(Buffer.from(answer));
  }
}

/** A statement as a message of its own. */
function query(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
