import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An in-memory bucket with a record of its requests. */
export interface Bucket {
  objects: Map<string, { body: Buffer; type: string | undefined; at: Date }>;
  url: string;
  calls: string[];
  /** Bytes of objects sent. */
  sent: number;
  full: boolean;
  /** Number of next requests whose connection is closed. */
  cut: number;
}

/** A minimal S3 server that lists `pageSize` objects per page; close `server` when done. */
export async function bucketServer(pageSize: number): Promise<Bucket & { server: Server }> {
  const bucket: Bucket = { objects: new Map(), url: '', calls: [], sent: 0, full: false, cut: 0 };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const key = pathname.replace(/^\/faculty-files\/?/, '');
    bucket.calls.push(`${request.method} ${pathname}`);
    const found = bucket.objects.get(key);
    if (bucket.cut > 0) {
      bucket.cut -= 1;
      return request.socket.destroy();
    }
    const copied = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof copied === 'string') {
      const source = bucket.objects.get(decodeURIComponent(copied).replace(/^\/?faculty-files\//, ''));
      if (!source) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      bucket.objects.set(key, { ...source, at: new Date() });
      return response.end('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
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
      const prefix = searchParams.get('prefix') ?? '';
      const listed = [...bucket.objects].filter(([name]) => name.startsWith(prefix));
      const page = listed.slice(start, start + pageSize);
      const more = start + pageSize < listed.length;
      const contents = page.map(
        ([name, { at, body }]) =>
          `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
      );
      const next = more ? `<NextContinuationToken>${start + pageSize}</NextContinuationToken>` : '';
      return response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
    }
    if (!found) return response.writeHead(404).end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first !== undefined && last !== undefined) {
      const part = found.body.subarray(Number(first), Number(last) + 1);
      bucket.sent += part.length;
      response.writeHead(206, { 'content-length': part.length, 'content-range': `bytes ${first}-${last}/${found.body.length}` });
      return response.end(part);
    }
    if (request.method === 'GET') bucket.sent += found.body.length;
    response.writeHead(200, { 'content-length': found.body.length, 'last-modified': found.at.toUTCString(), etag: '"x"' });
    return response.end(request.method === 'HEAD' ? undefined : found.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  bucket.url = `s3://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/faculty-files?ssl=false`;
  return Object.assign(bucket, { server });
}
