import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../../test/test-app.ts';
import { emptyDatabase, testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/open-database.ts';
import { openDisk } from '../disk.ts';
import { openFileStore } from '../flydrive-store.ts';
import { bucketServer } from '../testing/test-bucket.ts';
import { filesBelow, temporaryDirectory } from '../testing/test-files.ts';
import { assertOwnFiles, assertSameInstallation, installationOf, markerOf, takeOver } from './installation.ts';

async function databaseOfTest(open = testDatabase): Promise<Database> {
  const database = await open();
  onTestFinished(() => database.close());
  return database;
}

/** Test databases are copies of one template: gives this one its own installation id. */
async function anotherInstallation(): Promise<Database> {
  const database = await databaseOfTest();
  await database.pool.query('UPDATE installation SET installation_id = gen_random_uuid()');
  return database;
}

/** The tests are the same for a folder and a bucket. */
async function storeOfTest(kind: 'folder' | 'bucket') {
  const dataDirectory = temporaryDirectory();
  if (kind === 'folder') {
    const put = (key: string) => {
      mkdirSync(path.dirname(path.join(dataDirectory, 'files', key)), { recursive: true });
      writeFileSync(path.join(dataDirectory, 'files', key), 'x');
    };
    return { config: { dataDirectory, storageUrl: null }, put, keys: () => filesBelow(path.join(dataDirectory, 'files')) };
  }
  const bucket = await bucketServer(100);
  onTestFinished(() => void bucket.server.close());
  const put = (key: string) => void bucket.objects.set(key, { body: Buffer.from('x'), type: undefined, at: new Date(0) });
  return { config: { dataDirectory, storageUrl: bucket.url }, put, keys: () => [...bucket.objects.keys()].sort() };
}

const keyOf = (n: number) => `news/${n.toString(16).padStart(32, '0')}.txt`;

async function addRows(database: Database, count: number): Promise<void> {
  await database.prisma.storedFile.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      ...{ path: keyOf(n), name: 'a.txt', mime: 'text/plain', bytes: 1, public: true, claimed: true, created_by: 'somchai' },
    })),
  });
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  it('is marked once by instances that start concurrently', async () => {
    const database = await databaseOfTest();
    for (let round = 0; round < 10; round++) {
      const { config, keys } = await storeOfTest(kind);
      const disk = await openDisk(config);
      await Promise.all(Array.from({ length: 8 }, () => assertSameInstallation(database.pool, disk, config)));
      expect(keys()).toEqual(['installation.json']);
    }
  });

  it('that is empty is marked by its first database and refuses other databases', async () => {
    const { config, keys } = await storeOfTest(kind);
    const disk = await openDisk(config);
    const first = await databaseOfTest();
    await assertSameInstallation(first.pool, disk, config);
    expect(await markerOf(disk)).toBe(await installationOf(first.pool));
    await assertSameInstallation(first.pool, disk, config);
    expect(keys()).toEqual(['installation.json']);

    const second = await anotherInstallation();
    await expect(assertSameInstallation(second.pool, disk, config)).rejects.toThrow(
      /^The files in .* belong to installation .*, not to the database of installation .*\. Correct DATABASE_URL, DATA_DIR or STORAGE_URL\./,
    );
    const empty = await databaseOfTest(emptyDatabase);
    await expect(assertSameInstallation(empty.pool, disk, config)).rejects.toThrow(/not to an empty database/);
  });

  it('without a marker is marked if the database has rows of its files, and refused otherwise', async () => {
    const { config, put, keys } = await storeOfTest(kind);
    const disk = await openDisk(config);
    for (let n = 0; n < 20; n += 1) put(keyOf(n));
    const stranger = await databaseOfTest();
    await addRows(stranger, 9);
    await expect(assertSameInstallation(stranger.pool, disk, config)).rejects.toThrow(/names less than half of the files/);
    expect(keys()).toHaveLength(20);

    const own = await databaseOfTest();
    await addRows(own, 15);
    await assertSameInstallation(own.pool, disk, config);
    expect(await markerOf(disk)).toBe(await installationOf(own.pool));
  });

  it('that has none of the files of its database is refused and not marked, until it has one or they are declared lost', async () => {
    const { config, put } = await storeOfTest(kind);
    const { prisma: db, pool } = await databaseOfTest();
    await addRows({ prisma: db } as Database, 50);
    const disk = await openDisk(config);
    const opened = () => openFileStore({ ...config, clamdUrl: null }, { db, pool });
    const refusal =
      /^None of the files that the database names is in .* \(40 were looked for\): is its disk mounted\? .* npm run files -- --take-over$/;
    await expect(opened()).rejects.toThrow(refusal);
    await expect(assertOwnFiles(pool, disk, config)).rejects.toThrow(refusal);
    expect(await markerOf(disk)).toBeNull();

    // a restore puts them there
    await assertSameInstallation(pool, disk, config);
    await expect(opened()).rejects.toThrow(refusal);
    put(keyOf(49));
    await opened();

    const other = await storeOfTest(kind);
    await takeOver(pool, await openDisk(other.config));
    const openedOther = () => openFileStore({ ...other.config, clamdUrl: null }, { db, pool });
    await openedOther();
    // those that came since are looked for
    await db.storedFile.updateMany({ where: { path: keyOf(7) }, data: { created_at: new Date(Date.now() + 60_000) } });
    await expect(openedOther()).rejects.toThrow(/\(1 were looked for\)/);
  });

  it('with an unreadable marker is refused', async () => {
    const { config, put } = await storeOfTest(kind);
    put('installation.json');
    const database = await databaseOfTest();
    await expect(assertSameInstallation(database.pool, await openDisk(config), config)).rejects.toThrow(
      /installation\.json .* cannot be read/,
    );
  });
});

it('a server does not start on the files of another database and does not change them', async () => {
  const dataDirectory = temporaryDirectory();
  const old = path.join(dataDirectory, 'files', keyOf(1));
  mkdirSync(path.dirname(old), { recursive: true });
  writeFileSync(old, 'x');
  writeFileSync(path.join(dataDirectory, 'files/installation.json'), JSON.stringify({ installation: randomUUID() }));
  const before = filesBelow(path.join(dataDirectory, 'files'));
  await expect(testApp({ dataDirectory, orphanGraceMinutes: 0 })).rejects.toThrow(/^The files in .* belong to installation/);
  expect(filesBelow(path.join(dataDirectory, 'files'))).toEqual(before);
});
