import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/open-database.ts';
import type { FileStore, KeptFile } from '../file-store.ts';
import { claimFiles, dropFiles } from '../stored-files.ts';
import { documentRule, filesBelow, imageRule, picture, stream } from '../testing/test-files.ts';
import { makeStore as openStore } from '../testing/test-store.ts';
import { unknownFiles } from './sweep.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.prisma.storedFile.deleteMany();
  await database.prisma.orphanCandidate.deleteMany();
});

const hour = 3_600_000;
const today = new Date().toISOString().slice(0, 10);

function makeStore() {
  const recordOrphan = (path: string) => database.prisma.orphanCandidate.create({ data: { path } });
  const { store, disk, dataDirectory } = openStore(undefined, { recordOrphan });
  const place = (name: string) => path.join(dataDirectory, name);
  return { store, disk, place, everything: () => filesBelow(dataDirectory) };
}

/** Makes all files and rows older by this many hours. */
async function age(hours: number): Promise<void> {
  await database.prisma.$executeRaw`UPDATE orphan_candidates SET noted_at = noted_at - ${hours} * interval '1 hour'`;
}

const keepPicture = async (store: FileStore) => store.accept('file', imageRule, stream(await picture('png')), 'a.png');
const keepPdf = (store: FileStore) => store.accept('file', documentRule, stream('%PDF-1.7\n%%EOF'), 'a.pdf');
const claim = (files: KeptFile[], claimed = true) => claimFiles(database.prisma, files, { claimed, createdBy: 'somchai' });
const objects = (file: KeptFile, folder = 'files') =>
  [file.path, ...(file.hasSmall ? [`${file.path}.small.webp`] : [])].map((key) => `${folder}/${key}`);
const trashed = (file: KeptFile) => objects(file, `files/trash/${today}`);

describe('the sweep', () => {
  it('moves old objects without a row to the trash, and keeps owned and recent ones', async () => {
    const { store, everything } = makeStore();
    const owned = await keepPicture(store);
    await claim([owned]);
    const [lost, second] = [await keepPicture(store), await keepPdf(store)];
    await age(2);
    const young = await keepPicture(store);
    expect(await store.sweep(database.prisma, hour)).toMatchObject({ moved: [lost.path, second.path].sort(), waiting: 0 });
    expect(everything()).toEqual([...objects(owned), ...objects(young), ...trashed(lost), ...trashed(second)].sort());
    expect(await store.sweep(database.prisma, hour)).toEqual({ moved: [], waiting: 0, deleted: 0, restored: 0 });
  });

  it('moves files that were not claimed within a day, and deletes their rows', async () => {
    const { store, everything } = makeStore();
    const [forgotten, fresh] = [await keepPdf(store), await keepPdf(store)];
    await claim([forgotten, fresh], false);
    await database.prisma.storedFile.update({ where: { path: forgotten.path }, data: { created_at: new Date(Date.now() - 25 * hour) } });
    await store.sweep(database.prisma, hour);
    await age(2);
    expect(await store.sweep(database.prisma, hour)).toMatchObject({ moved: [forgotten.path] });
    expect(everything()).toEqual([...objects(fresh), ...trashed(forgotten)].sort());
    expect(await database.prisma.storedFile.findMany({ select: { path: true } })).toEqual([{ path: fresh.path }]);
  });

  it('moves objects whose removal failed after their row was deleted', async () => {
    const { store, everything } = makeStore();
    const kept = await keepPicture(store);
    await claim([kept]);
    expect(await dropFiles(database.prisma, [kept.path])).toEqual([kept.path]);
    await age(2);
    await store.sweep(database.prisma, hour);
    expect(everything()).toEqual(trashed(kept));
  });

  it('does not touch files unknown to the database', async () => {
    const { store, disk, place, everything } = makeStore();
    mkdirSync(place('files/uploads'), { recursive: true });
    const names = Array.from({ length: 120 }, (_, index) => `files/uploads/${index.toString(16).padStart(32, '0')}.txt`);
    const longAgo = new Date(Date.now() - 99 * hour);
    for (const name of names) {
      writeFileSync(place(name), 'x');
      utimesSync(place(name), longAgo, longAgo);
    }
    expect(await store.sweep(database.prisma, 0)).toMatchObject({ moved: [], waiting: 0 });
    expect(everything()).toEqual(names);
    // only an operator's command moves them
    const unknown = [];
    for await (const path of unknownFiles(disk, database.prisma, hour)) unknown.push(path);
    expect(unknown).toHaveLength(120);
  });

  it('moves at most 50 files at a time, and returns how many remain', async () => {
    const { store, everything } = makeStore();
    for (let n = 0; n < 60; n += 1) await keepPdf(store);
    await age(2);
    const first = await store.sweep(database.prisma, hour);
    expect([first.moved.length, first.waiting]).toEqual([50, 10]);
    expect(everything().filter((name) => !name.startsWith('files/trash/'))).toHaveLength(10);
    const second = await store.sweep(database.prisma, hour);
    expect([second.moved.length, second.waiting]).toEqual([10, 0]);
  });

  it('restores files with a row from the trash, such as after a restored backup', async () => {
    const { store, everything } = makeStore();
    const kept = await keepPicture(store);
    await age(2);
    await store.sweep(database.prisma, hour);
    expect(everything()).toEqual(trashed(kept));
    await claim([kept]);
    expect(await store.sweep(database.prisma, hour)).toMatchObject({ restored: 2 });
    expect(everything()).toEqual(objects(kept));
  });

  it('deletes files from the trash after 30 days', async () => {
    const { store, place, everything } = makeStore();
    const name = `${'a'.repeat(32)}.txt`;
    for (const days of [29, 31]) {
      const day = new Date(Date.now() - days * 24 * hour).toISOString().slice(0, 10);
      mkdirSync(place(`files/trash/${day}/uploads`), { recursive: true });
      writeFileSync(place(`files/trash/${day}/uploads/${name}`), 'x');
    }
    expect(await store.sweep(database.prisma, hour)).toMatchObject({ deleted: 1 });
    expect(everything()).toHaveLength(1);
  });

  it('removes old staging files, not current uploads', async () => {
    const { store, place, everything } = makeStore();
    mkdirSync(place('staging'));
    writeFileSync(place('staging/left'), 'x');
    const then = new Date(Date.now() - 2 * hour);
    utimesSync(place('staging/left'), then, then);
    writeFileSync(place('staging/arriving'), 'x');
    await store.sweep(database.prisma, hour);
    expect(everything()).toEqual(['staging/arriving']);
  });
});
