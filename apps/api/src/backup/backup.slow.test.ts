import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everything } from '../../test/every-row.ts';
import { form, picture } from '../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { emptyDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/open-database.ts';
import { openDisk } from '../storage/disk.ts';
import { installationOf, markerOf } from '../storage/orphans/installation.ts';
import { readObjects, storeSums } from '../storage/stored-objects.ts';
import { filesBelow } from '../storage/testing/test-files.ts';
import { makeBackup } from './make-backup.ts';
import { checkArchive } from './read-archive.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-backup-'));
let t: TestApp;
let editor: Client;
beforeAll(async () => {
  t = await testApp();
  editor = await t.person({ role: 'admin' });
  // the sweep of the start writes down that it was
  const swept = () => t.app.pool.query(`SELECT FROM chores WHERE name = 'sweep' AND ended_at IS NOT NULL`);
  await vi.waitFor(async () => expect((await swept()).rowCount).toBe(1), { timeout: 20_000, interval: 50 });
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

async function backup(name: string): Promise<string> {
  const file = path.join(folder, name);
  const disk = await openDisk({ storageUrl: null, dataDirectory: t.dataDirectory });
  await makeBackup({ pool: t.app.pool, disk }, createWriteStream(file));
  return file;
}

async function placeAt(database: Database, dataDirectory: string, takeOver = false) {
  const config = { storageUrl: null, dataDirectory };
  return { pool: database.pool, disk: await openDisk(config), config, takeOver };
}

/** All rows, but the id that each installation has of its own. */
async function rowsOf(database: Parameters<typeof everything>[0]) {
  const { installation: _, ...rows } = await everything(database);
  return rows;
}

/** The files of the records: without the mark of the installation, and what the sweep took away. */
const storedBelow = (folder: string) => filesBelow(folder).filter((name) => name !== 'installation.json' && !name.startsWith('trash/'));

/** An empty database and an empty folder, into which the backup is put. */
async function restored(file: string, look: (database: Database, dataDirectory: string) => Promise<void>): Promise<void> {
  const database = await emptyDatabase();
  const dataDirectory = mkdtempSync(path.join(folder, 'restored-'));
  try {
    await restore(file, await placeAt(database, dataDirectory));
    await look(database, dataDirectory);
  } finally {
    await database.close();
  }
}

async function addNews(title: string): Promise<number> {
  const body = form({ news_title_th: title, news_type_tag: 'N1', news_h_image_th: await picture('#123456') });
  const answer = await editor.call('POST /web_con_news', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ news_id: number }>().news_id;
}

test('a backup made under load restores into an empty place: what was acknowledged before it, each row with its files', async () => {
  // one after the other: a person may have six uploads under way
  const [before, doomed]: [number[], number[]] = [[], []];
  for (let n = 0; n < 10; n += 1) {
    before.push(await addNews(`ก่อนสำรอง ${n} "\\ \u2028 ๙`));
    doomed.push(await addNews(`จะถูกลบ ${n}`));
  }
  let loading = true;
  // one after the other: the sweep of everything would take the file of a call that is still under way
  const load = async () => {
    for (let n = 0; loading; n += 1) {
      await addNews(`ระหว่างสำรอง ${n}`);
      const id = doomed.pop();
      if (id !== undefined) await editor.call('POST /delete_con_news', { news_id: id });
      // gone for good, file and all
      await t.app.db.binned.deleteMany();
      await t.app.files.sweep(t.app.db, 0);
    }
  };
  const underLoad = load();
  const files = [await backup('loaded-1.tar'), await backup('loaded-2.tar')];
  loading = false;
  await underLoad;

  for (const file of files) {
    await restored(file, async (database, dataDirectory) => {
      const kept = await database.prisma.news.findMany({ select: { news_id: true } });
      const ids = new Set(kept.map((news) => news.news_id));
      for (const id of before) expect(ids).toContain(id);
      const stored = await database.prisma.storedFile.findMany();
      expect(stored.length).toBeGreaterThanOrEqual(kept.length);
      for (const row of stored) {
        const copy = readFileSync(path.join(dataDirectory, 'files', row.path));
        expect(copy.length, row.path).toBe(row.bytes);
      }
    });
  }
}, 180_000);

test('at rest every row of every table, every sequence and every file are what they were', async () => {
  // the content of a replaced file lies elsewhere than its address says
  const replaced = await addNews('ภาพที่เปลี่ยน');
  const update = form({ news_id: String(replaced), news_h_image_th: await picture('#654321', 'jpeg') });
  expect((await editor.call('POST /update_con_news', update)).statusCode).toBe(200);
  await t.app.files.sweep(t.app.db, 0);
  const file = await backup('quiet.tar');
  await restored(file, async (database, dataDirectory) => {
    const [was, is] = [await rowsOf(t.app), await rowsOf(database)];
    expect(Object.keys(was).length).toBeGreaterThan(30);
    expect(is).toEqual(was);
    const [from, to] = [path.join(t.dataDirectory, 'files'), path.join(dataDirectory, 'files')];
    const names = storedBelow(from);
    expect(storedBelow(to)).toEqual(names);
    for (const name of names) expect(readFileSync(path.join(to, name)).equals(readFileSync(path.join(from, name))), name).toBe(true);
    // the next record gets a number of its own, and what the database computes is computed
    const last = await t.app.db.news.findFirstOrThrow({ orderBy: { news_id: 'desc' } });
    const { news_id: _, ...again } = last;
    expect((await database.prisma.news.create({ data: again })).news_id).toBeGreaterThan(last.news_id);
    const { rows } = await database.pool.query('SELECT FROM users WHERE search_text LIKE $1', [`%${editor.user_name}%`]);
    expect(rows).toHaveLength(1);
  });
}, 180_000);

describe('what is restored', () => {
  test('takes the place of all that is there, and of nothing when it cannot be used', async () => {
    const file = await backup('replaces.tar');
    await restored(file, async (database, dataDirectory) => {
      await database.prisma.user.create({ data: { user_name: 'later', email: 'later@faculty.example' } });
      const there = await everything(database);
      const bytes = readFileSync(file);
      const place = await placeAt(database, dataDirectory);

      const cut = path.join(folder, 'cut.tar');
      writeFileSync(cut, bytes);
      truncateSync(cut, Math.floor(statSync(cut).size * 0.9));
      await expect(restore(cut, place)).rejects.toThrow(/cut\.tar (is not whole|cannot be read)/);

      const changed = path.join(folder, 'changed.tar');
      const at = bytes.indexOf('RIFF');
      writeFileSync(
        changed,
        Buffer.concat([bytes.subarray(0, at + 60), Buffer.from([0xff ^ (bytes[at + 60] ?? 0)]), bytes.subarray(at + 61)]),
      );
      await expect(restore(changed, place)).rejects.toThrow(/changed\.tar is damaged/);

      const other = path.join(folder, 'other.tar');
      writeFileSync(other, 'not a backup');
      await expect(restore(other, place)).rejects.toThrow(/other\.tar/);
      await expect(restore(path.join(folder, 'none.tar'), place)).rejects.toThrow(/none\.tar cannot be read/);

      expect(await everything(database)).toEqual(there);
      await restore(file, place);
      expect(await database.prisma.user.count({ where: { user_name: 'later' } })).toBe(0);
      expect(await rowsOf(database)).toEqual(await rowsOf(t.app));
    });
  }, 120_000);

  test('repairs files that are missing, short or changed, and leaves right ones where the backup has no right one', async () => {
    await addNews('แฟ้มเสียหาย');
    const file = await backup('right.tar');
    await restored(file, async (database, dataDirectory) => {
      const rows = await database.prisma.storedFile.findMany({ where: { has_small: true, content: null }, take: 4 });
      const [missing, short, changed, small] = rows.map(({ path: key }) => key) as [string, string, string, string];
      const at = (key: string) => path.join(dataDirectory, 'files', key);
      const right = storedBelow(path.join(dataDirectory, 'files')).map((key) => [key, readFileSync(at(key))] as const);
      rmSync(at(missing));
      truncateSync(at(short), 100);
      writeFileSync(at(changed), randomBytes(statSync(at(changed)).size));
      writeFileSync(at(`${small}.small.webp`), randomBytes(statSync(at(`${small}.small.webp`)).size));
      const faults = [
        { key: missing, kind: 'missing' },
        { key: short, kind: 'short' },
        { key: changed, kind: 'changed' },
        { key: `${small}.small.webp`, kind: 'changed' },
      ];
      const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

      const place = await placeAt(database, dataDirectory);
      const damaged = path.join(folder, 'damaged.tar');
      await makeBackup(place, createWriteStream(damaged));
      expect((await checkArchive(damaged)).faults.sort(byKey)).toEqual(faults.sort(byKey));
      expect((await readObjects(database.pool, place.disk)).faults.sort(byKey)).toMatchObject(faults);

      await restore(file, place);
      for (const [key, content] of right) expect(readFileSync(at(key)).equals(content), key).toBe(true);
      expect(await readObjects(database.pool, place.disk)).toMatchObject({ faults: [] });
      await restore(damaged, place);
      for (const [key, content] of right) expect(readFileSync(at(key)).equals(content), key).toBe(true);
    });
  }, 120_000);

  test('of a version without sums is compared by size, and gets the sums that were read', async () => {
    await addNews('ไม่มีผลรวม');
    await t.app.pool.query('UPDATE stored_files SET sha256 = NULL, small_sha256 = NULL');
    const file = await backup('without-sums.tar');
    const { faults, unsummed } = await checkArchive(file);
    expect(faults).toEqual([]);
    await restored(file, async (database, dataDirectory) => {
      const unread = { where: { content: null, OR: [{ sha256: null }, { has_small: true, small_sha256: null }] } };
      expect(await database.prisma.storedFile.count(unread)).toBeGreaterThan(0);
      await storeSums(database.pool, unsummed);
      expect(await database.prisma.storedFile.count(unread)).toBe(0);
      expect((await readObjects(database.pool, (await placeAt(database, dataDirectory)).disk)).faults).toEqual([]);
    });
    await readObjects(t.app.pool, await openDisk({ storageUrl: null, dataDirectory: t.dataDirectory }));
    expect(await t.app.db.storedFile.count({ where: { content: null, sha256: null } })).toBe(0);
  }, 120_000);

  test('gets an installation of its own, and goes into no store of another one unless told to take its place', async () => {
    const file = await backup('belongs.tar');
    await restored(file, async (database, dataDirectory) => {
      const disk = await openDisk({ storageUrl: null, dataDirectory });
      expect(await markerOf(disk)).toBe(await installationOf(database.pool));
      expect(await markerOf(disk)).not.toBe(await installationOf(t.app.pool));

      // a practice restore into an empty database, with the store of the real installation
      const practice = await emptyDatabase();
      try {
        const files = filesBelow(dataDirectory);
        await expect(restore(file, await placeAt(practice, dataDirectory))).rejects.toThrow(
          /belong to installation .* not to an empty database/,
        );
        expect(filesBelow(dataDirectory)).toEqual(files);
        expect(await everything(practice)).toEqual({});
        await restore(file, await placeAt(practice, dataDirectory, true));
        expect(await installationOf(practice.pool)).toBe(await markerOf(disk));
      } finally {
        await practice.close();
      }
    });
  }, 120_000);

  test('is counted by the check', async () => {
    const { about, manifest, wanted } = await checkArchive(await backup('checked.tar'));
    expect(about.version).toMatch(/^\d+\.\d+\.\d+$/);
    // the rows are of the end, the files of before
    expect(Date.parse(manifest.as_of ?? '')).toBeGreaterThanOrEqual(Date.parse(about.made_at));
    expect(manifest.files).toBe(wanted.size);
    expect(manifest.tables.users).toBe(await t.app.db.user.count());
    expect(manifest.lost).toEqual([]);
  });
});
