import {
  keyPageBody,
  maxWrongPairings,
  pairing,
  pairingDigits,
  pairingState,
  tempKey,
  tempKeyRoutes,
} from '@faculty/contracts/centre/temp-key';
import type { Action } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../kit/crud/audit.ts';
import type { DeclaredRight, Person, Transaction } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { nextClosing } from './closing.ts';
import { latestKey, makePairing, renewKey, stateOfPairing, withdrawKeys } from './temp-keys.ts';

const keyPages = ['/centre/lc_members', '/centre/lc_checkin_members'] as const;
const rightsTo = (action: Action): DeclaredRight[] => keyPages.map((page) => ({ page, action }));

/** The key of the kiosk, shown and renewed from the pages of the language centre. */
export function tempKeyCalls(app: FastifyInstance): void {
  const tags = ['Language centre'];

  app.route({
    ...methodAndUrl(tempKeyRoutes.read),
    config: { anyRight: rightsTo('view') },
    schema: { tags, body: keyPageBody, response: { 200: z.array(tempKey) } },
    handler: async (request) => {
      const key = await latestKey(app.db, (request.body as z.infer<typeof keyPageBody>).page_code);
      return key ? [{ ...key, now: new Date() }] : [];
    },
  });

  /** One change of a page's keys, with its line in the audit. */
  const change = async <Result>(
    request: FastifyRequest,
    does: 'renew' | 'withdraw' | 'pair',
    work: (db: Transaction) => Promise<Result>,
  ) => {
    const { page_code } = request.body as z.infer<typeof keyPageBody>;
    const person = request.person as Person;
    const right = rightsTo(does === 'pair' ? 'view' : 'edit').find(({ page, action }) => person.right(page)[action]) ?? null;
    return inTransaction(app, contextOf(app, request, keyPages[0]), right, async (ctx) => {
      await writeAudit(ctx, request.id, does, { entity: 'temp_key', id: page_code, title: '' }, {});
      return work(ctx.db);
    });
  };
  const closing = { time: app.config.lcClosingTime, graceMinutes: app.config.lcClosingGraceMinutes };
  /** The hours of a key, but never less than until the centre has closed. */
  const endOf = (now: Date) => {
    const hours = new Date(now.getTime() + app.config.checkinKeyHours * 3_600_000);
    const closed = nextClosing(closing, now);
    return hours > closed ? hours : closed;
  };

  app.route({
    ...methodAndUrl(tempKeyRoutes.renew),
    config: { anyRight: rightsTo('edit') },
    schema: { tags, body: keyPageBody, response: { 200: tempKey } },
    handler: async (request) => {
      const { page_code } = request.body as z.infer<typeof keyPageBody>;
      const { user_name } = request.person as Person;
      const key = await change(request, 'renew', (db) => renewKey(db, page_code, user_name, endOf));
      return { ...key, now: new Date() };
    },
  });

  app.route({
    ...methodAndUrl(tempKeyRoutes.withdraw),
    config: { anyRight: rightsTo('edit') },
    schema: {
      tags,
      summary: 'Ends every key of the page at once; scans that a kiosk kept under one of them do not count any more',
      body: keyPageBody,
      response: { 200: z.object({ withdrawn: z.int() }) },
    },
    handler: async (request) => {
      const { page_code } = request.body as z.infer<typeof keyPageBody>;
      return { withdrawn: await change(request, 'withdraw', (db) => withdrawKeys(db, page_code)) };
    },
  });

  app.route({
    ...methodAndUrl(tempKeyRoutes.pairing),
    // those who may see the key may pair a device
    config: { anyRight: rightsTo('view') },
    schema: {
      tags,
      summary: `A code of ${pairingDigits} digits that gives one device the key within ten minutes, typed at /checkin`,
      body: keyPageBody,
      response: { 200: pairing },
    },
    handler: async (request) => {
      const { page_code } = request.body as z.infer<typeof keyPageBody>;
      return change(request, 'pair', (db) => makePairing(db, page_code));
    },
  });

  app.route({
    ...methodAndUrl(tempKeyRoutes.pairingState),
    config: { anyRight: rightsTo('view') },
    schema: {
      tags,
      summary: `What became of the latest pairing code; ${maxWrongPairings} wrong ones withdraw it`,
      querystring: keyPageBody,
      response: { 200: pairingState },
    },
    handler: async (request) => stateOfPairing(app.db, (request.query as z.infer<typeof keyPageBody>).page_code),
  });
}
