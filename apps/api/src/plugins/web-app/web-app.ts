import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { authOptionsOf } from '../../auth/auth-options.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { sendRefusal } from '../errors.ts';
import { type Documents, documentsOf } from './web-app-document.ts';

/** Serves the built web app from the same origin. Navigations to an unknown path get the app, API calls a JSON 404. */
export const webAppPlugin = fp(async function webApp(app) {
  const directory = app.config.webDirectory;
  if (!existsSync(path.join(directory, 'index.html'))) {
    app.log.warn({ directory }, 'the web app is not built: serving the API only');
    return;
  }
  const documents = documentsOf(directory, authOptionsOf(app.config));
  await app.register(fastifyStatic, {
    root: directory,
    // one route for all files, instead of a route per file
    wildcard: false,
    serve: false,
    preCompressed: true,
    setHeaders: (response, file) => {
      const forever = file.includes(`${path.sep}assets${path.sep}`);
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.route({
    method: 'GET',
    url: '/*',
    config: { public: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      const file = (request.params as { '*': string })['*'];
      if (isFile(directory, file)) return reply.sendFile(file);
      // `/` is always the page, because uptime checks and link previews do not send `accept: text/html`
      if (file === '' || request.headers.accept?.includes('text/html')) return sendDocument(request, reply, documents, `/${file}`);
      return sendRefusal(request, reply, new ApiError('no_such_path'));
    },
  });
});

/**
 * Seconds for which a browser uses a cached document without revalidation, which would delay slow connections. Documents contain no
 * personal data. A reload revalidates; public/start.js reloads when a newer build has removed the files.
 */
const maxAgeSeconds = 3_600;

function sendDocument(request: FastifyRequest, reply: FastifyReply, { of, scriptHash }: Documents, pathname: string) {
  const { html, etag, isScreen } = of(pathname);
  const policy = String(reply.getHeader('content-security-policy'));
  if (scriptHash !== null) reply.header('content-security-policy', policy.replace("script-src 'self'", `$& ${scriptHash}`));
  // browsers cache documents by their full URL, and that of a mailed link contains a token
  const freshness = /[?&]token=/.test(request.url) ? 'no-store' : isScreen ? `private, max-age=${maxAgeSeconds}` : 'no-cache';
  reply.headers({ 'cache-control': freshness, etag, vary: 'accept' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Whether the path is an existing file of the build, without path traversal. */
function isFile(directory: string, file: string): boolean {
  return /^[\w-][\w./@-]*\.\w+$/.test(file) && !file.includes('..') && existsSync(path.join(directory, file));
}
