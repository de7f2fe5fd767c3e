import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

// AuthenticationOk, ParameterStatus client_encoding=UTF8 is not needed by pg; ReadyForQuery(idle)
const HELLO = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** The socket `pg` expects, answered by an in-process PGlite. */
export class PGliteStream extends Duplex {
  #started = false;
  #buf: Buffer = Buffer.alloc(0);
  constructor(private readonly db: PGlite) {
    super();
  }
  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  override _read() {}
  override _write(chunk: Buffer, _enc: unknown, done: (e?: Error | null) => void) {
    this.#feed(chunk).then(() => done(), done);
  }
  override _writev(chunks: { chunk: Buffer }[], done: (e?: Error | null) => void) {
    this.#feed(Buffer.concat(chunks.map((c) => c.chunk))).then(() => done(), done);
  }
  override _final(done: (e?: Error | null) => void) {
    this.push(null);
    done();
  }

  async #feed(data: Buffer) {
    this.#buf = this.#buf.length ? Buffer.concat([this.#buf, data]) : data;
    if (!this.#started) {
      if (this.#buf.length < 4 || this.#buf.length < this.#buf.readInt32BE(0)) return;
      this.#buf = this.#buf.subarray(this.#buf.readInt32BE(0));
      this.#started = true;
      this.push(HELLO);
    }
    // pass on whole batches only: up to the last Sync / Query / Terminate / copy message that is complete
    let end = 0,
      pos = 0;
    while (pos + 5 <= this.#buf.length) {
      const len = 1 + this.#buf.readInt32BE(pos + 1);
      if (pos + len > this.#buf.length) break;
      const type = this.#buf[pos];
      if (type === 0x58) {
        await this.#run(this.#buf.subarray(0, end));
        this.#buf = Buffer.alloc(0);
        this.push(null);
        return;
      }
      pos += len;
      if (type === 0x53 || type === 0x51 || type === 0x48 || type === 0x64 || type === 0x63 || type === 0x66) end = pos;
    }
    if (!end) return;
    const batch = this.#buf.subarray(0, end);
    this.#buf = this.#buf.subarray(end);
    await this.#run(batch);
  }
  async #run(batch: Buffer) {
    if (!batch.length) return;
    const out = await this.db.execProtocolRaw(batch);
    if (out.length) this.push(Buffer.from(out));
  }
}
