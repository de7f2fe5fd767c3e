import { z } from 'zod';
import { moment } from '../kit/wire.ts';

/** The only page with temporary keys: the kiosk of the language centre (documented). */
export const keyPage = 'lc_room_checkin';
export const keyPageBody = z.object({ page_code: z.enum([keyPage]) });

/** A key that opens a page without sign-in, until it expires or is replaced. */
export const tempKey = z.object({
  key_code: z.string(),
  key_end_at: moment,
  /** The server's clock, so that the client does not compare the expiry with its own. */
  now: moment,
});
export interface TempKey extends z.infer<typeof tempKey> {}

/** Lifetime of a pairing code, which one device can use. */
export const pairingMinutes = 10;
/** Digits of a pairing code: of twenty guesses one in five million is right. */
export const pairingDigits = 8;
/** Wrong codes, from wherever they come, that withdraw the right one. */
export const maxWrongPairings = 20;
export const pairing = z.object({ code: z.string(), pair_end_at: moment });
export type Pairing = z.infer<typeof pairing>;
/** What became of the latest pairing code: it waits for its device, was withdrawn after `maxWrongPairings`, or is used, over or none. */
export const pairingState = z.object({ state: z.enum(['waiting', 'withdrawn', 'over']) });

export const tempKeyRoutes = {
  /** Answers a list, as documented: the key of the page, or an empty list before the first key. */
  read: 'POST /get_temp_key',
  renew: 'POST /update_temp_key',
  /** Revokes every key of the page, for a leaked key. Scans queued under a revoked key are refused. */
  withdraw: 'POST /withdraw_temp_key',
  /** A short code, typed at `/checkin`, that gives one device the key. */
  pairing: 'POST /temp_key_pairing',
  pairingState: 'GET /temp_key_pairing',
} as const;
