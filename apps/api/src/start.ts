import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { partsInUse, startWarnings } from './announce.ts';
import { buildApp } from './app.ts';
import { readConfig, rootDirectory } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { thaiProblems } from './db/check-locale.ts';
import { assertNotOlder, migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { siteServer } from './public/site-server.ts';
import { seedWhenEmpty } from './seed/seed-database.ts';
import type { Closing } from './stop.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';
import { assertOwnFiles } from './storage/orphans/installation.ts';
import { commit, version } from './version.ts';

/** What runs, in the first line of the log. */
const running = { version, commit, node: process.version };

/** Opens everything, step by step, into `open`; it ends between two steps when it is aborted. */
export async function start(open: Closing, stopping: AbortSignal): Promise<void> {
  const config = readConfig(process.env);
  for (const port of [config.port, config.sitePort]) if (port !== null) await assertPortFree(port, config.host);
  await checkStorage(config);
  const database = await openDatabase(config);
  open.database = database;
  void database.ended.then(open.fail);
  await checkConnection(database.pool, config.databaseUrl);
  const migrations = path.join(rootDirectory, 'prisma/migrations');
  const unknown = await assertNotOlder(database.pool, migrations, config);
  await assertOwnFiles(database.pool, await openDisk(config), config);
  const applied = await migrate(database.pool, migrations, stopping);
  stopping.throwIfAborted();
  const app = await buildApp(config, database);
  open.app = app;
  app.log.info(running, `starting: ${partsInUse(config)}`);
  if (applied.length > 0) app.log.info({ applied }, 'migrated');
  if (unknown.length > 0) app.log.warn({ unknown }, 'a newer version has migrated this database (ALLOW_OLDER)');
  for (const warning of startWarnings(config, process.env)) app.log.warn(warning);
  for (const problem of await thaiProblems(database.pool)) app.log.warn(`database: ${problem}`);
  let site: FastifyInstance | undefined;
  app.addHook('onClose', async () => site?.close());
  await app.ready();
  await seedWhenEmpty(app, stopping);
  stopping.throwIfAborted();
  await app.listen({ port: config.port, host: config.host });
  if (config.sitePort !== null) {
    site = await siteServer(app);
    await site.listen({ port: config.sitePort, host: config.host });
  }
  process.send?.('ready');
}

/** Fails as listening would: that comes last, when the database is migrated already. */
async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
