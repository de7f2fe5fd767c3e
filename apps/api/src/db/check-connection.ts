import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config.ts';

/**
 * Checks the connection to the database at the start.
 * @throws ConfigError in one line, without the password, when it is unreachable or refuses the account
 */
export async function checkConnection(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    // the message is empty when two addresses refuse, such as those of localhost
    const { message, code = '' } = error as NodeJS.ErrnoException;
    const reason = [message || code, advice[code]].filter(Boolean).join('; ');
    throw new ConfigError(`DATABASE_URL: the database ${nameOf(databaseUrl)} cannot be used (${reason})`, { cause: error });
  }
}

/** Advice by error code of Node.js or PostgreSQL. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'is PostgreSQL running, and does it listen at that address and port?',
  ENOTFOUND: 'is the name of the server right?',
  ETIMEDOUT: 'is the server reachable from here, and its port open?',
  '28P01': 'look at user name and password, special characters percent-encoded',
  '28000': 'pg_hba.conf of the server does not let this account in from here',
  '3D000': 'create it first: createdb',
};

/** Host and database of a URL, without credentials. */
function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return path.isAbsolute(databaseUrl) ? databaseUrl : 'of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
