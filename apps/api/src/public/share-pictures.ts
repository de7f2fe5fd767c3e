import { buffer } from 'node:stream/consumers';
import { shareAddress, shareSize } from '@faculty/site/layout';
import type { FastifyInstance } from 'fastify';
import { assertMayReadFile } from '../kit/files/file-readers.ts';
import { openContent } from '../kit/files/shown-file.ts';
import { ApiError } from '../kit/http/errors.ts';
import { lruMap } from '../kit/jobs/lru-map.ts';
import { fileRateLimit } from '../plugins/public-files.routes.ts';
import { isObjectPath } from '../storage/object-path.ts';
import { cropped } from '../storage/uploads/picture.ts';

/** Some 100 kB each. */
const maxKept = 100;

/**
 * `GET /share/*` of the website: a public picture in the size of a link preview (Open Graph). Drawn when it is first asked for, one at a
 * time, and kept in memory by its content, which never changes.
 */
export function sharePictures(app: FastifyInstance, site: FastifyInstance): void {
  const kept = lruMap<Promise<Buffer | null>>(maxKept);
  site.get(shareAddress('/files/*'), { config: { rateLimit: fileRateLimit(app) } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (!isObjectPath(path)) throw new ApiError('not_found');
    const file = await assertMayReadFile(app, null, path);
    let drawing = kept.get(file.object);
    if (!drawing) {
      drawing = draw(app, file);
      kept.set(file.object, drawing);
      drawing.catch(() => kept.delete(file.object));
    }
    const picture = await drawing;
    if (!picture) throw new ApiError('not_found');
    return reply.headers({ 'cache-control': 'public, max-age=60' }).type('image/jpeg').send(picture);
  });
}

async function draw(app: FastifyInstance, file: Parameters<typeof openContent>[1]): Promise<Buffer | null> {
  const stored = await openContent(app, file);
  if (!stored?.mime.startsWith('image/')) return null;
  return cropped(async () => buffer(await stored.read()), shareSize, 'share');
}
