import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/open-database.ts';
import type { FileStore, KeptFile } from './file-store.ts';
import { claimFiles, dropFiles } from './stored-files.ts';
import { documentRule, filesBelow, imageRule, picture, stream } from './test-files.ts';
import { makeStore as openStore } from './test-store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.prisma.storedFile.deleteMany());

const hour = 3_600_000;

function makeStore() {
  const { store, dataDirectory } = openStore();
  const place = (name: string) => path.join(dataDirectory, name);
  /** As if everything had been written hours ago. */
  const age = (hours: number, names = filesBelow(dataDirectory)) => {
    const then = new Date(Date.now() - hours * hour);
    for (const name of names) utimesSync(place(name), then, then);
  };
  return { store, place, age, everything: () => filesBelow(dataDirectory) };
}

const keepPicture = async (store: FileStore) => store.accept('file', imageRule, stream(await picture('png')), 'a.png');
const keepPdf = (store: FileStore) => store.accept('file', documentRule, stream('%PDF-1.7\n%%EOF'), 'a.pdf');
const claim = (files: KeptFile[], claimed = true) => claimFiles(database.prisma, files, { claimed, createdBy: 'somchai' });
const objects = (file: KeptFile) => [file.path, ...(file.hasSmall ? [`${file.path}.small.webp`] : [])].map((key) => `files/${key}`);

describe('the sweep', () => {
  it('removes old objects without a row, and keeps owned and young ones', async () => {
    const { store, age, everything } = makeStore();
    const owned = await keepPicture(store);
    await claim([owned]);
    await keepPicture(store);
    await keepPdf(store);
    age(2);
    const young = await keepPicture(store);
    expect(await store.sweep(database.prisma, hour)).toBe(3);
    expect(everything()).toEqual([...objects(owned), ...objects(young)].sort());
    expect(await store.sweep(database.prisma, hour)).toBe(0);
  });

  it('removes what nobody claimed within a day, row and object', async () => {
    const { store, age, everything } = makeStore();
    const [forgotten, fresh] = [await keepPdf(store), await keepPdf(store)];
    await claim([forgotten, fresh], false);
    await database.prisma.storedFile.update({ where: { path: forgotten.path }, data: { created_at: new Date(Date.now() - 25 * hour) } });
    age(25);
    expect(await store.sweep(database.prisma, hour)).toBe(1);
    expect(everything()).toEqual(objects(fresh));
    expect(await database.prisma.storedFile.findMany({ select: { path: true } })).toEqual([{ path: fresh.path }]);
  });

  it('removes objects whose row went while the server could not remove them', async () => {
    const { store, age, everything } = makeStore();
    const kept = await keepPicture(store);
    await claim([kept]);
    expect(await dropFiles(database.prisma, [kept.path])).toEqual([kept.path]);
    age(2);
    await store.sweep(database.prisma, hour);
    expect(everything()).toEqual([]);
  });

  it('removes what a crash left in staging, not what arrives right now', async () => {
    const { store, place, age, everything } = makeStore();
    mkdirSync(place('staging'));
    writeFileSync(place('staging/left'), 'x');
    age(2);
    writeFileSync(place('staging/arriving'), 'x');
    await store.sweep(database.prisma, hour);
    expect(everything()).toEqual(['staging/arriving']);
  });

  it('leaves alone what it did not write, and does without a store that was never written to', async () => {
    const { store, place, age, everything } = makeStore();
    expect(await store.sweep(database.prisma, hour)).toBe(0);
    mkdirSync(place('files/news'), { recursive: true });
    writeFileSync(place('files/news/.gitkeep'), '');
    writeFileSync(place('files/note.txt'), 'x');
    age(99);
    await store.sweep(database.prisma, hour);
    expect(everything()).toEqual(['files/news/.gitkeep', 'files/note.txt']);
  });

  it('goes through more objects than fit in one question to the database', async () => {
    const { store, place, age, everything } = makeStore();
    mkdirSync(place('files/uploads'), { recursive: true });
    const names = Array.from({ length: 1201 }, (_, index) => `files/uploads/${index.toString(16).padStart(32, '0')}.txt`);
    for (const name of names) writeFileSync(place(name), 'x');
    age(2);
    expect(await store.sweep(database.prisma, hour)).toBe(1201);
    expect(everything()).toEqual([]);
  });
});
