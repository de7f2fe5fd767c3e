import { checkinRoutes, kioskState, pairAnswer, queuedScansAnswer, type ScanAnswer, scanAnswer } from '@faculty/contracts/centre/checkin';
import { z } from 'zod';
import { call, HttpError } from '../../../kit/api/http.ts';
import { firstKept, forgetUpTo, missedOutcomes, recordMissedScans } from './kept-scans.ts';

/** Timeout: after it the scan is queued and sent again. */
const patience = 4_000;

async function patiently<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  return work(AbortSignal.timeout(patience));
}

/** Whether the server cannot be reached, or cannot work just now: what was sent may have arrived or not. */
export function isAway(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status === 0 || error.status >= 500;
}

export const askState = (key: string) =>
  patiently(async (signal) => z.parse(kioskState, await call(checkinRoutes.state, { params: { key }, signal })));

export const sendScan = (key: string, body: { user_code: string; scan_id: string }): Promise<ScanAnswer> =>
  patiently(async (signal) => z.parse(scanAnswer, await call(checkinRoutes.scan, { params: { key }, body, signal })));

/** Exchanges a pairing code for the key. */
export const askPairing = async (code: string): Promise<string> =>
  z.parse(pairAnswer, await call(checkinRoutes.pair, { body: { code } })).key_code;

/** Sends the queued scans in order until none is left. @throws when the server cannot be reached or asks to wait */
export async function sendKept(): Promise<void> {
  for (;;) {
    const scans = await firstKept();
    if (scans.length === 0) return;
    const key = scans[0]?.key ?? '';
    const body = { scans: scans.map(({ scan_id, user_code, scanned_at }) => ({ scan_id, user_code, scanned_at })) };
    const answered = await call(checkinRoutes.keptScans, { params: { key }, body }).then(
      (answer) => z.parse(queuedScansAnswer, answer).results.map(({ outcome }) => outcome),
      (error: unknown) => {
        // the key is not known any more: none of its scans can count
        if (error instanceof HttpError && error.answer?.code === 'checkin_key') return scans.map(() => 'too_old' as const);
        throw error;
      },
    );
    const last = scans[answered.length - 1];
    if (!last) throw new HttpError(429, null);
    await recordMissedScans(
      answered.flatMap((given, at) => {
        const outcome = missedOutcomes.find((each) => each === given);
        const scan = scans[at];
        return outcome && scan ? [{ scan, outcome }] : [];
      }),
    );
    await forgetUpTo(last.n);
  }
}
