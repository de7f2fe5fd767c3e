import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { fitting } from '../kit/fields.ts';
import { moment } from '../kit/wire.ts';
import { scannedCode } from './scanned-code.ts';
import { pairingDigits } from './temp-key.ts';

/** Result of a scan: checked in, checked out, repeated within `doubleSeconds`, unknown code, cancelled member, or older than `maxOfflineHours`. */
export const scanOutcomes = ['in', 'out', 'double', 'unknown', 'cancelled', 'too_old'] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];

/** A second scan of the same card within this time is ignored as accidental. */
export const doubleSeconds = 10;
/** Maximum age of a scan that a kiosk queued offline. */
export const maxOfflineHours = 24;
/** Maximum number of queued scans in one call. */
export const maxScansPerCall = 50;

/** Raw input of a scanner or keyboard; the server parses it. */
const scanned = z.string().check(fitting(60)).max(200);

export const scanBody = z.object({
  user_code: scanned,
  /** Idempotency key made by the kiosk: a repeated scan gets the same answer and changes nothing. */
  scan_id: z.uuid().optional(),
});
export const queuedScansBody = z.object({
  scans: z.array(z.object({ user_code: scanned, scan_id: z.uuid(), scanned_at: moment })).max(maxScansPerCall),
});

export const scanAnswer = z.object({
  outcome: z.enum(scanOutcomes),
  /** Name of the member; empty when the scan was rejected. */
  name_th: z.string(),
  name_en: z.string(),
  /** When the scan was made. */
  at: moment,
  /** Time of the check-in, on a check-out. */
  time_in: moment.nullable(),
  /** Address of the member's picture, valid for a minute; null without a picture. */
  picture: z.string().nullable(),
});
export interface ScanAnswer extends z.infer<typeof scanAnswer> {}

/** Results of the first queued scans, in the order sent. The kiosk sends scans without a result again later. */
export const queuedScansAnswer = z.object({ results: z.array(z.object({ scan_id: z.string(), outcome: z.enum(scanOutcomes) })) });

/** Pairing code typed at a new kiosk: digits, Arabic or Thai, in either keyboard layout. */
export const pairBody = z.object({
  code: z
    .string()
    .check(fitting(20))
    .overwrite((typed) => scannedCode(typed) ?? typed)
    .min(1)
    .regex(new RegExp(`^\\d{${pairingDigits}}$`), errorCode('pair_code')),
});
export const pairAnswer = z.object({ key_code: z.string() });

/** Number of scans with an unknown code that kiosks queued offline during the last day. */
export const unknownScans = z.object({ count: z.int() });

/** Whether a kiosk's key is valid, by the server's clock. */
export const kioskState = z.object({ isValid: z.boolean(), key_end_at: moment.nullable(), now: moment });

export const checkinRoutes = {
  state: 'GET /checkin/:key/state',
  scan: 'POST /checkin/:key',
  keptScans: 'POST /checkin/:key/kept',
  picture: 'GET /checkin/:key/pictures/:scan_id',
  /** Exchanges a pairing code for the key of the kiosk. */
  pair: 'POST /checkin_pair',
  /** For the staff's list of visits. */
  unknown: 'GET /mem_lc_unknown_scans',
} as const;
