import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inUtf8 } from '@faculty/contracts/kit/site-address';
import { frameSources } from '@faculty/contracts/kit/video-address';
import { siteGrounds } from '@faculty/contracts/website/faculty-setting';
import { logoIcon, markSvg, shareAddress, shareSize, speculationRules } from '@faculty/site/layout';
import { oaiAnswer } from '@faculty/site/oai';
import { addressOf, answerOf, notFoundAnswer, withCampaign } from '@faculty/site/site';
import { styleSheet } from '@faculty/site/style';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { assertMayReadFile } from '../kit/files/file-readers.ts';
import { openContent } from '../kit/files/shown-file.ts';
import { ApiError } from '../kit/http/errors.ts';
import { requestIdOf } from '../kit/http/request-headers.ts';
import { zodValidator } from '../kit/http/validation.ts';
import { lruMap } from '../kit/jobs/lru-map.ts';
import { measureCalls } from '../plugins/monitoring/metrics.ts';
import { logCalls } from '../plugins/monitoring/request-log.ts';
import { fileRateLimit, publicFilesRoutes } from '../plugins/public-files.routes.ts';
import { strictTransport } from '../plugins/security.ts';
import { securityContact } from '../plugins/security-contact.ts';
import { isObjectPath } from '../storage/object-path.ts';
import { cropped } from '../storage/uploads/picture.ts';
import { type PublicAnswer, sendPublic } from './answer-cache.ts';
import { previewPages } from './preview-pages.ts';
import { siteData } from './site-data.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Rich text has style attributes, and frames of a few sites. Structured data is no script that runs. */
const policyOf = (css: string) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    "style-src-attr 'unsafe-inline'",
    `script-src ${hashOf(speculationRules)}`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `frame-src ${frameSources.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The website on a server of its own, next to the API: it reads what the public API reads, and sends the public files. It has no session
 * and sets no cookie.
 */
export async function siteServer(app: FastifyInstance): Promise<FastifyInstance> {
  const { config, publicAnswers: answers } = app;
  const { trustProxy } = config;
  const site = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf(config),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 1_000,
    // longer than its head and a small form take
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreDuplicateSlashes: true },
    // addresses of old Thai websites are no UTF-8, and broken ones get a page that says so
    rewriteUrl: ({ url = '/' }) => inUtf8(url),
  }) as unknown as FastifyInstance; // `as`: the same server type with another logger parameter
  site.setValidatorCompiler(zodValidator);
  site.decorateRequest('person', null);
  logCalls(site, 'site ');
  if (config.metrics !== null) measureCalls(app, site, 'site ');
  const css = styleSheet(fontsOf(config.webDirectory));
  const policy = policyOf(css);
  const perMinute = config.rateLimit;
  await site.register(rateLimit, { global: perMinute > 0, max: perMinute || 1, timeWindow: '1 minute' });
  const securityHeaders = Object.entries({
    'x-content-type-options': 'nosniff',
    // feeds and calendars are read by the scripts of other websites; there is no session
    'access-control-allow-origin': '*',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': policy,
    ...strictTransport(config.websiteUrl),
  });
  site.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    // with 304 the caller keeps those that it has; files have a policy of their own
    if (reply.statusCode !== 304) for (const [name, value] of securityHeaders) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  const data = siteData(app);
  // before the routes, which take the handler that is there
  site.setNotFoundHandler((request, reply) => inWords(request, reply, 404));
  site.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'website');
    return inWords(request, reply, status);
  });
  /** An error as a page for whoever reads pages, else as a line. */
  async function inWords(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    reply.code(status).header('cache-control', 'no-store');
    if (status === 404 && request.headers.accept?.includes('text/html')) {
      const { body, type } = await notFoundAnswer(request.url, data, config.websiteUrl, css);
      return reply.type(type).send(body);
    }
    const words = lines[status] ?? (status < 500 ? lines[400] : lines[500]);
    return reply.type('text/plain; charset=utf-8').send(`${words} · ${request.id}`);
  }
  publicFilesRoutes(app, site);
  sharePictures(app, site);
  securityContact(site, config.securityContact);
  await serveFonts(site, config.webDirectory);
  // asked for without a look at the page by feed readers, bookmarks and search engines
  site.get('/favicon.ico', async (_request, reply) => {
    const settings = await app.siteSettings('th');
    const logo = logoIcon(settings);
    reply.header('cache-control', 'public, max-age=3600');
    return logo === null ? reply.type('image/svg+xml').send(markSvg(settings)) : reply.redirect(logo, 302);
  });
  if (config.previewLinks) await site.register(previewPages, { app, data, css });
  // the protocol is asked by GET and by POST
  await site.register(async (oai) => {
    oai.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    oai.route({
      method: ['GET', 'POST'],
      url: '/oai',
      handler: async (request, reply) => {
        const query = new URLSearchParams(typeof request.body === 'string' ? request.body : new URL(request.url, 'http://site').search);
        const repository = { data, origin: config.websiteUrl, email: addressOfMail(config.mailFrom) };
        const answer = await answers.of(`oai ${query}`, `oai ${query}`, request.ip, async () => ({
          body: await oaiAnswer(repository, query),
          type: 'text/xml; charset=utf-8',
        }));
        return sendPublic(request, reply, answer, revalidated);
      },
    });
  });
  const answerTo = ({ url, ip }: FastifyRequest, address: string): Promise<PublicAnswer> =>
    answers.of(`site ${addressOf(url).key}`, address, ip, () => answerOf(url, data, config.websiteUrl, css));
  const respond = (request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer) => {
    if (answer.statusCode === 301) reply.header('location', withCampaign(answer.body.toString(), request.url));
    sendPublic(request, reply, answer, revalidated);
  };
  site.get('/*', (request, reply) => {
    const address = `site ${request.url}`;
    const known = answers.known(address);
    // without a promise, which would cost as much as the rest
    if (known) respond(request, reply, known);
    else
      answerTo(request, address).then(
        (answer) => respond(request, reply, answer),
        (error) => reply.send(error),
      );
  });
  return site;
}

/** Whoever has just looked sees a save, and what was hidden no more, at the next press. */
const revalidated = 'public, no-cache';

/** Errors for whoever reads no pages, and while there is none. */
const lines: Readonly<Record<number, string>> = {
  400: 'ที่อยู่นี้ไม่สมบูรณ์ · This address is incomplete',
  404: 'ไม่พบสิ่งที่ขอ · Not found',
  429: 'ใช้งานถี่เกินไป โปรดรอสักครู่ · Too many requests, please wait a moment',
  500: 'ระบบขัดข้อง โปรดลองใหม่อีกครั้ง · Something went wrong, please try again',
};

/** The address in `Name <address>`. */
const addressOfMail = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

const assetsIn = (webDirectory: string) => path.join(webDirectory, 'assets');

/** The addresses of the faces that the built web app has; without a build the pages use a font of the reader's system. */
function fontsOf(webDirectory: string): Parameters<typeof styleSheet>[0] {
  const folder = assetsIn(webDirectory);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, face] = /^sarabun-((?:thai|latin)-(?:400|600))-normal-[\w-]+\.woff2$/.exec(file) ?? [];
      return face === undefined ? [] : [[face, `/fonts/${file}`]];
    }),
  );
}

async function serveFonts(site: FastifyInstance, webDirectory: string): Promise<void> {
  const addresses = Object.values(fontsOf(webDirectory));
  if (addresses.length === 0) return;
  await site.register(fastifyStatic, { root: assetsIn(webDirectory), serve: false });
  for (const address of addresses)
    site.get(address, (_request, reply) => reply.sendFile(path.basename(address), { maxAge: '365d', immutable: true }));
}

/** Some 100 kB each. */
const maxKept = 100;

/**
 * `GET /share/*` of the website: a public picture in the size of a link preview (Open Graph). Rendered when it is first asked for, one at a
 * time, and kept in memory by its content, which never changes.
 */
function sharePictures(app: FastifyInstance, site: FastifyInstance): void {
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
  return cropped(async () => buffer(await stored.read()), shareSize, 'share', siteGrounds.light.tint);
}
