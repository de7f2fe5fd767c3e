import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { described, runCommand, UsageError } from './backup/command.ts';
import { makeBackup } from './backup/make-backup.ts';
import { checkArchive } from './backup/read-archive.ts';
import { readConfig } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { noteBackup } from './db/last-backup.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';

/** Why a file cannot be written, as an operator can mend it. */
const diskWords: Readonly<Record<string, string>> = {
  ENOENT: 'the folder is not there',
  ENOTDIR: 'the folder is not there',
  ENOSPC: 'no room left on the disk',
  EDQUOT: 'no room left for this account',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'the disk is read-only',
};

const usage = 'Writes database and files into one archive, while the server works: npm run backup -- FILE';

runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0 || name.startsWith('-')) throw new UsageError(usage);
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  if (existsSync(file)) throw new UsageError(`${file} is there already: name another file`);
  const config = readConfig(process.env);
  // never under its own name before it is whole
  const partial = `${file}.partial`;
  const began = new Date();
  let database: Database | undefined;
  try {
    const handle = await open(partial, 'w', 0o600);
    await checkStorage(config);
    database = await openDatabase({ ...config, join: true });
    await checkConnection(database.pool, config.databaseUrl);
    if (!(await hasTables(database.pool)))
      throw new UsageError('This database has no tables yet: there is nothing to back up. Is DATABASE_URL right?');
    await makeBackup({ pool: database.pool, disk: await openDisk(config) }, handle.createWriteStream());
    await toDisk(partial);
    // verified by reading it back
    const checked = await checkArchive(partial);
    await rename(partial, file);
    // the backup is whole all the same, for instance of a database that may only be read
    await noteBackup(database.pool, began).catch((error: Error) =>
      console.warn(`the time of this backup is not in the metrics: ${error.message}`),
    );
    console.log(`${file}: ${described(checked)}`);
    for (const lost of checked.manifest.lost) console.warn(`not in the store, and so not in the backup: ${lost}`);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code in diskWords ? new UsageError(`${file}: ${diskWords[code]} (${code})`) : error;
  } finally {
    await database?.close();
  }
});

async function hasTables(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(`SELECT to_regclass('public.users') IS NOT NULL AS there`);
  return rows[0]?.there === true;
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
