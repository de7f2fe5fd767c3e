import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/src/app.ts';
import { readConfig, rootDirectory } from '../../api/src/config.ts';
import { checkConnection } from '../../api/src/db/check-connection.ts';
import { assertNotOlder, migrate } from '../../api/src/db/migrate.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { checkStorage } from '../../api/src/storage/check-storage.ts';
import { openDisk } from '../../api/src/storage/disk.ts';
import { assertOwnFiles } from '../../api/src/storage/orphans/installation.ts';

/** Opens this product as its server does, without listening; a running server does not mind. */
export async function onProduct(work: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  await checkStorage(config);
  const database = await openDatabase({ ...config, join: true });
  try {
    await checkConnection(database.pool, config.databaseUrl);
    const migrations = path.join(rootDirectory, 'prisma/migrations');
    await assertNotOlder(database.pool, migrations, config);
    await assertOwnFiles(database.pool, await openDisk(config), config);
    await migrate(database.pool, migrations);
    const app = await buildApp({ ...config, logLevel: 'warn', rateLimit: 0, devIdentityProviderPort: null }, database);
    try {
      await app.ready();
      await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}
