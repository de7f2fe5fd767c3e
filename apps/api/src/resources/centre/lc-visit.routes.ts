import { lcVisit, visitRoutes, visitsNow, visitsSeen } from '@faculty/contracts/centre/lc-visit';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import type { Person } from '../../kit/crud/context.ts';
import { abortOnDisconnect } from '../../kit/http/abort-on-disconnect.ts';
import { endForgotten } from './closing.ts';
import { Waiting } from './waiting.ts';

const tables = ['mem_lc_checkin_users', 'mem_lc_users'];
/** Shorter than what proxies take for a dead call. */
const waitMilliseconds = 25_000;
/** More desks than a centre has; the next ones ask again after a moment. */
const mostWaiting = 200;
/** Windows in which one person has the visits open. */
const mostOfOne = 4;
/** When who found no place to wait may ask again. */
const againSeconds = '5';
const closingMilliseconds = 60_000;

/** Beside the documented calls of visits: long polling for desks, and closing the centre. */
export function lcVisitCalls(app: FastifyInstance): void {
  changesCall(app);
  closeDaily(app);
}

/**
 * Answers when a visit has changed, in whichever process: every table tells of its changes (docs/decisions/0041). A call that waits is
 * plain HTTP, with the rights, limits and proxies of any other; a new one checks them again.
 */
function changesCall(app: FastifyInstance): void {
  const waiting = new Waiting(mostWaiting, mostOfOne);
  app.changes.onTableChange(tables, () => waiting.tell());
  app.addHook('preClose', async () => waiting.tell());
  /** The same in every process, so that a desk may be answered by one after the other. Empty while changes cannot be heard. */
  const version = () => app.changes.sharedVersionOf(tables) ?? '';

  app.route({
    ...methodAndUrl(visitRoutes.changes),
    config: { right: { page: lcVisit.page, action: 'view' }, unmeasured: true },
    schema: {
      tags: [lcVisit.tag],
      summary: 'Answers when a visit has changed since `since`, or after 25 seconds',
      querystring: visitsSeen,
      response: { 200: visitsNow },
    },
    handler: async (request, reply) => {
      const { since } = request.query as z.infer<typeof visitsSeen>;
      const { user_name } = request.person as Person;
      // another process may have seen a change before this one
      if (since !== '' && since !== version()) await app.changes.flush();
      if (since !== '' && since === version()) {
        const hasWaited = await waiting.wait(user_name, waitMilliseconds, abortOnDisconnect(reply));
        if (!hasWaited) reply.header('retry-after', againSeconds);
      }
      return { version: version() };
    },
  });
}

/** Who forgot to leave has left when the centre closed. Looked at every minute, and at the start for what a stopped server missed. */
function closeDaily(app: FastifyInstance): void {
  const { lcClosingTime } = app.config;
  app.metrics.jobSucceeded('closing');
  const close = () =>
    runSql(app.pool, endForgotten(lcClosingTime, new Date())).then(
      ({ rowCount }) => {
        app.metrics.jobSucceeded('closing');
        if (rowCount) app.log.info({ visits: rowCount }, 'the language centre has closed: forgotten visits are ended');
      },
      (error: unknown) => app.log.warn({ err: error }, 'forgotten visits could not be ended; the next minute tries again'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(close, closingMilliseconds).unref();
  });
  app.addHook('onListen', async () => void close());
  app.addHook('onClose', async () => clearInterval(timer));
}
