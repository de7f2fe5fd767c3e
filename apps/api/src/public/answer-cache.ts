import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../db/change-feed.ts';
import { networkOf } from '../kit/http/network.ts';
import { FairQueue } from '../kit/jobs/fair-queue.ts';
import { lruMap } from '../kit/jobs/lru-map.ts';

const maxBytes = 64_000_000;
const maxAddresses = 5_000;
/** Longer ones are nobody's: they would fill the memory by their length. */
const maxAddressLength = 1_000;
/** What an entry takes besides its body: without it, a million empty answers would fit. */
const entryBytes = 1_500;
const dayMilliseconds = 86_400_000;
/** Smaller answers are not worth compressing. */
const thresholdBytes = 1_000;
const compress = promisify(gzip);

export interface PublicAnswer {
  body: Buffer;
  /** The body compressed, once for all callers, from the first caller on who takes it. */
  gzipped: Promise<Buffer> | null;
  type: string;
  etag: string;
  statusCode: number;
}
interface Entry {
  /** Version of the change feed before the first statement. */
  since: number;
  /** End of the day in Bangkok. */
  until: number;
  tables: Set<string>;
  answer: Promise<PublicAnswer>;
  /** The answer, once it is there. */
  made: PublicAnswer | null;
  bytes: number;
}

const reads = new AsyncLocalStorage<Set<string>>();

/** Tells the cache that the answer in the making depends on these tables. Every statement of a public answer is preceded by it. */
export function readsTables(tables: Iterable<string>): void {
  const store = reads.getStore();
  if (store) for (const table of tables) store.add(table);
}

let collecting = 0;

/**
 * Adds the tables that `make` reads to a set. Up to Node 22 a store that was used once slows down every asynchronous call of the process, by
 * a tenth of a cached answer: it is off while no answer is in the making.
 */
async function withTablesIn<Answer>(tables: Set<string>, make: () => Promise<Answer>): Promise<Answer> {
  collecting += 1;
  try {
    return await reads.run(tables, make);
  } finally {
    collecting -= 1;
    if (collecting === 0) reads.disable();
  }
}

/**
 * Finished public answers by address, at most 64 MB. An answer is valid until one of the tables that it has read (`readsTables`) changes, on any
 * instance (`ChangeFeed`), or a day begins in Bangkok, because records begin and end with a day (docs/decisions/0041). While the feed is
 * disconnected nothing is cached. Concurrent calls share one answer.
 */
export class AnswerCache {
  readonly #changes: ChangeFeed;
  readonly #entries = new Map<string, Entry>();
  /** Keys by the addresses that were asked, which many spellings share. */
  readonly #keys = lruMap<string>(maxAddresses);
  #bytes = 0;
  /**
   * Answers that are made at once: whoever asks for slow ones must not take the connections of the staff. One address or network alone
   * leaves room for others, and may stand for many readers.
   */
  readonly #making = new FairQueue({
    atOnce: 4,
    runningOfOne: 3,
    waitingOfOne: 100,
    waiting: 500,
    waitMilliseconds: 10_000,
    refusal: 'rate_limited',
  });

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  /** The answer to an address that was asked before, without looking at its query again. */
  known(address: string): PublicAnswer | null {
    const key = this.#keys.get(address);
    return key === undefined ? null : (this.#fresh(key)?.made ?? null);
  }

  /**
   * @param key everything that the answer depends on besides the tables and the day
   * @param address as it was asked, for `known`
   * @param asker the caller's address; a few answers are made at once
   * @throws ApiError `rate_limited` or `unavailable` when too many answers wait to be made
   */
  of(
    key: string,
    address: string,
    asker: string,
    make: () => Promise<{ body: string; type: string; statusCode?: number }>,
  ): Promise<PublicAnswer> {
    if (address.length <= maxAddressLength) this.#keys.set(address, key);
    const cached = this.#fresh(key);
    if (cached) return cached.answer;
    const tables = new Set<string>();
    const since = this.#changes.now();
    const answer = this.#making
      .run(networkOf(asker), () => {
        // it may have waited
        Object.assign(entry, { since: this.#changes.now() ?? Number.NEGATIVE_INFINITY, until: endOfToday() });
        return withTablesIn(tables, make);
      })
      .then(finished);
    const entry: Entry = { since: since ?? Number.NEGATIVE_INFINITY, until: endOfToday(), tables, answer, made: null, bytes: 0 };
    if (since === null) return answer;
    this.#remove(key);
    this.#entries.set(key, entry);
    answer.then(
      (made) => this.#keep(key, entry, made),
      () => this.#entries.get(key) === entry && this.#remove(key),
    );
    return answer;
  }

  #fresh(key: string): Entry | null {
    const entry = this.#entries.get(key);
    if (!entry || Date.now() >= entry.until) return null;
    const version = this.#changes.versionOf(entry.tables);
    if (version === null || version > entry.since) return null;
    this.#entries.delete(key); // moves it behind the others: the first one is the oldest
    this.#entries.set(key, entry);
    return entry;
  }

  #keep(key: string, entry: Entry, made: PublicAnswer): void {
    if (this.#entries.get(key) !== entry) return;
    entry.made = made;
    // compressed, a page takes a quarter more
    entry.bytes = made.body.length * 1.25 + key.length + entryBytes;
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

const endOfToday = () => Date.parse(`${todayInBangkok()}T00:00:00+07:00`) + dayMilliseconds;

/** An answer with its validator. */
function finished({ body, type, statusCode = 200 }: { body: string; type: string; statusCode?: number }): PublicAnswer {
  const bytes = Buffer.from(body);
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  return { body: bytes, gzipped: null, type, etag, statusCode };
}

/** How long programs keep an answer of the public API. */
const keptByPrograms = 'public, max-age=60, stale-while-revalidate=600';

/**
 * Sends a public answer with its validator, or 304 where the caller has it. The time of the last change would be none: it has seconds, and an
 * answer may change twice within one.
 */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer, caching = keptByPrograms): FastifyReply {
  const { body, type, etag, statusCode } = answer;
  reply.header('etag', etag);
  reply.header('cache-control', statusCode === 200 ? caching : 'no-store');
  reply.header('vary', 'accept-encoding');
  if (statusCode === 200 && isKnown(request, etag)) return reply.code(304).send();
  reply.code(statusCode).type(type);
  if (body.length < thresholdBytes || !takesGzip.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
  answer.gzipped ??= compress(body);
  answer.gzipped.then(
    (gzipped) => reply.header('content-encoding', 'gzip').send(gzipped),
    (error) => reply.send(error),
  );
  return reply;
}

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const given = headers['if-none-match'];
  return given === etag || given?.split(',').some((tag) => tag.trim() === etag) === true;
}
