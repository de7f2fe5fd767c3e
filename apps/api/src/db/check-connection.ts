import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config.ts';

/**
 * Asks the database for the first time.
 * @throws ConfigError in one line, without the password, when it cannot be reached or lets us not in
 */
export async function checkConnection(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    // of two addresses that both refuse (localhost) the message is empty
    const { message, code = '' } = error as NodeJS.ErrnoException;
    const reason = [message || code, advice[code]].filter(Boolean).join('; ');
    throw new ConfigError(`DATABASE_URL: the database ${nameOf(databaseUrl)} cannot be used (${reason})`, { cause: error });
  }
}

/** What to do, by the code of Node.js or PostgreSQL. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'is PostgreSQL running, and does it listen at that address and port?',
  ENOTFOUND: 'is the name of the server right?',
  ETIMEDOUT: 'is the server reachable from here, and its port open?',
  '28P01': 'look at user name and password, special characters percent-encoded',
  '28000': 'pg_hba.conf of the server does not let this account in from here',
  '3D000': 'create it first: createdb',
};

/** Where it is, without who asks. */
function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return path.isAbsolute(databaseUrl) ? databaseUrl : 'of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
