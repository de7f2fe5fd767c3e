import { randomUUID } from 'node:crypto';
import {
  checkinRoutes,
  kioskState,
  maxOfflineHours,
  pairAnswer,
  pairBody,
  queuedScansAnswer,
  queuedScansBody,
  type ScanAnswer,
  scanAnswer,
  scanBody,
  unknownScans,
} from '@faculty/contracts/centre/checkin';
import { lcVisit } from '@faculty/contracts/centre/lc-visit';
import { keyPage } from '@faculty/contracts/centre/temp-key';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { TempKey } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QueryCache } from '../../db/cache.ts';
import { openShown } from '../../kit/files/shown-file.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { lruMap } from '../../kit/jobs/lru-map.ts';
import { GuessLimit } from './kiosk-throttle.ts';
import { recordScan, recordUnknownScan, type Scan, type Scanned } from './scans.ts';
import { takePairing } from './temp-keys.ts';

const params = z.object({ key: z.string().max(60) });
const pictureParams = z.object({ key: z.string().max(60), scan_id: z.uuid() });
/** A picture is there for so long after its scan. */
const pictureMilliseconds = 60_000;
/** Tolerance of a kiosk's clock: the time of the response's transfer. */
const clockMilliseconds = 5_000;
/** Many scanners behind one address, and more than they can scan. */
const open = { public: true, rateLimit: { max: 6_000, timeWindow: 60_000 } } as const;
const tags = ['Language centre'];
/** Fifty scans of 200 characters. */
const keptBodyLimit = 64_000;

