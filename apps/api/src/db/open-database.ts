import { PrismaClient } from '@faculty/prisma/client';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { ChangeFeed, listenOnServer } from './change-feed.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { setUtc } from './set-utc.ts';

export interface Database {
  prisma: PrismaClient;
  /** For raw SQL, where Prisma is too limited or too slow. */
  pool: pg.Pool;
  /** A client with separate connections for signing in and health checks, which work while calls are blocked by a locked table. */
  reserve: PrismaClient;
  /** The pool of `reserve`. */
  reservePool: pg.Pool;
  /** Notifications of changed tables; listens after `start`. */
  changes: ChangeFeed;
  /** Resolves when the embedded server has ended unexpectedly, and this process must end, too. Never resolves for another server. */
  ended: Promise<Error>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgresql://…`, or the data directory of an embedded server. */
  databaseUrl: string;
  /** Total number of connections, including the reserve. */
  databasePool: number;
  /** Embedded: uses the server of another process, if there is one. For command-line tools. */
  join?: boolean;
  /** Commits do not wait for the disk: for a command whose next run writes again what a crash of the server has lost. */
  asyncCommit?: boolean;
}

/** Connections reserved for signing in and health checks. */
const reservedConnections = 2;

/** Opens the database, and starts the embedded server if none is configured. */
export async function openDatabase({ databaseUrl, databasePool, join = false, asyncCommit = false }: DatabaseOptions): Promise<Database> {
  const embedded = isAddress(databaseUrl) ? null : await startEmbeddedPostgres(databaseUrl, { join });
  const address = embedded?.url ?? databaseUrl;
  const pool = openPool(address, databasePool - reservedConnections, asyncCommit);
  const reservePool = openPool(address, reservedConnections);
  const prisma = clientOf(pool);
  const reserve = clientOf(reservePool);
  const changes = new ChangeFeed(listenOnServer(address));
  return {
    prisma,
    pool,
    reserve,
    reservePool,
    changes,
    ended: embedded?.ended ?? new Promise(() => {}),
    close: async () => {
      await changes.close();
      await Promise.all([prisma.$disconnect(), reserve.$disconnect()]);
      await Promise.all([pool.end(), reservePool.end()]);
      await embedded?.close();
    },
  };
}

function clientOf(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
}

const isAddress = (url: string) => /^postgres(ql)?:\/\//.test(url);

function openPool(connectionString: string, max: number, asyncCommit = false): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    // awaited by the pool before the connection is used
    onConnect: async (client) => {
      await setUtc(client);
      if (asyncCommit) await client.query('SET synchronous_commit TO off');
    },
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
    // shorter than the connection timeout, so that calls blocked by a lock release their connections in time
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // lost connections are replaced; without a listener the error would end the process
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const names = new Map<string, string>();

/** A stable name per statement text, so that PostgreSQL caches the prepared statement; saves half of Prisma's time per call. */
export function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    // limit the memory of the server: further texts are unnamed
    if (names.size >= 500) return '';
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}
