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

/** Makes a new key for a page; those before it end at once. Two who press together wait for each other, and one key stays. */
export async function renewKey(db: Transaction, page_code: string, hours: number, created_by: string) {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`temp_key ${page_code}`}))`;
  await db.$executeRaw`UPDATE temp_keys SET key_end_at = clock_timestamp() WHERE page_code = ${page_code} AND key_end_at > clock_timestamp()`;
  await db.$executeRaw`DELETE FROM temp_keys WHERE key_end_at < clock_timestamp() - make_interval(days => ${keptDays}::int)`;
  const key_code = Array.from({ length: keyLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const now = new Date();
  return db.tempKey.create({
    data: { key_code, page_code, key_end_at: new Date(now.getTime() + hours * 3_600_000), created_by, created_at: now },
  });
}
