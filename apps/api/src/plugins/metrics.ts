import { createServer } from 'node:http';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Timeout of the database query of a scrape, which is then answered without its figures. */
const databaseMilliseconds = 2_000;

/**
 * Serves Prometheus metrics on a separate port (`METRICS_PORT`, `METRICS_HOST`), never on the public address.
 * Routes are labelled by their pattern, to limit the cardinality and to exclude personal data.
 */
export const metricsPlugin = fp(
  async (app) => {
    const { metrics } = app.config;
    if (metrics === null) return;
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const calls = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Calls by method, route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers: [registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      if (request.routeOptions.config?.unmeasured) return;
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
      calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
    const refused = new Counter({
      name: 'database_unavailable_total',
      help: 'Calls answered 503 because the database could not be reached or asked in time',
      registers: [registry],
    });
    app.addHook('onResponse', async (request) => {
      if (request.isDatabaseUnavailable) refused.inc();
    });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pools, by what they do',
      labelNames: ['pool', 'state'],
      registers: [registry],
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of [
          ['main', app.pool],
          ['reserve', app.reservePool],
        ] as const) {
          this.set({ pool, state: 'busy' }, totalCount - idleCount);
          this.set({ pool, state: 'idle' }, idleCount);
          this.set({ pool, state: 'waited_for' }, waitingCount);
        }
      },
    });
    new Gauge({
      name: 'table_changes_heard',
      help: '1 while changes of other instances are heard; 0: every answer is asked anew',
      registers: [registry],
      collect() {
        this.set(app.changes.versionOf([]) === null ? 0 : 1);
      },
    });
    new Counter({
      name: 'swept_files_total',
      help: 'Files without a record that this process moved to the trash',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(app.sweepCounts.swept);
      },
    });
    new Gauge({
      name: 'orphan_files_waiting',
      help: 'Files without a record that the last sweep of this process left for the next one',
      registers: [registry],
      collect() {
        this.set(app.sweepCounts.waiting);
      },
    });
    const database = new Gauge({ name: 'database_up', help: '1 when the database answers', registers: [registry] });
    const mails = new Gauge({ name: 'mails_waiting', help: 'Mails not sent yet', labelNames: ['state'], registers: [registry] });

    const queryDatabase = async () => {
      const { rows } = await app.reservePool.query<{ waiting: number; failing: number }>(`
        SELECT count(*) FILTER (WHERE attempts = 0)::int AS waiting, count(*) FILTER (WHERE attempts > 0)::int AS failing
        FROM outgoing_mails WHERE sent_at IS NULL AND text <> ''`);
      mails.set({ state: 'new' }, rows[0]?.waiting ?? 0);
      mails.set({ state: 'failing' }, rows[0]?.failing ?? 0);
    };
    const scrape = async () => {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('late')), databaseMilliseconds);
      });
      const isUp = await Promise.race([queryDatabase(), timeout]).then(
        () => 1,
        () => 0,
      );
      clearTimeout(timer);
      database.set(isUp);
      return registry.metrics();
    };

    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
      scrape().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(metrics.port, metrics.host, listening);
    });
    app.addHook('onClose', async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    });
  },
  { name: 'metrics' },
);
