import fp from 'fastify-plugin';

/**
 * Logs one line per answered call, with the route's pattern instead of the URL, which may contain secrets (`/checkin/:key/…`), search
 * texts and tokens.
 */
export const requestLogPlugin = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? null : (request.routeOptions.url ?? null),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        user_name: request.person?.user_name ?? null,
      },
      'request completed',
    );
  });
});
