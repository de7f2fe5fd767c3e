import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket in memory, and what was asked of it. */
export interface Bucket {
  objects: Map<string, { body: Buffer; type: string | undefined; at: Date }>;
  url: string;
  calls: string[];
  full: boolean;
  /** So many connections are cut in the middle of the next calls. */
  cut: number;
}

/** As much of an S3 server as the store uses, listing `pageSize` objects a page; close `server` when done. */
export async function bucketServer(pageSize: number): Promise<Bucket & { server: Server }> {
  const bucket: Bucket = { objects: new Map(), url: '', calls: [], full: false, cut: 0 };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const key = pathname.replace(/^\/faculty-files\/?/, '');
    bucket.calls.push(`${request.method} ${pathname}`);
    const found = bucket.objects.get(key);
    if (bucket.cut > 0) {
      bucket.cut -= 1;
      return request.socket.destroy();
    }
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
      const page = [...bucket.objects].slice(start, start + pageSize);
      const more = start + pageSize < bucket.objects.size;
      const contents = page.map(
        ([name, { at, body }]) =>
          `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
      );
      const next = more ? `<NextContinuationToken>${start + pageSize}</NextContinuationToken>` : '';
      return response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
    }
    if (!found) return response.writeHead(404).end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-length': found.body.length, 'last-modified': found.at.toUTCString(), etag: '"x"' });
    return response.end(request.method === 'HEAD' ? undefined : found.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  bucket.url = `s3://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/faculty-files?ssl=false`;
  return Object.assign(bucket, { server });
}
