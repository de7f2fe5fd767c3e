import { randomInt } from 'node:crypto';
import { type Pairing, pairingMinutes } from '@faculty/contracts/centre/temp-key';
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
 * Makes the pairing code of a page's valid key; one before it ends. Six digits can be guessed: it is good for one device and some minutes,
 * and wrong codes are counted. @throws ApiError `checkin_key` when there is no valid key
 */
export async function makePairing(db: Transaction, page_code: string): Promise<Pairing> {
  await lockKeys(db, page_code);
  const key = await latestKey(db, page_code);
  const now = new Date();
  if (!key || key.key_end_at <= now) throw new ApiError('checkin_key');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const pair_end_at = new Date(now.getTime() + pairingMinutes * 60_000);
  await db.tempKey.update({ where: { key_code: key.key_code }, data: { pair_code: code, pair_end_at } });
  return { code, pair_end_at };
}

/** Exchanges a pairing code for the key, once; null for a wrong, used or expired code. */
export async function takePairing(db: Transaction, page_code: string, code: string): Promise<string | null> {
  const [key] = await db.$queryRaw<{ key_code: string }[]>`
    UPDATE temp_keys SET pair_code = NULL, pair_end_at = NULL
    WHERE page_code = ${page_code} AND pair_code = ${code} AND pair_end_at > clock_timestamp() AND key_end_at > clock_timestamp()
    RETURNING key_code`;
  return key?.key_code ?? null;
}
