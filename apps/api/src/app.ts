import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import './kit/http/fastify-types.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { demoPlugin } from './demo/demo.plugin.ts';
import { bodiesPlugin } from './kit/http/bodies.ts';
import { formsPlugin } from './kit/http/multipart.ts';
import { requestIdOf } from './kit/http/request-headers.ts';
import { serializerOf } from './kit/http/serialize.ts';
import { zodValidator } from './kit/http/validation.ts';
import { Metrics } from './kit/metrics.ts';
import { mailPlugin } from './mail/mail.plugin.ts';
import { compressionPlugin } from './plugins/compression.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { fileExchangeRoutes } from './plugins/file-exchange.routes.ts';
import { filesPlugin } from './plugins/files.ts';
import { listsPlugin } from './plugins/lists.ts';
import { healthPlugin } from './plugins/monitoring/health.ts';
import { metricsPlugin } from './plugins/monitoring/metrics.ts';
import { requestLogPlugin } from './plugins/monitoring/request-log.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { reportsPlugin } from './plugins/reports.ts';
import { rightsPlugin } from './plugins/rights.ts';
import { securityPlugin } from './plugins/security.ts';
import { securityContactPlugin } from './plugins/security-contact.ts';
import { sessionPlugin } from './plugins/session.ts';
import { webAppPlugin } from './plugins/web-app/web-app.ts';
import { publicRoutes } from './public/public.routes.ts';
import { resources } from './resources/index.ts';

/** The whole server, not yet listening: cross-cutting concerns first, then everything it serves, then the web app. */
export async function buildApp(config: Config, database: Database): Promise<FastifyInstance> {
  const { trustProxy } = config;
  const app = Fastify({
    logger: loggerOf(config),
    // one line of our own: plugins/monitoring/request-log.ts
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf(config),
    requestIdHeader: false,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // of what nobody signed in to send, and of unknown paths; plugins/rights.ts gives the others more
    bodyLimit: 16_000,
    // a 100 MB document over a slow line takes minutes; headers alone have Node's own minute
    requestTimeout: 900_000,
    connectionTimeout: 120_000, // a connection on which nothing moves
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    // requests on an open connection while the server stops are answered as usual, then the connection is closed
    return503OnClosing: false,
    // addresses that cannot be read have no route; callers of the public API are told so too. `as`: the body has no type here
    frameworkErrors: (error, _request, reply) => void reply.header('access-control-allow-origin', '*').send(error as never),
    // readers that put a base with a slash before an address ask for `//files/…`
    routerOptions: { maxParamLength: 300, ignoreDuplicateSlashes: true },
  });
  app.decorate('config', config);
  app.decorate('metrics', new Metrics());
  app.decorate('db', database.prisma);
  app.decorate('pool', database.pool);
  app.decorate('reserve', database.reserve);
  app.decorate('reservePool', database.reservePool);
  app.decorate('changes', database.changes);
  app.decorate('searches', new Map());
  app.decorate('listSources', new Map());
  app.decorate('texts', new Map());
  app.decorate('records', new Map());
  app.decorate('bins', new Map());
  app.decorate('writers', new Map());
  app.decorate('updaters', new Map());
  app.decorate('reviewed', new Map());
  app.setValidatorCompiler(zodValidator);
  // compiled when first needed: all of them at once would be a good part of the start
  app.setSerializerCompiler<Parameters<typeof serializerOf>[0]>(({ schema }) => {
    let serialize: ReturnType<typeof serializerOf> | undefined;
    return (answer) => {
      serialize ??= serializerOf(schema);
      return serialize(answer);
    };
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    // responses belong to one person; files and the app's assets set their own cache headers
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  // each has a name, of its function or in its options: fastify-plugin would read it from a stack trace, for which Node.js reads all
  // source maps, a third of the start
  await app.register(errorsPlugin);
  await app.register(securityPlugin);
  await app.register(compressionPlugin);
  await app.register(bodiesPlugin);
  await app.register(sessionPlugin, database);
  await app.register(requestLogPlugin);
  await app.register(rightsPlugin);
  await app.register(openapiPlugin);
  await app.register(mailPlugin);
  await app.register(listsPlugin);
  await app.register(filesPlugin);
  await app.register(reportsPlugin);
  await app.register(healthPlugin);
  await app.register(securityContactPlugin);
  await app.register(metricsPlugin);
  // forms are read by these calls only: the hooks would take 7 to 16 % of the time of a small public answer
  await app.register(async (staff) => {
    await staff.register(formsPlugin);
    fileExchangeRoutes(staff);
    await staff.register(authRoutes);
    if (config.demoPages) await staff.register(demoPlugin);
    await staff.register(resources);
  });
  await publicRoutes(app);
  await app.register(webAppPlugin);
  return app;
}

/** Structured logs. A call is logged by its route, not by its address, which may carry keys, one-time tokens and search terms. */
function loggerOf(config: Config) {
  const pretty = process.stdout.isTTY && !config.production;
  return {
    level: config.logLevel,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.password_hash'],
      censor: '[redacted]',
    },
    serializers: { req: ({ id, method, ip }: { id: string; method: string; ip: string }) => ({ id, method, ip }) },
    ...(config.logTo && { stream: config.logTo }),
    ...(pretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } }),
  };
}
