import { PrismaClient } from '@faculty/prisma/client';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { ChangeFeed, listenOnServer } from './change-feed.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

export interface Database {
  prisma: PrismaClient;
  /** For statements Prisma cannot say, or says too slowly. */
  pool: pg.Pool;
  /** Connections of its own for signing in and health, so that calls stuck on a locked table take neither along. */
  reserve: PrismaClient;
  /** The reserve's connections. */
  reservePool: pg.Pool;
  /** What is changed in the database, by whichever process; begins to listen when it is started. */
  changes: ChangeFeed;
  /** Resolves when the embedded server has ended by itself, and this process must too; another server is waited for. */
  ended: Promise<Error>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgresql://…`, or the data directory of an embedded server. */
  databaseUrl: string;
  /** Connections in all, the reserve among them. */
  databasePool: number;
  /** Embedded: uses the server that another process has started, if there is one. For commands. */
  join?: boolean;
}

/** Connections kept for signing in and health. */
const reservedConnections = 2;

/** Opens the database, and starts its server where none is configured. */
export async function openDatabase({ databaseUrl, databasePool, join = false }: DatabaseOptions): Promise<Database> {
  const embedded = isAddress(databaseUrl) ? null : await startEmbeddedPostgres(databaseUrl, { join });
  const address = embedded?.url ?? databaseUrl;
  const pool = openPool(address, databasePool - reservedConnections);
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

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
    // shorter than the wait for a connection: who waits behind calls on a locked table still gets one
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // a lost connection, idle or between two statements of a call, is replaced; without a listener it would end the process
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const names = new Map<string, string>();

/** A stable name per statement text lets PostgreSQL keep its plan: half of Prisma's cost per call. */
export function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    // bounded: texts with ever-new shapes go unnamed rather than fill the server's memory
    if (names.size >= 500) return '';
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}
