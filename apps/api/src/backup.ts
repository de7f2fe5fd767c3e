import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { described, runCommand, UsageError } from './backup/command.ts';
import { makeBackup } from './backup/make-backup.ts';
import { checkArchive } from './backup/read-archive.ts';
import { type Config, readConfig } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { openDatabase } from './db/open-database.ts';
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
  try {
    const handle = await open(partial, 'w', 0o600);
    await writeTo(config, handle.createWriteStream());
    await toDisk(partial);
    // verified by reading it back
    const checked = await checkArchive(partial);
    await rename(partial, file);
    console.log(`${file}: ${described(checked)}`);
    for (const lost of checked.manifest.lost) console.warn(`not in the store, and so not in the backup: ${lost}`);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code in diskWords ? new UsageError(`${file}: ${diskWords[code]} (${code})`) : error;
  }
});

async function writeTo(config: Config, output: Writable): Promise<void> {
  await checkStorage(config);
  const database = await openDatabase({ ...config, join: true });
  try {
    await checkConnection(database.pool, config.databaseUrl);
    await makeBackup({ pool: database.pool, disk: await openDisk(config) }, output);
  } finally {
    await database.close();
  }
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
