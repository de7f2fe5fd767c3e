import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { ApiError } from '../kit/http/errors.ts';

/** Registers security headers, CORS and the rate limit. */
export const securityPlugin = fp(async function security(app) {
  const { publicUrl, corsOrigins, rateLimit: perMinute } = app.config;
  const headers = { ...securityHeaders(publicUrl), ...strictTransport(publicUrl) };
  const dataHeaders = { ...publicData, ...strictTransport(publicUrl) };
  // callbacks, here and in the other hooks of every call: a promise for each costs a tenth of an answer from memory
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.isPublicData ? dataHeaders : headers);
    done();
  });
  let warned = app.config.trustProxy !== false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    const from = request.socket.remoteAddress;
    request.log.warn(
      { from },
      'calls come through a proxy that TRUST_PROXY does not name: everybody behind it shares one address and its limits',
    );
  });
  await app.register(cors, {
    origin: corsOrigins.length > 0 ? corsOrigins : false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: 600,
  });
  await app.register(rateLimit, {
    global: perMinute > 0,
    max: perMinute || 1,
    timeWindow: '1 minute',
    // a page loads many scripts, which are cheap
    allowList: (request) => /^\/(assets|livez|readyz)(\/|$)/.test(request.url),
    errorResponseBuilder: () => new ApiError('rate_limited'),
  });
});

/** Tells browsers to reach an https address by https only, for a year (HSTS). */
export const strictTransport = (address: string): Record<string, string> =>
  isSecure(address) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

const isSecure = (address: string) => address.startsWith('https://');

/** Headers of answers for other programs, which no browser shows as a page. */
const publicData = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Helmet's headers, computed once, because they are constant and computing them takes a tenth of a read. */
function securityHeaders(publicUrl: string): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets sizes and colours in style attributes, and the rich-text editor adds style elements
        styleSrc: ["'self'", "'unsafe-inline'"],
        // previews show external pictures, and files before the upload
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        // pasted pictures, of which WebKit gives an address of this page
        connectSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:', 'https:'],
        objectSrc: ["'none'"],
        // a `<base>` of our previews has a target only
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure(publicUrl) && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    // the public website embeds our pictures
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // 'same-origin' would separate the sign-in window from its opener
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  };
  const headers: Record<string, string> = {};
  // the part of a response that helmet uses
  const collect = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as never, collect as never, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
