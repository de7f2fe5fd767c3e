import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { PrismaClient } from '@faculty/prisma/client';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { Context, DeclaredRight, Person, Transaction } from '../crud/context.ts';
import type { Updater, Writer } from '../crud/handlers.ts';
import type { BinSource } from '../crud/recycle-bin.ts';
import type { ListSource } from '../lists/list.ts';
import type { Search } from '../lists/search.ts';
import type { Metrics } from '../metrics.ts';
import type { ReviewSource } from '../reviews/review.ts';
import type { Renamed } from '../search/collect-texts.ts';
import type { RecordTexts } from '../search/record-texts.ts';

/** Looks up the people of sessions, cached for a short time. */
export interface People {
  /** The person of a valid session; null when it has ended or expired, or the account is locked. */
  ofSession(session: string): Promise<Person | null>;
  /** The same, uncached, for changes inside their transaction: the session may have ended while a slow body was received. */
  asOfNow(session: string, db: Transaction): Promise<Person | null>;
  /** Invalidates the cache. Call it after a change of rights, accounts or sessions, so that it applies to the next call. */
  forget(): void;
}

/** Writes mail to the outbox in the caller's transaction and sends it afterwards. */
export interface Mailer {
  queue(db: Context['db'], mail: { to: string; subject: string; text: string }): Promise<void>;
  /** Sends the due mails; called after a commit and by a timer. */
  flush(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    /** Counters for Prometheus. */
    metrics: Metrics;
    db: PrismaClient;
    pool: pg.Pool;
    /** A separate connection pool, for signing in and health checks only. */
    reserve: PrismaClient;
    /** The pool of `reserve`, for raw SQL. */
    reservePool: pg.Pool;
    /** Notifies of changes in the database by any process. */
    changes: ChangeFeed;
    files: FileStore;
    people: People;
    /** Further keys accepted for session tokens, while `JWT_SECRET` is being changed. */
    acceptedKeys: string[];
    mailer: Mailer;
    /** Entity name → table of its binned records. */
    bins: Map<string, BinSource>;
    /** Entity name → functions that read and write its records. */
    writers: Map<string, Writer>;
    /** Entity name → its update call, with a context of its own. */
    updaters: Map<string, Updater>;
    /** Entity name → source of records under review. */
    reviewed: Map<string, ReviewSource>;
    /** Entity name → its list, for the global search. */
    searches: Map<string, Search>;
    /** Entity name → contract and source of its list, for what is public. */
    listSources: Map<string, { entity: AnyEntity; list: ListSource<never, never> }>;
    /** Entity name → texts of its records, where the search reads all their words. */
    texts: Map<string, RecordTexts>;
    /** Collects the words of records anew that have them from elsewhere, such as those with a renamed option. Call it after the commit. */
    recollectTexts(renamed: Renamed): void;
    /** Entity name → reader of a record and its owner by identifier; null when there is none. */
    records: Map<string, (id: string, ctx: Context) => Promise<{ row: object; owner: string } | null>>;
  }
  interface FastifyRequest {
    /** Null on public routes without a valid token; always set where a right or `signedIn` is declared. */
    person: Person | null;
  }
  /** Every route declares who may call it; a route without a declaration fails the start. */
  interface FastifyContextConfig {
    public?: true;
    /** An answer for other programs, without the headers of pages. */
    isPublicData?: true;
    signedIn?: true;
    right?: DeclaredRight;
    /** Any one of these admits a caller; the handler checks the one that its record needs. */
    anyRight?: readonly DeclaredRight[];
    /** Name of the entity the route belongs to, or of those that share it. */
    entity?: string | readonly string[];
    /** Excluded from the duration metrics, such as a long poll or a health check. */
    unmeasured?: true;
  }
}
