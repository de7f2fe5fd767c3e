import { randomInt } from 'node:crypto';
import { maxWrongPairings, type Pairing, pairingDigits, pairingMinutes, type pairingState } from '@faculty/contracts/centre/temp-key';
import { Prisma } from '@faculty/prisma/client';
import type { z } from 'zod';
import type { Transaction } from '../../kit/crud/context.ts';
import { ApiError } from '../../kit/http/errors.ts';

/** Unambiguous letters and digits, for typing the address; 24 of them cannot be guessed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const keyLength = 24;
/** Expired keys are kept for so long, for scans made while they were valid. */
const keptDays = 2;

/** The latest key of a page, valid or not. */
export const latestKey = (db: Transaction, page_code: string) =>
  db.tempKey.findFirst({ where: { page_code }, orderBy: [{ created_at: 'desc' }, { key_code: 'asc' }] });

const lockKeys = (db: Transaction, page_code: string) => db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`temp_key ${page_code}`}))`;

/** Makes a new key for a page; those before it end at once. Two who press together wait for each other, and one key stays. */
export async function renewKey(db: Transaction, page_code: string, created_by: string, endOf: (now: Date) => Date) {
  await lockKeys(db, page_code);
  await db.$executeRaw`UPDATE temp_keys SET key_end_at = clock_timestamp() WHERE page_code = ${page_code} AND key_end_at > clock_timestamp()`;
  await db.$executeRaw`DELETE FROM temp_keys WHERE key_end_at < clock_timestamp() - make_interval(days => ${keptDays}::int)`;
  const key_code = Array.from({ length: keyLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const now = new Date();
  return db.tempKey.create({
    data: { key_code, page_code, key_end_at: endOf(now), created_by, created_at: now },
  });
}

/**
 * Deletes all keys of a page, expired ones too: no kiosk works with them, and no queued scan under one of them counts.
 * Answers how many there were.
 */
export async function withdrawKeys(db: Transaction, page_code: string): Promise<number> {
  await lockKeys(db, page_code);
  return (await db.tempKey.deleteMany({ where: { page_code } })).count;
}

/**
 * Makes the pairing code of a page's valid key; one before it ends. It is good for one device and some minutes, and until too many wrong ones
 * were typed. @throws ApiError `checkin_key` when there is no valid key
 */
export async function makePairing(db: Transaction, page_code: string): Promise<Pairing> {
  await lockKeys(db, page_code);
  const key = await latestKey(db, page_code);
  const now = new Date();
  if (!key || key.key_end_at <= now) throw new ApiError('checkin_key');
  const code = String(randomInt(10 ** pairingDigits)).padStart(pairingDigits, '0');
  const pair_end_at = new Date(now.getTime() + pairingMinutes * 60_000);
  const data = { pair_digits: code, pair_end_at, pair_wrong: 0, pair_code: null };
  await db.tempKey.update({ where: { key_code: key.key_code }, data });
  return { code, pair_end_at };
}

/** What became of the latest pairing code of a page. */
export async function stateOfPairing(db: Transaction, page_code: string): Promise<z.infer<typeof pairingState>> {
  const key = await latestKey(db, page_code);
  if (key && key.pair_wrong >= maxWrongPairings) return { state: 'withdrawn' };
  const waits = key?.pair_digits && key.pair_end_at && key.pair_end_at > new Date();
  return { state: waits ? 'waiting' : 'over' };
}

/**
 * Exchanges a pairing code for the key, once; null for a wrong, used, withdrawn or expired code. Wrong codes are counted in the row, from
 * everywhere and over all instances, so that no caller can make them forgotten; after the last one the right code is withdrawn.
 */
export async function takePairing(
  db: Transaction,
  page_code: string,
  code: string,
): Promise<{ key_code: string | null; isWithdrawn: boolean }> {
  const open = Prisma.sql`page_code = ${page_code} AND pair_digits IS NOT NULL AND pair_end_at > clock_timestamp() AND key_end_at > clock_timestamp()`;
  const [waiting] = await db.$queryRaw<unknown[]>`SELECT 1 FROM temp_keys WHERE ${open} LIMIT 1`;
  // most guesses come when there is no code: an update would be announced to all instances
  if (!waiting) return { key_code: null, isWithdrawn: false };
  const [key] = await db.$queryRaw<{ key_code: string; is_right: boolean; pair_wrong: number }[]>`
    WITH tried AS (SELECT key_code, pair_digits = ${code} AS is_right FROM temp_keys WHERE ${open} FOR UPDATE)
    UPDATE temp_keys SET
      pair_digits = CASE WHEN NOT is_right AND pair_wrong + 1 < ${maxWrongPairings} THEN pair_digits END,
      pair_wrong = CASE WHEN is_right THEN 0 ELSE pair_wrong + 1 END
    FROM tried WHERE temp_keys.key_code = tried.key_code
    RETURNING temp_keys.key_code, is_right, pair_wrong`;
  return { key_code: key?.is_right ? key.key_code : null, isWithdrawn: key?.pair_wrong === maxWrongPairings };
}
