import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openFileStore } from './flydrive-store.ts';
import { filesBelow, imageRule, picture, stream, temporaryDirectory } from './test-files.ts';

interface Bucket {
  objects: Map<string, { body: Buffer; type: string | undefined; at: Date }>;
  url: string;
  calls: string[];
  full: boolean;
}

/** As much of an S3 server as the store uses, listing two objects a page. */
async function bucketServer(): Promise<Bucket> {
  const bucket: Bucket = { objects: new Map(), url: '', calls: [], full: false };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const key = pathname.replace(/^\/faculty-files\/?/, '');
    bucket.calls.push(`${request.method} ${pathname}`);
    const found = bucket.objects.get(key);
    if (request.method === 'PUT') {
      const body = await buffer(request);
      if (bucket.full)
        return response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code><Message>Storage backend is full</Message></Error>');
      bucket.objects.set(key, { body, type: request.headers['content-type'], at: new Date() });
      return response.end();
    }
    if (request.method === 'DELETE') {
      bucket.objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '') {
      const start = Number(searchParams.get('continuation-token') ?? 0);
      const page = [...bucket.objects].slice(start, start + 2);
      const more = start + 2 < bucket.objects.size;
      const contents = page.map(
        ([name, { at, body }]) =>
          `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
      );
      const next = more ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : '';
      return response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
    }
    if (!found) return response.writeHead(404).end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': found.body.length, 'last-modified': found.at.toUTCString(), etag: '"x"' });
    return response.end(request.method === 'HEAD' ? undefined : found.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  bucket.url = `s3://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/faculty-files?ssl=false`;
  return bucket;
}

it('a bucket keeps, gives, lists and removes objects like the disk does', async () => {
  const bucket = await bucketServer();
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
  const bucket = await bucketServer();
  bucket.full = true;
  const dataDirectory = temporaryDirectory();
  const store = await openFileStore({ dataDirectory, storageUrl: bucket.url });
  await expect(store.accept('file', imageRule, stream(await picture('png')), 'a.png')).rejects.toMatchObject({ code: 'storage_full' });
  expect(filesBelow(dataDirectory)).toEqual([]);
});
