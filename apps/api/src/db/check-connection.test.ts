import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { withDatabase } from '../../test/database-template.ts';
import { checkConnection, databaseName } from './check-connection.ts';

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

test.each(['LATIN1', 'SQL_ASCII', 'WIN874'])('refuses a database in %s in one line that says how to make another', async (encoding) => {
  const server = new pg.Pool({ connectionString: inject('databaseServer'), max: 1 });
  const name = `faculty_test_${encoding.toLowerCase()}`;
  await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C'`);
  const url = withDatabase(inject('databaseServer'), name);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const { message } = (await checkConnection(pool, url).catch((error: Error) => error as Error)) ?? { message: '' };
    expect(message).toMatch(
      new RegExp(`^DATABASE_URL: the database \\S+/${name} is in the encoding ${encoding}; Thai needs UTF8: .*createdb .*--encoding=UTF8`),
    );
    expect(message).not.toContain('\n');
  } finally {
    await pool.end();
    await server.query(`DROP DATABASE ${name}`);
    await server.end();
  }
});

test.each([
  ['postgresql://faculty:s3cret@db.faculty.example/faculty', 'db.faculty.example:5432/faculty'],
  ['postgres://faculty:s3cret@[::1]:6432/la%20db?sslmode=verify-full', '[::1]:6432/la%20db'],
  ['postgresql:///faculty?host=/run/postgresql&password=s3cret', '/run/postgresql/faculty'],
  ['postgresql://faculty:s3cret@%2Frun%2Fpostgresql/faculty%', '/run/postgresql/faculty%'],
  ['postgresql://faculty:s3cret@db', 'db:5432'],
  ['/var/lib/faculty/database', '/var/lib/faculty/database'],
])('%s is told as %s', (url, name) => {
  expect(databaseName(url)).toBe(name);
});
