import pg from 'pg';
import { expect, test } from 'vitest';
import { checkConnection } from './check-connection.ts';

test('reports a closed port with advice and without the password', async () => {
  const url = 'postgresql://faculty:s3cret@127.0.0.1:1/faculty';
  const pool = new pg.Pool({ connectionString: url });
  await expect(checkConnection(pool, url)).rejects.toThrow(
    /^DATABASE_URL: the database 127\.0\.0\.1:1\/faculty cannot be used \(.*ECONNREFUSED.*; is PostgreSQL running.*\)$/,
  );
  await expect(checkConnection(pool, 'postgresql://faculty:s3/cret@db:port')).rejects.toThrow(
    /^DATABASE_URL: the database of DATABASE_URL cannot be used/,
  );
  await pool.end();
});
