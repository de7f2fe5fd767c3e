import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../db/change-feed.ts';

const maxBytes = 64_000_000;

export interface PublicAnswer {
  body: Buffer;
  type: string;
  etag: string;
  madeAt: Date;
  statusCode: number;
}
interface Entry {
  /** Version of the change feed before the first statement. */
  since: number;
  tables: Set<string>;
  answer: Promise<PublicAnswer>;
  bytes: number;
}

const reads = new AsyncLocalStorage<Set<string>>();

/** Tells the cache that the answer in the making depends on these tables. Every statement of a public answer is preceded by it. */
export function readsTables(tables: Iterable<string>): void {
  const store = reads.getStore();
  if (store) for (const table of tables) store.add(table);
}

/**
 * Finished public answers by address, at most 64 MB. An answer is valid until one of the tables that it has read (`readsTables`) changes, on any
 * instance (`ChangeFeed`), or a day begins in Bangkok, because records begin and end with a day (docs/decisions/0078). While the feed is
 * disconnected nothing is cached. Concurrent calls share one answer.
 */
export class AnswerCache {
  readonly #changes: ChangeFeed;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  /** `key` contains everything that the answer depends on besides the tables and the day. */
  of(key: string, make: () => Promise<{ body: string; type: string; statusCode?: number }>): Promise<PublicAnswer> {
    const dated = `${todayInBangkok()} ${key}`;
    const cached = this.#entries.get(dated);
    const version = cached && this.#changes.versionOf(cached.tables);
    if (cached && typeof version === 'number' && version <= cached.since) {
      this.#entries.delete(dated); // moves it behind the others: the first one is the oldest
      this.#entries.set(dated, cached);
      return cached.answer;
    }
    const since = this.#changes.now();
    const tables = new Set<string>();
    const answer = reads.run(tables, make).then(finished);
    if (since === null) return answer;
    this.#remove(dated);
    const entry: Entry = { since, tables, answer, bytes: 0 };
    this.#entries.set(dated, entry);
    answer.then(
      ({ body }) => this.#count(dated, entry, body.length + dated.length),
      () => this.#entries.get(dated) === entry && this.#remove(dated),
    );
    return answer;
  }

  #count(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
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

function finished({ body, type, statusCode = 200 }: { body: string; type: string; statusCode?: number }): PublicAnswer {
  const bytes = Buffer.from(body);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { body: bytes, type, etag, madeAt: new Date(), statusCode };
}

/** Sends a public answer with its validators, or 304 where the caller has it. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, etag, madeAt, statusCode }: PublicAnswer,
): FastifyReply {
  reply.headers({
    etag,
    'last-modified': madeAt.toUTCString(),
    'cache-control': statusCode === 200 ? 'public, max-age=60, stale-while-revalidate=600' : 'no-store',
  });
  if (statusCode === 200 && isKnown(request, etag, madeAt)) return reply.code(304).send();
  return reply.code(statusCode).type(type).send(body);
}

function isKnown({ headers }: FastifyRequest, etag: string, madeAt: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(madeAt.getTime() / 1000) * 1000 <= since;
}
