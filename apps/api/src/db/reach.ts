import type pg from 'pg';
import { ConfigError } from '../config.ts';

/**
 * Asks the database for the first time.
 * @throws ConfigError in one line, without the password, when it cannot be reached or lets us not in
 */
export async function reach(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    // of two addresses that both refuse (localhost) the message is empty
    const { message, code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATABASE_URL: the database ${nameOf(databaseUrl)} cannot be used (${message || code})`, { cause: error });
  }
}

/** Where it is, without who asks. */
function nameOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return databaseUrl;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
