import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { authOptionsOf } from '../auth/auth-options.ts';
import { ApiError } from '../kit/http/errors.ts';
import { sendRefusal } from './errors.ts';
import { type Documents, documentsOf } from './web-app-document.ts';

/** Serves the built web app from the same origin: a browser's navigation to an unknown path gets the app, a call gets a JSON 404. */
export const webAppPlugin = fp(async (app) => {
  const directory = app.config.webDirectory;
  if (!existsSync(path.join(directory, 'index.html'))) {
    app.log.warn({ directory }, 'the web app is not built: serving the API only');
    return;
  }
  const documents = documentsOf(directory, authOptionsOf(app.config));
  await app.register(fastifyStatic, {
    root: directory,
    // one route, decided by what lies on the disk; without it each file would be a route of its own
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
      // the address itself is the page for everybody: uptime checks and link previews name no type
      if (file === '' || request.headers.accept?.includes('text/html')) return sendDocument(request, reply, documents, `/${file}`);
      return sendRefusal(request, reply, new ApiError('no_such_path'));
    },
  });
});

/**
 * Seconds for which a browser opens a screen's document without asking: it has nothing of a person in it, and asking takes a slow line
 * as long as the rows do. Reloading asks at once; public/start.js does so by itself when a newer build has taken the files away.
 */
const freshFor = 3_600;

function sendDocument(request: FastifyRequest, reply: FastifyReply, { of, scriptHash }: Documents, pathname: string) {
  const { html, etag, isScreen } = of(pathname);
  const policy = String(reply.getHeader('content-security-policy'));
  if (scriptHash !== null) reply.header('content-security-policy', policy.replace("script-src 'self'", `$& ${scriptHash}`));
  // a browser keeps a document under its whole address, and that of a mail's link carries a secret
  const freshness = /[?&]token=/.test(request.url) ? 'no-store' : isScreen ? `private, max-age=${freshFor}` : 'no-cache';
  reply.headers({ 'cache-control': freshness, etag, vary: 'accept' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Only names of the build itself: no dots, no other folder. */
function isFile(directory: string, file: string): boolean {
  return /^[\w-][\w./@-]*\.\w+$/.test(file) && !file.includes('..') && existsSync(path.join(directory, file));
}
