import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../kit/errors.ts';
import { assertMayReadFile } from '../kit/file-readers.ts';
import { byteRange, sliceOf } from '../storage/byte-range.ts';
import { contentDisposition } from '../storage/client-name.ts';
import { fileAddress } from '../storage/file-address.ts';
import { readInParts, shownInline } from '../storage/file-types.ts';
import { isPublicPath } from '../storage/folders.ts';
import { isObjectPath } from '../storage/object-path.ts';

const params = z.object({ '*': z.string() });
const query = z.object({ size: z.string().optional() });

// whatever a file holds, shown by itself it reaches nothing of ours
const sandboxed = "default-src 'none'; sandbox; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'";

/** `GET /files/*`: public files for anyone and for a year, as a path never gets another content; others for who may read them. */
export function publicFilesRoutes(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: fileAddress('*'),
    config: { public: true },
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
      if (isKnown(request, etag)) {
        found.content.destroy();
        return reply.code(304).send();
      }
      reply.type(found.mime);
      return readInParts.includes(extension) ? sendPart(request, reply, found, etag) : sendWhole(reply, found);
    },
  });
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

type Opened = NonNullable<Awaited<ReturnType<FastifyInstance['files']['open']>>>;

function sendWhole(reply: FastifyReply, { content, bytes }: Opened): FastifyReply {
  return reply.header('content-length', bytes).send(content);
}

function sendPart(request: FastifyRequest, reply: FastifyReply, found: Opened, etag: string): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? byteRange(request.headers.range, found.bytes) : null;
  if (range === null) return sendWhole(reply, found);
  if (range === 'unsatisfiable') {
    found.content.destroy();
    return reply.code(416).header('content-range', `bytes */${found.bytes}`).header('cache-control', 'no-store').send();
  }
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${range.start}-${range.end}/${found.bytes}`, 'content-length': range.end - range.start + 1 })
    .send(sliceOf(found.content, range));
}
