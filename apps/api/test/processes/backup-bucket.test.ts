import { createWriteStream, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { restore } from '../../src/backup/restore.ts';
import type { Database } from '../../src/db/open-database.ts';
import { openDisk } from '../../src/storage/disk.ts';
import { bucketServer } from '../../src/storage/testing/test-bucket.ts';
import { everything } from '../every-row.ts';
import { form, picture } from '../forms.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';
import { emptyDatabase } from '../test-database.ts';

type Bucket = Awaited<ReturnType<typeof bucketServer>>;

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-backup-bucket-'));
let bucket: Bucket;
let t: TestApp;
let editor: Client;
beforeAll(async () => {
  bucket = await bucketServer(100);
  t = await testApp({ storageUrl: bucket.url });
  editor = await t.person({ role: 'admin' });
  // the sweep of the start writes down that it was
  const swept = () => t.app.pool.query('SELECT FROM chores WHERE ended_at IS NOT NULL');
  await vi.waitFor(async () => expect((await swept()).rowCount).toBe(1), { timeout: 20_000, interval: 50 });
});
afterAll(async () => {
  await t.close();
  bucket.server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function backup(name: string): Promise<string> {
  const file = path.join(folder, name);
  const disk = await openDisk({ storageUrl: bucket.url, dataDirectory: t.dataDirectory });
  await makeBackup({ pool: t.app.pool, disk }, createWriteStream(file));
  return file;
}

/** An empty database and an empty bucket. */
async function elsewhere(look: (place: { database: Database; to: Bucket; put: (file: string) => Promise<unknown> }) => Promise<void>) {
  const [database, to] = [await emptyDatabase(), await bucketServer(100)];
  const dataDirectory = mkdtempSync(path.join(folder, 'elsewhere-'));
  const config = { storageUrl: to.url, dataDirectory };
  const disk = await openDisk(config);
  try {
    await look({ database, to, put: (file) => restore(file, { pool: database.pool, disk, config, takeOver: false }) });
  } finally {
    await database.close();
    to.server.close();
  }
}

const colours = ['#123456', '#654321', '#abcdef'];
async function addNews(n: number): Promise<number> {
  const body = form({ news_title_th: `ข่าว ${n}`, news_type_tag: 'N1', news_h_image_th: await picture(colours[n % 3]) });
  const answer = await editor.call('POST /web_con_news', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ news_id: number }>().news_id;
}

test('a backup of a bucket made under load is restored into an empty bucket: what was acknowledged before it, each row with its file', async () => {
  // one after the other: a person may have six uploads under way
  const [before, doomed]: [number[], number[]] = [[], []];
  for (let n = 0; n < 12; n += 1) before.push(await addNews(n));
  for (let n = 0; n < 8; n += 1) doomed.push(await addNews(100 + n));
  let loading = true;
  const load = async () => {
    for (let n = 200; loading; n += 1) {
      await addNews(n);
      const news_id = doomed.pop();
      if (news_id !== undefined) await editor.call('POST /delete_con_news', { news_id });
      // gone for good, file and all
      await t.app.db.binned.deleteMany();
      await t.app.files.sweep(t.app.db, 0);
    }
  };
  const underLoad = load();
  const everywhere = new Map(bucket.objects);
  const file = await backup('loaded.tar');
  for (const [key, object] of bucket.objects) everywhere.set(key, object);
  loading = false;
  await underLoad;

  await elsewhere(async ({ database, to, put }) => {
    await put(file);
    const kept = new Set((await database.prisma.news.findMany({ select: { news_id: true } })).map((news) => news.news_id));
    for (const id of before) expect(kept).toContain(id);
    const stored = await database.prisma.storedFile.findMany();
    expect(stored.length).toBeGreaterThanOrEqual(kept.size);
    for (const row of stored) {
      const copy = to.objects.get(row.path)?.body;
      expect(copy?.length, row.path).toBe(row.bytes);
      const original = everywhere.get(row.path)?.body;
      if (original) expect(copy?.equals(original), row.path).toBe(true);
    }
  });
}, 180_000);

test('at rest every row and every file of the bucket are what they were; of a broken archive nothing is put anywhere', async () => {
  await t.app.db.binned.deleteMany();
  await t.app.files.sweep(t.app.db, 0);
  const file = await backup('quiet.tar');
  const broken = path.join(folder, 'broken.tar');
  await copyFile(file, broken);
  truncateSync(broken, Math.floor(statSync(broken).size * 0.9));

  await elsewhere(async ({ database, to, put }) => {
    await expect(put(broken)).rejects.toThrow(/broken\.tar (is not whole|cannot be read)/);
    expect([to.objects.size, Object.keys(await everything(database))]).toEqual([0, []]);

    await put(file);
    const { installation: _own, ...there } = await everything(database);
    const { installation: _other, ...here } = await everything(t.app);
    expect(there).toEqual(here);
    const contents = ({ objects }: Bucket) =>
      Object.fromEntries(
        [...objects]
          .filter(([key]) => key !== 'installation.json' && !key.startsWith('trash/'))
          .map(([key, { body, type }]) => [key, [type, body.toString('base64')]]),
      );
    expect(Object.keys(contents(to)).length).toBeGreaterThan(20);
    expect(contents(to)).toEqual(contents(bucket));
  });
}, 180_000);
