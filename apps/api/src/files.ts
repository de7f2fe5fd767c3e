import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './backup/command.ts';
import { readConfig } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { openDatabase } from './db/open-database.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';
import { assertSameInstallation, installationOf, markerOf, objectKeys, placeOf, writeMarker } from './storage/orphans/installation.ts';
import { unknownFiles } from './storage/orphans/sweep.ts';
import { moveToTrash, trashDays } from './storage/orphans/trash.ts';

const usage = `Tells whether the stored files belong to this database: npm run files

  --take-over  the files belong to this database from now on: it takes the place of the one before
  --sweep      moves the files that this database does not know into the trash`;

runCommand(async () => {
  const choice = readChoice();
  const config = readConfig(process.env);
  await checkStorage(config);
  const database = await openDatabase(config);
  try {
    await checkConnection(database.pool, config.databaseUrl);
    const disk = await openDisk(config);
    const installation = await installationOf(database.pool);
    if (installation === null) throw new UsageError('This database has no tables yet: start the server once, or restore a backup.');
    if (choice.takeOver) {
      await writeMarker(disk, installation);
      return console.log(`The files in ${placeOf(config)} belong to this database (installation ${installation}) now.`);
    }
    const marker = await markerOf(disk).catch((error: Error) => error.message);
    console.log(`Database: installation ${installation}, ${await database.prisma.storedFile.count()} files`);
    console.log(`${placeOf(config)}: ${marker === null ? 'belongs to no installation yet' : `installation ${marker}`}`);
    if (choice.sweep) await assertSameInstallation(database.pool, disk, config);
    let unknown = 0;
    for await (const path of unknownFiles(disk, database.prisma, config.orphanGraceMinutes * 60_000)) {
      unknown += 1;
      if (choice.sweep) await moveToTrash(disk, path);
    }
    const many = unknown === 1 ? '1 file' : `${unknown} files`;
    if (choice.sweep) return console.log(`${many} moved to trash/, where they lie for ${trashDays} days.`);
    console.log(`${many} there that this database does not know${unknown > 0 ? ': npm run files -- --sweep moves them to the trash' : ''}`);
    let trashed = 0;
    for await (const _ of objectKeys(disk, 'trash')) trashed += 1;
    console.log(`${trashed} objects in the trash`);
  } finally {
    await database.close();
  }
});

function readChoice(): { takeOver: boolean; sweep: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ options: { 'take-over': flag, sweep: flag } });
    return { takeOver: values['take-over'], sweep: values.sweep };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
