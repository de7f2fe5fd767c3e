import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openDisk } from './disk.ts';
import { storeOn } from './flydrive-store.ts';
import { moveToTrash, tidyTrash } from './orphans/trash.ts';
import { type Bucket, bucketServer } from './testing/test-bucket.ts';
import { documentRule, filesBelow, imageRule, picture, stream, temporaryDirectory } from './testing/test-files.ts';

/** A bucket that lists two objects per page and is closed after the test. */
async function bucketOfTest() {
  const bucket = await bucketServer(2);
  onTestFinished(() => void bucket.server.close());
  return bucket;
}

async function storeOf(bucket: Bucket, dataDirectory = temporaryDirectory()) {
  const disk = await openDisk({ dataDirectory, storageUrl: bucket.url });
  return { disk, store: storeOn(disk, { dataDirectory }, { recordOrphan: async () => {}, scan: null }) };
}

it('stores, opens and removes objects like the folder', async () => {
  const bucket = await bucketOfTest();
  const dataDirectory = temporaryDirectory();
  const { store } = await storeOf(bucket, dataDirectory);
  const keep = async () => store.accept('file', imageRule, stream(await picture('png')), 'a.png');
  const [owned, removed] = [await keep(), await keep()];
  expect(filesBelow(dataDirectory)).toEqual([]);
  expect(bucket.calls).toContain(`PUT /faculty-files/${owned.path}`);
  expect(bucket.objects.get(owned.path)?.type).toBe('image/png');

  const opened = await store.open(owned.path);
  expect(await buffer(await (opened as NonNullable<typeof opened>).read())).toEqual(bucket.objects.get(owned.path)?.body);
  await store.remove([removed.path]);
  expect(await store.open(removed.path)).toBeNull();
});

it('requests only the range of a big object', async () => {
  const bucket = await bucketOfTest();
  const { store } = await storeOf(bucket);
  const kept = await store.accept(
    'file',
    documentRule,
    stream(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000, 7)])),
    'a.pdf',
  );
  const opened = await store.open(kept.path);
  const last = await opened?.read({ start: kept.bytes - 1, end: kept.bytes - 1 });
  expect([...(await buffer(last as NonNullable<typeof last>))]).toEqual([7]);
  expect(bucket.sent).toBe(1);
});

it('moves orphans to the trash, restores those with a row, and deletes them after 30 days', async () => {
  const bucket = await bucketOfTest();
  const { store, disk } = await storeOf(bucket);
  const keep = async () => store.accept('file', imageRule, stream(await picture('png')), 'a.png');
  const [wanted, orphan] = [await keep(), await keep()];
  for (const { path } of [wanted, orphan]) expect(await moveToTrash(disk, path, new Date('2026-11-01T00:00:00Z'))).toBe(true);
  expect([...bucket.objects.keys()].every((key) => key.startsWith('trash/2026-11-01/'))).toBe(true);

  const isOwned = async () => new Set([wanted.path]);
  expect(await tidyTrash(disk, isOwned, new Date('2026-12-01T00:00:00Z'))).toEqual({ deleted: 0, restored: 2 });
  expect(await tidyTrash(disk, isOwned, new Date('2026-12-02T00:00:00Z'))).toEqual({ deleted: 2, restored: 0 });
  expect([...bucket.objects.keys()].sort()).toEqual([wanted.path, `${wanted.path}.small.webp`]);
});

it('reports a full bucket as storage_full', async () => {
  const bucket = await bucketOfTest();
  bucket.full = true;
  const dataDirectory = temporaryDirectory();
  const { store } = await storeOf(bucket, dataDirectory);
  await expect(store.accept('file', imageRule, stream(await picture('png')), 'a.png')).rejects.toMatchObject({ code: 'storage_full' });
  expect(filesBelow(dataDirectory)).toEqual([]);
});

it('retries a closed connection, and reports an unreachable bucket as unavailable', async () => {
  const bucket = await bucketOfTest();
  const { store } = await storeOf(bucket);
  const keep = async () => store.accept('file', imageRule, stream(await picture('png')), 'a.png');
  bucket.cut = 1;
  const kept = await keep();
  expect(bucket.objects.get(kept.path)?.body.length).toBeGreaterThan(0);
  bucket.cut = Number.POSITIVE_INFINITY;
  await expect(keep()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.open(kept.path)).rejects.toMatchObject({ code: 'unavailable' });
});
