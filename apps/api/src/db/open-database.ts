import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PrismaClient } from '@faculty/prisma/client';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PGliteStream } from './pglite-stream.ts';

export interface Database {
  prisma: PrismaClient;
  /** For statements Prisma cannot say, or says too slowly. Embedded: one connection, shared with Prisma. */
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
}

/** `postgresql://…` opens a server; anything else is a directory of the embedded database (or `memory://`). */
export interface DatabaseOptions {
  databaseUrl: string;
  databasePool: number;
  /** A data directory dumped earlier, to start from (tests). */
  loadDataDir?: Blob;
}

/** Opens the database behind one Prisma client and one pool, the same way for the server and the embedded one. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, embedded, close } = isServer(options.databaseUrl) ? openServer(options) : await openEmbedded(options);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
    // the embedded database has one connection: callers queue for it
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
  return {
    prisma,
    pool,
    embedded,
    close: async () => {
      await prisma.$disconnect();
      await close();
    },
  };
}

const isServer = (url: string) => /^postgres(ql)?:\/\//.test(url);

function openServer({ databaseUrl, databasePool }: DatabaseOptions) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: databasePool,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // a lost idle connection is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {});
  return { pool, embedded: false, close: () => pool.end() };
}

async function openEmbedded({ databaseUrl, loadDataDir }: DatabaseOptions) {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const unlock = databaseUrl.startsWith('memory://') ? () => {} : lockDirectory(databaseUrl);
  try {
    const engine = await PGlite.create({ dataDir: databaseUrl, extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) });
    const pool = new pg.Pool({
      user: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      // pg wants a net.Socket; it uses the part of it that PGliteStream has
      stream: (() => new PGliteStream(engine)) as never,
    });
    const close = async () => {
      await pool.end();
      await engine.close();
      unlock();
    };
    return { pool, embedded: true, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * PGlite does not guard its directory, and two processes would corrupt it.
 * @throws Error when a living process holds the directory
 */
function lockDirectory(directory: string): () => void {
  mkdirSync(path.dirname(directory), { recursive: true });
  const file = `${directory}.lock`;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
      if (isAlive(holder)) throw new Error(`The embedded database ${directory} is in use by process ${holder}. Stop that one first.`);
      rmSync(file, { force: true }); // left behind by a process that was killed
    }
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
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
