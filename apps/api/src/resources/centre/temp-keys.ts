import { randomInt } from 'node:crypto';
import type { Transaction } from '../../kit/context.ts';

/** Letters and digits nobody takes for one another, should the address be typed; 24 of them cannot be guessed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const keyLength = 24;
/** Ended keys are kept so long, for scans that were made while they were valid. */
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
 * Forgets every key of a page, also those that have ended: none opens it any more, and no scan that a kiosk kept under one of them counts.
 * Answers how many there were.
 */
export async function withdrawKeys(db: Transaction, page_code: string): Promise<number> {
  await lockKeys(db, page_code);
  return (await db.tempKey.deleteMany({ where: { page_code } })).count;
}
