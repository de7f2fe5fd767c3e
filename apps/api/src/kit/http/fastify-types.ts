import type { PrismaClient } from '@faculty/prisma/client';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { Context, DeclaredRight, Person, Transaction } from '../crud/context.ts';
import type { BinSource } from '../crud/recycle-bin.ts';
import type { Search } from '../lists/search.ts';
import type { ReviewSource } from '../reviews/review.ts';

/** Who is behind a session token, remembered for a moment. */
export interface People {
  /** The person of a live session, or null: ended, expired, locked out. */
  ofSession(session: string): Promise<Person | null>;
  /** The same, not remembered: asked by every change inside its transaction, since a slow body may have outlived the right to send it. */
  asOfNow(session: string, db: Transaction): Promise<Person | null>;
  /** Call after anything that changes what a person may do or whether they are let in: it takes effect on their next call. */
  forget(): void;
}

/** Mail is written to the outbox inside the caller's transaction and sent afterwards. */
export interface Mailer {
  queue(db: Context['db'], mail: { to: string; subject: string; text: string }): Promise<void>;
  /** Sends what is due; called after a commit and by a timer. */
  flush(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: PrismaClient;
    pool: pg.Pool;
    /** `db` over connections of its own, for signing in and health alone. */
    reserve: PrismaClient;
    /** Its connections, for statements that say themselves in SQL. */
    reservePool: pg.Pool;
    /** What was changed in the database, by whichever process. */
    changes: ChangeFeed;
    files: FileStore;
    people: People;
    /** Keys that session tokens may be signed with beside ours, while `JWT_SECRET` is changed. */
    acceptedKeys: string[];
    mailer: Mailer;
    /** By name of the entity: where its deleted records come from and go back to. */
    bins: Map<string, BinSource>;
    /** By name of the entity: where the records are that reviewers decide on. */
    reviewed: Map<string, ReviewSource>;
    /** By name of the entity: its list, for the search in everything. */
    searches: Map<string, Search>;
    /** By name of the entity: a record as it is now, and whose; null when there is none of this identifier. */
    records: Map<string, (id: string, ctx: Context) => Promise<{ row: object; owner: string } | null>>;
  }
  interface FastifyRequest {
    /** Null on public routes without a (valid) token; always set where a right or `signedIn` is declared. */
    person: Person | null;
  }
  /** Every route says who may call it; one that says nothing stops the boot. */
  interface FastifyContextConfig {
    public?: true;
    signedIn?: true;
    right?: DeclaredRight;
    /** Any one of these lets a caller in; the handler asks for the one that its record needs. */
    anyRight?: readonly DeclaredRight[];
    /** Name of the entity the route belongs to, or of those that share it. */
    entity?: string | readonly string[];
    /** Its duration says nothing about the server: a call that waits for a change, a health check. */
    unmeasured?: true;
  }
}
