import { randomUUID } from 'node:crypto';
import { lcVisit, visitRoutes, visitsNow, visitsSeen } from '@faculty/contracts/centre/lc-visit';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { run } from '../../kit/run.ts';
import { endForgotten } from './closing.ts';
import { Waiting } from './waiting.ts';

const tables = ['mem_lc_checkin_users', 'mem_lc_users'];
/** Shorter than what proxies take for a dead call. */
const waitMilliseconds = 25_000;
/** More desks than a centre has; the next ones ask again after a moment. */
const mostWaiting = 200;
const closingMilliseconds = 60_000;

/** What happens beside the visits' documented calls: desks hear of changes, and the centre closes. */
export function lcVisitCalls(app: FastifyInstance): void {
  changesCall(app);
  closeDaily(app);
}

/**
 * Answers when a visit has changed, in whichever process: every table tells of its changes (docs/decisions/0016). A call that waits is
 * plain HTTP, with the rights, limits and proxies of any other; a new one checks them again.
 */
function changesCall(app: FastifyInstance): void {
  const instance = randomUUID().slice(0, 8);
  const waiting = new Waiting(mostWaiting);
  app.changes.onTableChange(tables, () => waiting.tell());
  app.addHook('preClose', async () => waiting.tell());
  /** Another instance counts its own changes: its numbers are never the same. Empty while changes cannot be heard. */
  const version = () => {
    const heard = app.changes.versionOf(tables);
    return heard === null ? '' : `${instance}.${heard}`;
  };

  app.route({
    ...methodAndUrl(visitRoutes.changes),
    config: { right: { page: lcVisit.page, action: 'view' } },
    schema: {
      tags: [lcVisit.tag],
      summary: 'Answers when a visit has changed since `since`, or after 25 seconds',
      querystring: visitsSeen,
      response: { 200: visitsNow },
    },
    handler: async (request) => {
      const { since } = request.query as z.infer<typeof visitsSeen>;
      const gone = new AbortController();
      request.raw.once('close', () => gone.abort());
      if (since !== '' && since === version()) await waiting.wait(waitMilliseconds, gone.signal);
      return { version: version() };
    },
  });
}

/** Who forgot to leave has left when the centre closed. Looked at every minute, and at the start for what a stopped server missed. */
function closeDaily(app: FastifyInstance): void {
  const { lcClosingTime } = app.config;
  const close = () =>
    run(app.pool, endForgotten(lcClosingTime, new Date())).then(
      ({ rowCount }) => rowCount && app.log.info({ visits: rowCount }, 'the language centre has closed: forgotten visits are ended'),
      (error: unknown) => app.log.warn({ err: error }, 'forgotten visits could not be ended; the next minute tries again'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(close, closingMilliseconds).unref();
  });
  app.addHook('onListen', async () => void close());
  app.addHook('onClose', async () => clearInterval(timer));
}
