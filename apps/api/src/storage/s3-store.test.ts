import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openFileStore } from './flydrive-store.ts';
import { bucketServer } from './test-bucket.ts';
import { filesBelow, imageRule, picture, stream, temporaryDirectory } from './test-files.ts';

/** It lists two objects a page, and goes with the test. */
async function bucketOfTest() {
  const bucket = await bucketServer(2);
  onTestFinished(() => void bucket.server.close());
  return bucket;
}

it('a bucket keeps, gives, lists and removes objects like the disk does', async () => {
  const bucket = await bucketOfTest();
  const dataDirectory = temporaryDirectory();
  const store = await openFileStore({ dataDirectory, storageUrl: bucket.url });
  const keep = async () => store.accept('file', imageRule, stream(await picture('png')), 'a.png');
  const [owned, orphan, removed] = [await keep(), await keep(), await keep()];
  expect(filesBelow(dataDirectory)).toEqual([]);
  expect(bucket.calls).toContain(`PUT /faculty-files/${owned.path}`);
  expect(bucket.objects.get(owned.path)?.type).toBe('image/png');

  const opened = await store.open(owned.path);
  expect(await buffer((opened as NonNullable<typeof opened>).content)).toEqual(bucket.objects.get(owned.path)?.body);
  await store.remove([removed.path]);
  expect(await store.open(removed.path)).toBeNull();

  const asked: string[][] = [];
  const rows = {
    storedFile: {
      deleteMany: async () => ({ count: 0 }),
      findMany: async ({ where }: { where: { path: { in: string[] } } }) => {
        asked.push(where.path.in);
        return [{ path: owned.path }];
      },
    },
  };
  expect(await store.sweep(rows as never, 3_600_000)).toBe(0);
  expect(await store.sweep(rows as never, 0)).toBe(2);
  expect(asked.flat()).toContain(orphan.path);
  expect([...bucket.objects.keys()]).toEqual([owned.path, `${owned.path}.small.webp`]);
});

it('a full bucket is told as a full store', async () => {
  const bucket = await bucketOfTest();
  bucket.full = true;
  const dataDirectory = temporaryDirectory();
  const store = await openFileStore({ dataDirectory, storageUrl: bucket.url });
  await expect(store.accept('file', imageRule, stream(await picture('png')), 'a.png')).rejects.toMatchObject({ code: 'storage_full' });
  expect(filesBelow(dataDirectory)).toEqual([]);
});

it('a file is sent again when the bucket cuts the connection; a bucket that is gone is told as not available', async () => {
  const bucket = await bucketOfTest();
  const store = await openFileStore({ dataDirectory: temporaryDirectory(), storageUrl: bucket.url });
  const keep = async () => store.accept('file', imageRule, stream(await picture('png')), 'a.png');
  bucket.cut = 1;
  const kept = await keep();
  expect(bucket.objects.get(kept.path)?.body.length).toBeGreaterThan(0);
  bucket.cut = Number.POSITIVE_INFINITY;
  await expect(keep()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.open(kept.path)).rejects.toMatchObject({ code: 'unavailable' });
});
