import path from 'node:path';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, rootDirectory } from './config.ts';
import { thaiProblems } from './db/check-locale.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { seedWhenEmpty } from './seed/seed-database.ts';

/** How long calls under way may take to end once the server is asked to stop. */
const stopMilliseconds = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const applied = await migrate(database.pool, path.join(rootDirectory, 'prisma/migrations'));
    const app = await buildApp(config, database);
    if (applied.length > 0) app.log.info({ applied }, 'migrated');
    for (const problem of await thaiProblems(database.pool)) app.log.warn(`database: ${problem}`);
    await app.ready();
    await seedWhenEmpty(app);
    stopOnSignal(async () => {
      await app.close();
      await database.close();
    });
    await app.listen({ port: config.port, host: config.host });
    process.send?.('ready');
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The first signal lets calls under way end; a later one, or too long a wait, ends at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      // npm passes on the Ctrl+C that the terminal has sent already: at once again is not a later one
      if (Date.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  // a person reads this line: no stack for what they can mend themselves
  const known =
    error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE' || /is in use by process/.test(String(error));
  console.error(known ? `Cannot start: ${(error as Error).message}` : error);
  process.exit(1);
});
