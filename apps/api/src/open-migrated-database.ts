import path from 'node:path';
import { type Config, rootDirectory } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { assertNotOlder, migrate } from './db/migrate.ts';
import { type DatabaseOptions, openDatabase } from './db/open-database.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';
import { assertOwnFiles } from './storage/orphans/installation.ts';

/** The database for a command that writes, beside a running server or without one: checked as at a start, and migrated. Close it. */
export async function openMigratedDatabase(config: Config & Pick<DatabaseOptions, 'asyncCommit'>): ReturnType<typeof openDatabase> {
  await checkStorage(config);
  const database = await openDatabase({ ...config, join: true });
  try {
    await checkConnection(database.pool, config.databaseUrl);
    const migrations = path.join(rootDirectory, 'prisma/migrations');
    await assertNotOlder(database.pool, migrations, config);
    await assertOwnFiles(database.pool, await openDisk(config), config);
    await migrate(database.pool, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
