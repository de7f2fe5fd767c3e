import { z } from 'zod';
import { moment } from '../kit/wire.ts';

/** The page a temporary key opens: so far the kiosk of the language centre alone (documented). */
export const keyPage = 'lc_room_checkin';
export const keyPageBody = z.object({ page_code: z.enum([keyPage]) });

/** A key that opens a page without signing in, until it ends or another takes its place. */
export const tempKey = z.object({
  key_code: z.string(),
  key_end_at: moment,
  /** The server's clock: whether the key has ended is not for the reader's clock to say. */
  now: moment,
});
export interface TempKey extends z.infer<typeof tempKey> {}

/** So long a pairing code is good, for one device. */
export const pairingMinutes = 10;
export const pairing = z.object({ code: z.string(), pair_end_at: moment });
export type Pairing = z.infer<typeof pairing>;

export const tempKeyRoutes = {
  /** Answers a list, as documented: the key of the page, or nothing when none was ever made. */
  read: 'POST /get_temp_key',
  renew: 'POST /update_temp_key',
  /** Ends every key of the page at once, for one that strangers may know; scans kept under it do not count any more. */
  withdraw: 'POST /withdraw_temp_key',
  /** A short code that lets one device take the key, typed at `/checkin`. */
  pairing: 'POST /temp_key_pairing',
} as const;
