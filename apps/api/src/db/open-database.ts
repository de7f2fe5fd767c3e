import { PrismaClient } from '@faculty/prisma/client';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { closeToOthers, lockDirectory } from './directory-lock.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { PGliteStream } from './pglite-stream.ts';
import { listenOnPool, listenOnServer, TableChanges } from './table-changes.ts';

export interface Database {
  prisma: PrismaClient;
  /** For statements Prisma cannot say, or says too slowly. Embedded: one connection, shared with Prisma. */
  pool: pg.Pool;
  /**
   * Connections of its own for signing in and health, so that calls stuck on a locked table take neither along.
   * Embedded: the one connection there is.
   */
  reserve: PrismaClient;
  /** The reserve's connections. */
  reservePool: pg.Pool;
  /** What is changed in the database, by whichever process; begins to listen when it is started. */
  changes: TableChanges;
  embedded: boolean;
  /** Resolves when the embedded database has ended by itself, and this process must too; a server is waited for. */
  ended: Promise<Error>;
  close(): Promise<void>;
}

/** `postgresql://…` opens a server; anything else is a directory of the embedded database (or `memory://`). */
export interface DatabaseOptions {
  databaseUrl: string;
  /** Connections in all, the reserve among them. */
  databasePool: number;
  /** A data directory dumped earlier, to start from (tests). */
  loadDataDir?: Blob;
}

/** Connections kept for signing in and health. */
const reservedConnections = 2;

/** Opens the database behind one Prisma client and one pool, the same way for the server and the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, reserved, listener, embedded, ended, close } = isServer(options.databaseUrl)
    ? openServer(options)
    : await openEmbedded(options);
  const prisma = clientOf(pool);
  const reserve = reserved ? clientOf(reserved) : prisma;
  const changes = new TableChanges(listener);
  return {
    prisma,
    pool,
    reserve,
    reservePool: reserved ?? pool,
    changes,
    embedded,
    ended,
    close: async () => {
      await changes.close();
      await prisma.$disconnect();
      if (reserve !== prisma) await reserve.$disconnect();
      await close();
    },
  };
}

function clientOf(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
    // the embedded database has one connection: callers queue for it
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
}

const isServer = (url: string) => /^postgres(ql)?:\/\//.test(url);

function openServer({ databaseUrl, databasePool }: DatabaseOptions) {
  const pool = serverPool(databaseUrl, databasePool - reservedConnections);
  const reserved = serverPool(databaseUrl, reservedConnections);
  const close = async () => {
    await Promise.all([pool.end(), reserved.end()]);
  };
  return { pool, reserved, listener: listenOnServer(databaseUrl), embedded: false, ended: new Promise<never>(() => {}), close };
}

function serverPool(connectionString: string, max: number): pg.Pool {
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

async function openEmbedded({ databaseUrl, loadDataDir }: DatabaseOptions) {
  const unlock = databaseUrl.startsWith('memory://') ? () => {} : lockDirectory(databaseUrl);
  try {
    const engine = await EmbeddedEngine.open({ dataDir: databaseUrl, ...(loadDataDir && { loadDataDir }) });
    if (!databaseUrl.startsWith('memory://')) closeToOthers(databaseUrl);
    const pool = new pg.Pool({
      user: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      // pg wants a net.Socket; it uses the part of it that PGliteStream has
      stream: (() => new PGliteStream(engine)) as never,
    });
    const close = async () => {
      try {
        await pool.end();
        await engine.close();
      } finally {
        unlock();
      }
    };
    return { pool, reserved: null, listener: listenOnPool(pool), embedded: true, ended: engine.ended, close };
  } catch (error) {
    unlock();
    throw error;
  }
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
