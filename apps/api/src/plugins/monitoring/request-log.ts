import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Logs one line per answered call, with the route's pattern instead of the URL, which may contain secrets (`/checkin/:key/…`), search
 * texts and tokens.
 */
export function logCalls(server: FastifyInstance, prefix = ''): void {
  server.addHook('onResponse', (request, reply, done) => {
    done();
    const { url } = request.routeOptions;
    request.log.info(
      {
        method: request.method,
        route: request.is404 || url === undefined ? null : `${prefix}${url}`,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        user_name: request.person?.user_name ?? null,
      },
      'request completed',
    );
  });
}

export const requestLogPlugin = fp(async (app) => logCalls(app), { name: 'request-log' });
