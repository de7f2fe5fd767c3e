import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { lastBackup } from '../../db/last-backup.ts';
import { metricPrefix } from '../../kit/metrics.ts';
import { commit, version } from '../../version.ts';

/** Timeout of the database query of a scrape, which is then answered without its figures. */
const databaseMilliseconds = 2_000;

/** Measures every call of a server; routes are labelled by their pattern, to limit the cardinality and to exclude personal data. */
export function measureCalls(app: FastifyInstance, server: FastifyInstance, prefix = ''): void {
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config?.unmeasured) return;
    const route = request.is404 ? 'none' : `${prefix}${request.routeOptions.url ?? 'none'}`;
    app.metrics.calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** Serves Prometheus metrics on a separate port (`METRICS_PORT`, `METRICS_HOST`), never on the public address. */
export const metricsPlugin = fp(
  async (app) => {
    const { metrics } = app.config;
    if (metrics === null) return;
    const { registry } = app.metrics;
    collectDefaultMetrics({ register: registry, prefix: metricPrefix });
    new Gauge({
      name: `${metricPrefix}build_info`,
      help: 'Always 1; what this process runs is in its labels',
      labelNames: ['version', 'commit', 'node'],
      registers: [registry],
    }).set({ version, commit, node: process.version }, 1);
    measureCalls(app, app);
    app.addHook('onResponse', async (request) => {
      if (request.isDatabaseUnavailable) app.metrics.databaseUnavailable.inc();
    });
    gaugesOfProcess(app);
    const fromDatabase = gaugesOfDatabase(app);

    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
      fromDatabase()
        .then(() => registry.metrics())
        .then(
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

/** What the process itself knows at a scrape. */
function gaugesOfProcess(app: FastifyInstance): void {
  const registers = [app.metrics.registry];
  new Gauge({
    name: `${metricPrefix}database_connections`,
    help: 'Connections of the pools, by what they do',
    labelNames: ['pool', 'state'],
    registers,
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
    name: `${metricPrefix}table_changes_heard`,
    help: '1 while changes of other instances are heard; 0: every answer is asked anew',
    registers,
    collect() {
      this.set(app.changes.versionOf([]) === null ? 0 : 1);
    },
  });
  // each asks by itself: one that another sets is still 0 in the first answer after a start
  const disk = () => statfs(app.config.dataDirectory).catch(() => null);
  new Gauge({
    name: `${metricPrefix}data_disk_size_bytes`,
    help: 'Size of the disk of DATA_DIR',
    registers,
    async collect() {
      const found = await disk();
      if (found !== null) this.set(found.bsize * found.blocks);
    },
  });
  new Gauge({
    name: `${metricPrefix}data_disk_free_bytes`,
    help: 'Room left on the disk of DATA_DIR for the account of the service',
    registers,
    async collect() {
      const found = await disk();
      if (found !== null) this.set(found.bsize * found.bavail);
    },
  });
  const expires = app.config.azureSecretExpires;
  if (expires !== null)
    new Gauge({
      name: `${metricPrefix}sign_in_secret_expires_timestamp_seconds`,
      help: 'When the client secret at Microsoft ends (AZURE_CLIENT_SECRET_EXPIRES)',
      registers,
    }).set(Date.parse(expires) / 1000);
}

/** What only the database knows; a scrape does not wait long for it. The returned function asks. */
function gaugesOfDatabase(app: FastifyInstance): () => Promise<void> {
  const registers = [app.metrics.registry];
  const up = new Gauge({ name: `${metricPrefix}database_up`, help: '1 when the database answers', registers });
  const ask = figuresOfBackOffice(app);
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), databaseMilliseconds);
    });
    const isUp = await Promise.race([ask(), timeout]).then(
      () => 1,
      () => 0,
    );
    clearTimeout(timer);
    up.set(isUp);
  };
}

function figuresOfBackOffice(app: FastifyInstance): () => Promise<void> {
  const registers = [app.metrics.registry];
  const mails = new Gauge({ name: `${metricPrefix}mails_waiting`, help: 'Mails not sent yet', labelNames: ['state'], registers });
  const sessions = new Gauge({ name: `${metricPrefix}sessions`, help: 'Sessions that have neither ended nor expired', registers });
  return async () => {
    const { rows } = await app.reservePool.query<{ waiting: number; failing: number; sessions: number }>(`
      SELECT count(*) FILTER (WHERE attempts = 0)::int AS waiting, count(*) FILTER (WHERE attempts > 0)::int AS failing,
        (SELECT count(*)::int FROM sessions WHERE ended_at IS NULL AND expires_at > now()) AS sessions
      FROM outgoing_mails WHERE sent_at IS NULL AND text <> ''`);
    mails.set({ state: 'new' }, rows[0]?.waiting ?? 0);
    mails.set({ state: 'failing' }, rows[0]?.failing ?? 0);
    sessions.set(rows[0]?.sessions ?? 0);
    app.metrics.backupSucceeded(await lastBackup(app.reservePool));
  };
}
