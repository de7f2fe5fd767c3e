import fp from 'fastify-plugin';
import { z } from 'zod';

const answer = z.object({ status: z.enum(['ok', 'unavailable']) });
/** Limits the queries of frequent health checks. */
const cacheMilliseconds = 1_000;

/** `/livez`: the process answers. `/readyz`: it can also reach its database. */
export const healthPlugin = fp(async function health(app) {
  let last = { at: Number.NEGATIVE_INFINITY, ready: false };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const isReady = async () => {
    if (closing) return false;
    if (performance.now() - last.at > cacheMilliseconds) {
      last = { ...last, at: performance.now() };
      last.ready = await app.reservePool.query('SELECT 1').then(
        () => true,
        () => false,
      );
    }
    return last.ready;
  };
  const config = { public: true, unmeasured: true } as const;
  const schema = { tags: ['System'], response: { 200: answer, 503: answer } };
  app.get('/livez', { config, schema, logLevel: 'silent' }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { config, schema, logLevel: 'silent' }, async (_request, reply) => {
    if (await isReady()) return { status: 'ok' as const };
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ status: 'unavailable' as const });
  });
});
