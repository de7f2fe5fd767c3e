import { existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { described, runCommand, UsageError } from './backup/command.ts';
import { makeBackup } from './backup/make-backup.ts';
import { type Checked, checkArchive } from './backup/read-archive.ts';
import { type Config, readConfig } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { type BackupOutcome, recordBackup } from './db/last-backup.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';
import { faultReport, outcomeOf, storeSums } from './storage/stored-objects.ts';

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
  const began = new Date();
  const database = await openDatabase({ ...config, join: true });
  const record = (outcome: BackupOutcome) =>
    recordBackup(database.pool, began, outcome).catch((error: Error) =>
      // the backup is what it is all the same, for instance of a database that may only be read
      console.warn(`this backup is not in the metrics: ${error.message}`),
    );
  try {
    await checkConnection(database.pool, config.databaseUrl);
    if (!(await hasTables(database.pool)))
      throw new UsageError('This database has no tables yet: there is nothing to back up. Is DATABASE_URL right?');
    const checked = await writeArchive(file, config, database).catch(async (error: unknown) => {
      // what failed says more than that it could not be noted
      await recordBackup(database.pool, began, { files: 0, bytes: 0, missing: 0, changed: 0, archive: null }).catch(() => undefined);
      throw error;
    });
    const { manifest, faults } = checked;
    const isWhole = faults.length === 0;
    // what is not whole does not get the name of a backup, so that nothing is deleted in favour of it
    const written = isWhole ? file : `${file}.incomplete`;
    await rename(partialOf(file), written);
    await record({ files: manifest.files, bytes: manifest.bytes, ...outcomeOf(faults), archive: path.basename(written) });
    console.log(`${written}: ${described(checked)}`);
    if (isWhole) return;
    const { lines, counts } = faultReport(faults);
    for (const line of lines) console.error(line);
    throw new UsageError(`${written} is not a whole backup: ${counts} (npm run files says more). What was there is in it.`);
  } finally {
    await database.close();
  }
});

/** Never under its own name before it is whole. */
const partialOf = (file: string) => `${file}.partial`;

/** Writes an archive under the name of a partial one, and reads it back. */
async function writeArchive(file: string, config: Config, { pool }: Database): Promise<Checked> {
  const partial = partialOf(file);
  const remove = () => rmSync(partial, { force: true });
  // at once: whoever stops it waits for no query
  const stop = () => {
    remove();
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  try {
    const handle = await open(partial, 'w', 0o600);
    await checkStorage(config);
    await makeBackup({ pool, disk: await openDisk(config) }, handle.createWriteStream());
    await toDisk(partial);
    const checked = await checkArchive(partial);
    await storeSums(pool, checked.unsummed).catch((error: Error) => console.warn(`sums of files could not be stored: ${error.message}`));
    return checked;
  } catch (error) {
    remove();
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code in diskWords ? new UsageError(`${file}: ${diskWords[code]} (${code})`) : error;
  }
}

async function hasTables(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(`SELECT to_regclass('public.users') IS NOT NULL AS there`);
  return rows[0]?.there === true;
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
