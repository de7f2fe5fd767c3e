import path from 'node:path';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, rootDirectory } from './config.ts';
import { thaiProblems } from './db/check-locale.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { seedWhenEmpty } from './seed/seed-database.ts';
import { type Closing, stopOnSignal } from './stop.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // filled as it opens: as process 1 of a container it is told to stop by nobody else
  const open: Closing = {};
  stopOnSignal(open);
  const database = await openDatabase(config);
  open.database = database;
  try {
    const applied = await migrate(database.pool, path.join(rootDirectory, 'prisma/migrations'));
    const app = await buildApp(config, database);
    open.app = app;
    if (applied.length > 0) app.log.info({ applied }, 'migrated');
    for (const problem of await thaiProblems(database.pool)) app.log.warn(`database: ${problem}`);
    await app.ready();
    await seedWhenEmpty(app);
    await app.listen({ port: config.port, host: config.host });
    process.send?.('ready');
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  // a person reads this line: no stack for what they can mend themselves
  const known =
    error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE' || /is in use by process/.test(String(error));
  console.error(known ? `Cannot start: ${(error as Error).message}` : error);
  process.exit(1);
});
