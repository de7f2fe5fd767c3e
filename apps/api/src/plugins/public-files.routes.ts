import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../kit/errors.ts';
import { assertMayReadFile } from '../kit/file-readers.ts';
import { byteRange } from '../storage/byte-range.ts';
import { contentDisposition } from '../storage/client-name.ts';
import { fileAddress } from '../storage/file-address.ts';
import type { StoredObject } from '../storage/file-store.ts';
import { readInParts, shownInline } from '../storage/file-types.ts';
import { isPublicPath } from '../storage/folders.ts';
import { isObjectPath } from '../storage/object-path.ts';

/** A page may show many pictures, which browsers then keep: so many times the calls an address may make. */
const filesPerCall = 10;
/** Big answers to slow readers hold a file, or a connection to the bucket, each. */
const bigBytes = 1_000_000;
const mostBigPerAddress = 32;

const params = z.object({ '*': z.string() });
const query = z.object({ size: z.string().optional() });

// whatever a file holds, shown by itself it reaches nothing of ours
const sandboxed = "default-src 'none'; sandbox; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'";

/** `GET /files/*`: public files for anyone and for a year, as a path never gets another content; others for who may read them. */
export function publicFilesRoutes(app: FastifyInstance): void {
  const { rateLimit: perMinute } = app.config;
  const underWay = new Map<string, number>();
  app.route({
    method: 'GET',
    url: fileAddress('*'),
    config: { public: true, rateLimit: perMinute > 0 && { max: perMinute * filesPerCall, timeWindow: 60_000 } },
    schema: { tags: ['Files'], summary: 'A stored file; `?size=small` gives the small version of a picture', params, querystring: query },
    handler: async (request, reply) => {
      // records answer whole addresses, before which a legacy reader puts a storage base of its own, such as `…/files`
      const path = (request.params as z.infer<typeof params>)['*'].replace(/^files\//, '');
      if (!isObjectPath(path)) throw new ApiError('not_found');
      await assertMayReadFile(app, request.person, path);
      const wantsSmall = (request.query as z.infer<typeof query>).size === 'small';
      const small = wantsSmall ? await app.files.open(path, 'small') : null;
      const found = small ?? (await app.files.open(path));
      if (!found) throw new ApiError('not_found');

      const name = path.slice(path.indexOf('/') + 1);
      const extension = name.slice(name.lastIndexOf('.') + 1);
      const etag = `"${name}${small ? '-small' : ''}"`;
      reply.headers({
        etag,
        // what not everybody may read is asked for again, with the person's own token
        'cache-control': isPublicPath(path) ? 'public, max-age=31536000, immutable' : 'private, no-cache',
        'content-security-policy': sandboxed,
        'x-content-type-options': 'nosniff',
        'content-disposition': contentDisposition(shownInline.includes(extension) ? 'inline' : 'attachment', name),
      });
      // the public website shows our PDF files in frames of its own
      reply.removeHeader('x-frame-options');
      if (isKnown(request, etag)) return reply.code(304).send();
      if (found.bytes > bigBytes) takePlace(underWay, request, reply);
      reply.type(found.mime);
      return readInParts.includes(extension) ? sendPart(request, reply, found, etag) : sendWhole(reply, found);
    },
  });
}

/** @throws ApiError `rate_limited` when too many big answers to this address are under way */
function takePlace(underWay: Map<string, number>, { ip }: FastifyRequest, reply: FastifyReply): void {
  const before = underWay.get(ip) ?? 0;
  if (before >= mostBigPerAddress) {
    reply.headers({ 'retry-after': '5', 'cache-control': 'no-store' });
    throw new ApiError('rate_limited');
  }
  underWay.set(ip, before + 1);
  reply.raw.once('close', () => {
    const now = (underWay.get(ip) ?? 1) - 1;
    if (now > 0) underWay.set(ip, now);
    else underWay.delete(ip);
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
