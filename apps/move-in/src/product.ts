import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openMigratedDatabase } from '../../api/src/open-migrated-database.ts';

/** Opens this product as its server does, without listening; a running server does not mind. */
export async function onProduct(work: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const database = await openMigratedDatabase(config);
  try {
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
