import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Disk } from 'flydrive';
import type pg from 'pg';
import { runCommand, UsageError } from './backup/command.ts';
import { readConfig, rootDirectory } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { assertNotOlder, migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';
import { assertSameInstallation, installationOf, markerOf, objectKeys, placeOf, takeOver } from './storage/orphans/installation.ts';
import { unknownFiles } from './storage/orphans/sweep.ts';
import { moveToTrash, trashDays } from './storage/orphans/trash.ts';
import { faultReport, outcomeOf, readObjects } from './storage/stored-objects.ts';

const usage = `Reads every stored file, and tells which are missing or changed and whether they belong to this database: npm run files

  --take-over  the files belong to this database from now on: it takes the place of the one before; or they are lost, and it goes on without them
  --sweep      moves the files that this database does not know into the trash`;

const migrations = path.join(rootDirectory, 'prisma/migrations');

runCommand(async () => {
  const choice = readChoice();
  const config = readConfig(process.env);
  await checkStorage(config);
  const database = await openDatabase({ ...config, join: true });
  const { pool, prisma } = database;
  try {
    await checkConnection(pool, config.databaseUrl);
    const disk = await openDisk(config);
    if (choice.takeOver) {
      // also where the database is new: what refuses to start says to do this
      await assertNotOlder(pool, migrations, config);
      await migrate(pool, migrations);
      const installation = await takeOver(pool, disk);
      return console.log(`The files in ${placeOf(config)} belong to this database (installation ${installation}) now.`);
    }
    const installation = await installationOf(pool);
    if (installation === null) throw new UsageError('This database has no tables yet: start the server once, or restore a backup.');
    const marker = await markerOf(disk).catch((error: Error) => error.message);
    console.log(`Database: installation ${installation}, ${await prisma.storedFile.count()} files`);
    console.log(`${placeOf(config)}: ${marker === null ? 'belongs to no installation yet' : `installation ${marker}`}`);
    if (choice.sweep) await assertSameInstallation(pool, disk, config);
    let unknown = 0;
    for await (const path of unknownFiles(disk, prisma, config.orphanGraceMinutes * 60_000)) {
      unknown += 1;
      if (choice.sweep) await moveToTrash(disk, path);
    }
    const many = unknown === 1 ? '1 file' : `${unknown} files`;
    if (choice.sweep) return console.log(`${many} moved to trash/, where they lie for ${trashDays} days.`);
    console.log(`${many} there that this database does not know${unknown > 0 ? ': npm run files -- --sweep moves them to the trash' : ''}`);
    let trashed = 0;
    for await (const _ of objectKeys(disk, 'trash')) trashed += 1;
    console.log(`${trashed} objects in the trash`);
    await checkObjects(pool, disk);
  } finally {
    await database.close();
  }
});

/** Reads every object, notes what was found, and fails when one is not what its row says. */
async function checkObjects(pool: pg.Pool, disk: Disk): Promise<void> {
  const began = new Date();
  const { faults, objects, bytes } = await readObjects(pool, disk).catch((error: { code?: string }) => {
    // a column that a migration adds
    throw error.code === '42703' ? new UsageError('The files can be read when a server of this version has migrated the database.') : error;
  });
  await pool.query(
    `INSERT INTO chores (name, began_at, ended_at, outcome) VALUES ('files', $1, now(), $2)
     ON CONFLICT (name) DO UPDATE SET began_at = EXCLUDED.began_at, ended_at = EXCLUDED.ended_at, outcome = EXCLUDED.outcome`,
    [began, JSON.stringify(outcomeOf(faults))],
  );
  const read = `${objects} objects read (${Math.ceil(bytes / 1_000_000)} MB)`;
  if (faults.length === 0) return console.log(`${read}, all as they were stored`);
  const { lines, counts } = faultReport(faults);
  for (const line of lines) console.error(line);
  throw new UsageError(`${read}; ${counts}. A restored backup brings them back, or a new file in their record.`);
}

function readChoice(): { takeOver: boolean; sweep: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ options: { 'take-over': flag, sweep: flag } });
    return { takeOver: values['take-over'], sweep: values.sweep };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
