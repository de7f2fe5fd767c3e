import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { described, runCommand, UsageError } from './backup/command.ts';
import { type Checked, checkArchive } from './backup/read-archive.ts';
import { restore } from './backup/restore.ts';
import { readConfig } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { holdMigrations } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';
import { faultReport } from './storage/stored-objects.ts';

const usage = `Puts a backup in the place of what is there: npm run restore -- FILE

  --replace    also where people are in the database already: they go, with everything else
  --take-over  also where the files belong to another database, which this one takes the place of
  --check      only reads the backup and tells whether it is whole

Stop every server first.`;

runCommand(async () => {
  const { name, replace, check, takeOver } = readChoices();
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  if (check) return tellWhole(file);
  const config = readConfig(process.env);
  await checkStorage(config);
  const database = await openDatabase({ ...config, join: true });
  let guard: pg.PoolClient | undefined;
  try {
    await checkConnection(database.pool, config.databaseUrl);
    guard = await database.pool.connect();
    await holdMigrations(guard);
    await refuseOthers(guard);
    if (!replace) await refuseToReplace(database.pool);
    const checked = await restore(file, { pool: database.pool, guard, disk: await openDisk(config), config, takeOver });
    console.log(`restored ${described(checked)}`);
    if (checked.faults.length > 0) console.warn(`${tellFaults(file, checked)}; npm run files says what is in the store now`);
  } finally {
    guard?.release(true);
    await database.close();
  }
});

/** @throws UsageError when files are missing in it: `--check` answers for scripts, too */
async function tellWhole(file: string): Promise<void> {
  const checked = await checkArchive(file);
  const isWhole = checked.faults.length === 0;
  console.log(`${file} ${isWhole ? 'is whole' : 'can be restored'}: ${described(checked)}`);
  if (!isWhole) throw new UsageError(tellFaults(file, checked));
}

/** Says which files the backup lacks. Returns the last line. */
function tellFaults(file: string, { faults }: Checked): string {
  const { lines, counts } = faultReport(faults);
  for (const line of lines) console.warn(line);
  return `${file} is not a whole backup: ${counts}`;
}

function readChoices(): { name: string; replace: boolean; check: boolean; takeOver: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { replace: flag, check: flag, 'take-over': flag };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new Error('Name one file.');
    return { name, replace: values.replace, check: values.check, takeOver: values['take-over'] };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** A running server would write stale caches over what is restored. */
async function refuseOthers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0) throw new UsageError(`The database is in use by ${others} other connections: stop every server first.`);
}

async function refuseToReplace(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`SELECT to_regclass('public.users') IS NOT NULL AS there`);
  if (!rows[0]?.there) return;
  const { rows: people } = await pool.query('SELECT FROM users LIMIT 1');
  if (people.length > 0) throw new UsageError('People are in this database. To put the backup in their place, say --replace.');
}
