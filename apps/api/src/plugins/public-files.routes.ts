import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { personOfFileCookie } from '../auth/sessions/file-cookie.ts';
import { assertMayReadFile, type ReadableFile } from '../kit/files/file-readers.ts';
import { openContent } from '../kit/files/shown-file.ts';
import { ApiError } from '../kit/http/errors.ts';
import { networkOf } from '../kit/http/network.ts';
import { byteRange } from '../storage/byte-range.ts';
import { fileAddress } from '../storage/file-address.ts';
import type { StoredObject } from '../storage/file-store.ts';
import { isObjectPath } from '../storage/object-path.ts';
import { contentDisposition, offeredName } from '../storage/uploads/client-name.ts';
import { readInParts, shownInline } from '../storage/uploads/file-types.ts';

/** Factor of the rate limit of files, because a page may show many pictures, each of which is revalidated. */
const filesPerCall = 10;
/** Larger answers count as big: to slow readers they keep a file or a connection to the bucket open. */
const bigBytes = 1_000_000;
const maxBigPerNetwork = 32;

const params = z.object({ '*': z.string() });
const query = z.object({ size: z.string().optional() });

// a file that is opened directly cannot access the origin
const sandboxed = "default-src 'none'; sandbox; base-uri 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'";

/**
 * `GET /files/*`: files of public records for anyone, others by right. The content of an address may change, so cached copies are revalidated.
 * @param server where the route is registered; the website has one of its own
 */
export function publicFilesRoutes(app: FastifyInstance, server: FastifyInstance = app): void {
  const send = fileSender(app);
  server.route({
    method: 'GET',
    url: fileAddress('*'),
    config: { public: true, rateLimit: fileRateLimit(app) },
    schema: { tags: ['Files'], summary: 'A stored file; `?size=small` gives the small version of a picture', params, querystring: query },
    handler: async (request, reply) => {
      // legacy clients put their storage base, such as `…/files`, before the addresses in records
      const path = (request.params as z.infer<typeof params>)['*'].replace(/^files\//, '');
      if (!isObjectPath(path)) throw new ApiError('not_found');
      const file = await assertMayReadFile(app, request.person, path, () =>
        server === app ? personOfFileCookie(app, request) : Promise.resolve(null),
      );
      return send(request, reply, file);
    },
  });
}

/** Limit of the calls for files from one address. */
export function fileRateLimit({ config: { rateLimit: perMinute } }: FastifyInstance) {
  return perMinute > 0 && { max: perMinute * filesPerCall, timeWindow: 60_000 };
}

/** Returns a function that answers a file which the caller may read: whole or in part, `?size=small` for the small version of a picture. */
export function fileSender(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply, file: ReadableFile) => Promise<FastifyReply> {
  const underWay = new Map<string, number>();
  return async (request, reply, file) => {
    const isSmall = file.hasSmall && (request.query as z.infer<typeof query>).size === 'small';
    const extension = file.path.slice(file.path.lastIndexOf('.') + 1);
    // objects are immutable
    const etag = `"${nameOf(file.object)}${isSmall ? '-small' : ''}"`;
    const found = isKnown(request, etag) ? 'known' : await openContent(app, file, isSmall ? 'small' : undefined);
    if (!found) throw new ApiError('not_found');
    reply.headers({
      etag,
      // revalidate each time: the file may have been replaced or hidden, or the reader signed out
      'cache-control': file.isPublic ? 'public, no-cache' : 'private, no-cache',
      'content-security-policy': sandboxed,
      'x-content-type-options': 'nosniff',
      'content-disposition': contentDisposition(
        shownInline.includes(extension) ? 'inline' : 'attachment',
        offeredName(file.name, file.path),
      ),
    });
    // the public website embeds PDF files in frames
    reply.removeHeader('x-frame-options');
    if (found === 'known') return reply.code(304).send();
    if (found.bytes > bigBytes) limitBigAnswers(underWay, request, reply);
    reply.type(found.mime);
    return readInParts.includes(extension) ? sendPart(request, reply, found, etag) : sendWhole(reply, found);
  };
}

const nameOf = (path: string) => path.slice(path.indexOf('/') + 1);

/** @throws ApiError `rate_limited` when too many big answers to this network are under way */
function limitBigAnswers(underWay: Map<string, number>, request: FastifyRequest, reply: FastifyReply): void {
  const network = networkOf(request.ip);
  const before = underWay.get(network) ?? 0;
  if (before >= maxBigPerNetwork) {
    reply.headers({ 'retry-after': '5', 'cache-control': 'no-store' });
    throw new ApiError('rate_limited');
  }
  underWay.set(network, before + 1);
  reply.raw.once('close', () => {
    const now = (underWay.get(network) ?? 1) - 1;
    if (now > 0) underWay.set(network, now);
    else underWay.delete(network);
  });
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

async function sendWhole(reply: FastifyReply, found: StoredObject): Promise<FastifyReply> {
  const content = await found.read();
  return reply.header('content-length', found.bytes).send(content);
}

async function sendPart(request: FastifyRequest, reply: FastifyReply, found: StoredObject, etag: string): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? byteRange(request.headers.range, found.bytes) : null;
  if (range === null) return sendWhole(reply, found);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${found.bytes}`).header('cache-control', 'no-store').send();
  }
  const content = await found.read(range);
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${range.start}-${range.end}/${found.bytes}`, 'content-length': range.end - range.start + 1 })
    .send(content);
}