/** The kiosk: no sign-in, but a key that expires. Answers name only the member whose card was just scanned. */
export function checkinCalls(app: FastifyInstance): void {
  const keys = new QueryCache<TempKey | null>(app.changes);
  const guesses = new GuessLimit(app, { channel: 'checkin_guesses', most: 20, windowMilliseconds: 300_000 });
  const named = new NamedMembers();
  const pairs = new GuessLimit(app, { channel: 'checkin_pairs', most: 10, windowMilliseconds: 600_000 });
  const closing = { time: app.config.lcClosingTime, graceMinutes: app.config.lcClosingGraceMinutes };
  const keyOf = (request: FastifyRequest) => {
    const { key } = request.params as z.infer<typeof params>;
    return keys.of(['temp_keys'], key, () => app.db.tempKey.findFirst({ where: { key_code: key, page_code: keyPage } }));
  };
  /** @throws ApiError `checkin_key`, the same for a key that has ended and one that never was, before a code is looked at */
  const assertValid = async (request: FastifyRequest, at: Date) => {
    const key = await keyOf(request);
    if (!key || key.key_end_at <= at) throw new ApiError('checkin_key');
    return key;
  };
  const record = (scan: Scan, assertMayName?: (user_id: number) => void) =>
    app.db.$transaction((db) => recordScan(db, scan, { closing, ...(assertMayName && { assertMayName }) }));
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: open });

  app.route({
    ...at(checkinRoutes.state),
    schema: { tags, summary: 'Whether a kiosk’s key is valid, by the server’s clock', params, response: { 200: kioskState } },
    handler: async (request) => {
      const key = await keyOf(request);
      const now = new Date();
      return { isValid: key !== null && key.key_end_at > now, key_end_at: key?.key_end_at ?? null, now };
    },
  });

  app.route({
    ...at(checkinRoutes.scan),
    schema: { tags, summary: 'One scan: first in, then out', params, body: scanBody, response: { 200: scanAnswer } },
    handler: async (request, reply) => {
      const now = new Date();
      guesses.assert(request, reply);
      const { key_code } = await assertValid(request, now);
      const { user_code, scan_id = randomUUID() } = request.body as z.infer<typeof scanBody>;
      const scanned = await record({ user_code, scan_id, at: now }, (user_id) => named.assert(key_code, user_id));
      if (scanned.outcome === 'unknown') guesses.count(request);
      return answerOf(scanned, now, `/checkin/${key_code}/pictures/${scan_id}`);
    },
  });

  app.route({
    ...at(checkinRoutes.keptScans),
    bodyLimit: keptBodyLimit,
    schema: {
      tags,
      summary: 'Scans a kiosk kept while it had no network, in their order; each counts once, however often it is sent',
      params,
      body: queuedScansBody,
      response: { 200: queuedScansAnswer },
    },
    handler: async (request, reply) => {
      guesses.assert(request, reply);
      const key = await keyOf(request);
      if (!key) throw new ApiError('checkin_key');
      const { scans } = request.body as z.infer<typeof queuedScansBody>;
      const results: z.infer<typeof queuedScansAnswer>['results'] = [];
      for (const { scan_id, user_code, scanned_at } of scans) {
        // the rest is sent again when the wait is over
        if (guesses.isReached(request)) break;
        const now = Date.now();
        const made = new Date(Math.min(scanned_at.getTime(), now));
        // a kiosk's clock is the server's, but not to the second
        const isOfKey = made.getTime() >= key.created_at.getTime() - clockMilliseconds && made <= key.key_end_at;
        const counts = isOfKey && made.getTime() > now - maxOfflineHours * 3_600_000;
        const { outcome } = counts ? await record({ scan_id, user_code, at: made }) : { outcome: 'too_old' as const };
        if (outcome === 'unknown') {
          guesses.count(request);
          await recordUnknownScan(app.db, scan_id, made);
        }
        results.push({ scan_id, outcome });
      }
      return { results };
    },
  });

  app.route({
    ...at(checkinRoutes.pair),
    schema: {
      tags,
      summary: 'The key of the kiosk, for a pairing code that the desk shows',
      body: pairBody,
      response: { 200: pairAnswer },
    },
    handler: async (request, reply) => {
      pairs.assert(request, reply);
      const { key_code, isWithdrawn } = await takePairing(app.db, keyPage, (request.body as z.infer<typeof pairBody>).code);
      if (key_code === null) {
        pairs.count(request);
        if (isWithdrawn) request.log.warn('the pairing code was withdrawn after too many wrong ones');
        throw wrongField('code', 'pair_code');
      }
      return { key_code };
    },
  });

  app.route({
    ...methodAndUrl(checkinRoutes.unknown),
    config: { right: { page: lcVisit.page, action: 'view' } },
    schema: { tags, summary: 'How many scans of the last day, kept without network, no member has', response: { 200: unknownScans } },
    handler: async () => ({
      count: await app.db.lcScan.count({ where: { visit_id: null, created_at: { gt: new Date(Date.now() - 86_400_000) } } }),
    }),
  });

  app.route({
    ...at(checkinRoutes.picture),
    schema: { tags, summary: 'The picture of who has just been scanned, for a minute', params: pictureParams },
    handler: async (request, reply) => {
      await assertValid(request, new Date());
      const { scan_id } = request.params as z.infer<typeof pictureParams>;
      const scan = await app.db.lcScan.findUnique({
        where: { scan_id },
        select: { created_at: true, visit: { select: { member: true } } },
      });
      const path = scan && Date.now() - scan.created_at.getTime() < pictureMilliseconds ? scan.visit?.member?.avatarFile : null;
      const picture = path ? await openShown(app, path, 'small') : null;
      if (!picture) throw new ApiError('not_found');
      return reply
        .type(picture.mime)
        .header('content-length', picture.bytes)
        .send(await picture.read());
    },
  });
}

function answerOf({ outcome, member, visit }: Scanned, at: Date, picture: string): ScanAnswer {
  const name_th = member ? `${member.prefix_title_th}${member.fname_th} ${member.lname_th}` : '';
  const name_en = member ? `${member.prefix_title_en} ${member.fname_en} ${member.lname_en}`.trim() : '';
  const time_in = outcome === 'in' ? null : (visit?.time_in ?? null);
  return { outcome, name_th, name_en, at, time_in, picture: member?.avatarFile ? picture : null };
}

/** So many different members one key may name within a minute: more than scan at a door, fewer than a list that is tried. */
const mostNamed = 60;
const windowMilliseconds = 60_000;

/** Counts the different members whom a kiosk's key has named, in this process. */
class NamedMembers {
  readonly #named = lruMap<Map<number, number>>();

  /** Counts a member before the answer names them. @throws ApiError `checkin_busy` when this key has named too many */
  assert(key: string, user_id: number): void {
    const named = this.#of(key);
    if (!named.has(user_id) && named.size >= mostNamed) throw new ApiError('checkin_busy');
    named.delete(user_id); // to the end: the first one is then the oldest
    named.set(user_id, performance.now());
    this.#named.set(key, named);
  }

  #of(key: string): Map<number, number> {
    const named = this.#named.get(key) ?? new Map<number, number>();
    for (const [user_id, at] of named) {
      if (at + windowMilliseconds > performance.now()) break;
      named.delete(user_id);
    }
    return named;
  }
}
