import type pg from 'pg';

/**
 * Sets a connection's time zone; every connection does so before its first statement. Prisma's driver writes and reads moments as UTC without
 * saying so, and PostgreSQL takes them for the time zone of its database, which is that of the machine it was set up on. A statement and
 * no start-up parameter, because PgBouncer refuses those; it also overrides what the address or the account says.
 */
export async function setUtc(client: pg.ClientBase): Promise<void> {
  await client.query("SET TimeZone = 'UTC'");
}
