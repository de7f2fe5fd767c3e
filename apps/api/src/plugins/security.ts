import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { ApiError } from '../kit/http/errors.ts';

/** Headers, origins and a limit on calls. */
export const securityPlugin = fp(async (app) => {
  const { publicUrl, corsOrigins, rateLimit: perMinute } = app.config;
  const secure = publicUrl.startsWith('https://');
  const headers = securityHeaders(secure);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  let warned = app.config.trustProxy !== false;
  app.addHook('onRequest', async (request) => {
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
    // scripts of one page are many; they cost little
    allowList: (request) => /^\/(assets|livez|readyz)(\/|$)/.test(request.url),
    errorResponseBuilder: () => new ApiError('rate_limited'),
  });
});

/** Helmet decides once; its headers are the same for every answer, and computing them anew was a tenth of a read. */
function securityHeaders(secure: boolean): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets sizes and colours in style attributes, and the rich-text editor adds style elements
        styleSrc: ["'self'", "'unsafe-inline'"],
        // previews show pictures people linked from elsewhere, and files before they are sent
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    // the public website shows our pictures
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // 'same-origin' would cut the sign-in window off from the page that opened it
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
  const headers: Record<string, string> = {};
  // the part of a response that helmet touches
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
