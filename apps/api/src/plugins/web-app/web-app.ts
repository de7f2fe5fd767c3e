import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AuthOptions, authRoutes } from '@faculty/contracts/auth/auth';
import { firstCallsOf } from '@faculty/contracts/first-calls';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { authOptionsOf } from '../../auth/auth-options.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { sendRefusal } from '../errors.ts';

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

/** The HTML document of an address of the app. */
interface Document {
  html: string;
  etag: string;
  /** Whether the build has a screen at this address. */
  isScreen: boolean;
}

/** The documents of the app. */
interface Documents {
  of(pathname: string): Document;
  /** CSP hash of the inline start script; null if it is not inlined. */
  scriptHash: string | null;
}

/** Pages without a signed-in person, and unknown addresses. */
const publicPages = /^($|\/(login|starter|sign-up|forgot|password-reset|verify-email|error-login)$)/;

/**
 * Creates the app's documents: each has preloads of its screen's files and the first API calls, so that they are loaded in parallel to
 * the first script.
 * @param directory of the built web app
 * @param options the sign-in options, which are embedded in every document
 */
function documentsOf(directory: string, options: AuthOptions): Documents {
  const known = metaTag('first-answers', [{ method: 'GET', address: methodAndUrl(authRoutes.options).url, body: options }]);
  const { index, scriptHash } = withStartScript(directory, readFileSync(path.join(directory, 'index.html'), 'utf8'));
  const preloads = readPreloads(path.join(directory, '.vite/preloads.json'));
  const documents = new Map<string, Document>();
  const of = (pathname: string) => {
    // unknown addresses share one document, so that the cache is bounded by the number of screens
    const key = pathname in preloads ? pathname : '';
    let document = documents.get(key);
    if (!document) {
      const files = (preloads[key] ?? []).map(preloadTag);
      document = { ...withHead(index, [known, ...firstCallsTag(key)], files), isScreen: key !== '' };
      documents.set(key, document);
    }
    return document;
  };
  return { of, scriptHash };
}

const startTag = '<script src="/start.js"></script>';

/**
 * Inlines the start script, which makes the first calls: this saves a round trip at every visit. The content security policy allows it
 * by its hash.
 */
function withStartScript(directory: string, index: string): { index: string; scriptHash: string | null } {
  const file = path.join(directory, 'start.js');
  if (!index.includes(startTag) || !existsSync(file)) return { index, scriptHash: null };
  // browsers normalize line ends before hashing
  const script = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return {
    index: index.replace(startTag, () => `<script>${script}</script>`),
    scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}

function readPreloads(file: string): Readonly<Record<string, readonly string[]>> {
  const table = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  return Object.assign(Object.create(null), table);
}

function preloadTag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

const firstCallsTag = (pathname: string) => (publicPages.test(pathname) ? [] : [metaTag('first-calls', firstCallsOf(pathname))]);

const metaTag = (name: string, content: unknown) => `<meta name="${name}" content="${escapeHtml(JSON.stringify(content))}">`;

/** Inserts the first calls before the first script, which reads them, and the preloads at the end of the head, in the order of the build. */
function withHead(index: string, calls: readonly string[], files: readonly string[]): Omit<Document, 'isScreen'> {
  const withFiles = insert(index, index.indexOf('</head>'), files);
  const html = insert(withFiles, withFiles.indexOf('<script'), calls);
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

const insert = (html: string, at: number, tags: readonly string[]) =>
  `${html.slice(0, at)}${tags.map((tag) => `${tag}\n    `).join('')}${html.slice(at)}`;
