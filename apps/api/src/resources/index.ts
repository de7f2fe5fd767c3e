import type { FastifyInstance } from 'fastify';
import { lookupRoutes } from './lookups/lookup.routes.ts';
import { prefixResource } from './members/prefix.resource.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { newsResource } from './website/news.resource.ts';
import { newsImageResource } from './website/news-image.resource.ts';
import { uploadResource } from './website/upload.resource.ts';

/** Everything this server serves beside signing in and files, one line each. */
export async function resources(app: FastifyInstance): Promise<void> {
  shellRoutes(app);
  lookupRoutes(app);
  prefixResource(app);
  newsResource(app);
  newsImageResource(app);
  uploadResource(app);
}
