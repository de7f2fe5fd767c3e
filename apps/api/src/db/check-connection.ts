import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config.ts';

/** README.md says the same. */
const createdb = 'createdb --owner=faculty --template=template0 --encoding=UTF8 --locale=C.UTF-8 faculty';

/**
 * Checks the connection to the database at the start, and whether this can be a database of the product.
 * @throws ConfigError in one line, without the password, when it is unreachable, refuses the account or cannot hold Thai
 */
export async function checkConnection(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const refused = (reason: string, cause?: unknown) =>
    new ConfigError(`DATABASE_URL: the database ${databaseName(databaseUrl) ?? 'of DATABASE_URL'} ${reason}`, { cause });
  const { rows } = await pool.query<{ encoding: string; icu: boolean }>(about).catch((error: NodeJS.ErrnoException) => {
    // the message is empty when two addresses refuse, such as those of localhost
    const { message, code = '' } = error;
    throw refused(`cannot be used (${[message || code, advice[code]].filter(Boolean).join('; ')})`, error);
  });
  const { encoding, icu } = rows[0] ?? {};
  if (encoding !== 'UTF8') throw refused(`is in the encoding ${encoding}; Thai needs UTF8: make another one, as postgres: ${createdb}`);
  if (!icu) throw refused('has no collation "und-x-icu", which sorts Thai: PostgreSQL was built without ICU');
}

const about = `
  SELECT pg_encoding_to_char(encoding) AS encoding, EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') AS icu
  FROM pg_database WHERE datname = current_database()`;

/** Advice by error code of Node.js or PostgreSQL. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'is PostgreSQL running, and does it listen at that address and port?',
  ENOTFOUND: 'is the name of the server right?',
  ETIMEDOUT: 'is the server reachable from here, and its port open?',
  '28P01': 'look at user name and password, special characters percent-encoded',
  '28000': 'pg_hba.conf of the server does not let this account in from here',
  '3D000': `create it first, as postgres: ${createdb}`,
};

/** Server and name of a database, without credentials, or the folder of an embedded one; undefined if the address cannot be read. */
export function databaseName(databaseUrl: string): string | undefined {
  if (path.isAbsolute(databaseUrl)) return databaseUrl;
  if (!URL.canParse(databaseUrl)) return undefined;
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const socket = searchParams.get('host') ?? hostname.replace(/%2f/gi, '/');
  return `${socket.startsWith('/') ? socket : `${socket}:${port || '5432'}`}${pathname}`;
}
