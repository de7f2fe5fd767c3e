import { z } from 'zod';
import { fitting } from '../kit/fields.ts';
import { moment } from '../kit/wire.ts';
import { scannedCode } from './scanned-code.ts';

/** What a scan did: came in, went out, was scanned twice within moments, nobody has this code, the member is cancelled, or the scan is too old. */
export const scanOutcomes = ['in', 'out', 'double', 'unknown', 'cancelled', 'too_old'] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];

/** A second scan of the same card within this time is taken for a slip of the hand. */
export const doubleSeconds = 10;
/** So long a kiosk without network may keep a scan. */
export const keptHours = 24;
/** So many scans it sends in one call. */
export const mostSent = 50;

/** What a scanner or keyboard gave, as it came: the server reads it. */
const scanned = z.string().check(fitting(60)).max(200);

export const scanBody = z.object({
  user_code: scanned,
  /** The kiosk's own number of the scan: sent again, it is answered again and changes nothing. */
  scan_id: z.uuid().optional(),
});
export const keptScansBody = z.object({
  scans: z.array(z.object({ user_code: scanned, scan_id: z.uuid(), scanned_at: moment })).max(mostSent),
});

export const scanAnswer = z.object({
  outcome: z.enum(scanOutcomes),
  /** Who it was; empty for who is not let in. */
  name_th: z.string(),
  name_en: z.string(),
  /** When the scan was made. */
  at: moment,
  /** When the member came, of who leaves. */
  time_in: moment.nullable(),
  /** Where the member's picture is for a minute; null without one. */
  picture: z.string().nullable(),
});
export interface ScanAnswer extends z.infer<typeof scanAnswer> {}

/** The answers to the first of the kept scans, in their order; those without one are sent again later. */
export const keptScansAnswer = z.object({ results: z.array(z.object({ scan_id: z.string(), outcome: z.enum(scanOutcomes) })) });

/** What somebody types at a new kiosk: six digits, in any digits and layout. */
export const pairBody = z.object({
  code: z
    .string()
    .check(fitting(20))
    .overwrite((typed) => scannedCode(typed) ?? typed)
    .min(1)
    .regex(/^\d{6}$/, '@pair_code'),
});
export const pairAnswer = z.object({ key_code: z.string() });

/** Scans of the last day that a kiosk kept without network, and that no member has. */
export const unknownScans = z.object({ count: z.int() });

/** Whether a kiosk's key is valid, by the server's clock. */
export const kioskState = z.object({ isValid: z.boolean(), key_end_at: moment.nullable(), now: moment });

export const checkinRoutes = {
  state: 'GET /checkin/:key/state',
  scan: 'POST /checkin/:key',
  keptScans: 'POST /checkin/:key/kept',
  picture: 'GET /checkin/:key/pictures/:scan_id',
  /** Gives a new kiosk its key for a pairing code. */
  pair: 'POST /checkin_pair',
  /** For the desk. */
  unknown: 'GET /mem_lc_unknown_scans',
} as const;
