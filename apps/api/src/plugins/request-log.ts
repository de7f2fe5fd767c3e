import fp from 'fastify-plugin';

/**
 * One line for each call once it is answered: what was asked, by whom, and how it went. Routes are named by their pattern: an address may
 * hold a secret (`/checkin/:key/…`), and its query search words and tokens.
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
