import { Prisma, type PrismaClient } from '@faculty/prisma/client';
import type { Config } from '../config.ts';

/** Rows of one statement, and statements of one kind in an hour: what is left waits for the next hour. */
const batchSize = 5_000;
const maxBatches = 20;
const dayMilliseconds = 86_400_000;

type Kept = Config['keepDays'];

/** One batch of each kind: what is older than `before`. */
const batches: Readonly<Record<keyof Kept, (before: Date) => Prisma.Sql>> = {
  // with the long texts of the lines, by their foreign key
  history: (before) => Prisma.sql`
    DELETE FROM audit_logs WHERE id IN (SELECT id FROM audit_logs WHERE at < ${before} ORDER BY at LIMIT ${batchSize})`,
  // sent or given up: one that is still tried is younger than a day
  mails: (before) => Prisma.sql`
    DELETE FROM outgoing_mails WHERE id IN (SELECT id FROM outgoing_mails WHERE created_at < ${before} ORDER BY id LIMIT ${batchSize})`,
  // the visit stays for the statistics, as after the deletion of its member; its scans tell nothing of a person, and go too
  visits: (before) => Prisma.sql`
    WITH old AS (
      SELECT id FROM mem_lc_checkin_users
      WHERE time_in < ${before} AND time_out IS NOT NULL AND (user_id IS NOT NULL OR reason <> '')
      ORDER BY time_in LIMIT ${batchSize}),
      scans AS (DELETE FROM lc_scans USING old WHERE visit_id = old.id)
    UPDATE mem_lc_checkin_users visit SET user_id = NULL, reason = '' FROM old WHERE visit.id = old.id`,
};

/** Links that can no longer be used; they name a person. */
const endedTokens = (now: Date) => Prisma.sql`
  DELETE FROM one_time_tokens WHERE hash IN (SELECT hash FROM one_time_tokens WHERE expires_at < ${now} LIMIT ${batchSize})`;

/**
 * Deletes personal data that is older than the settings say (docs/operations.md, "Kept for how long"), in batches, so that nobody waits for a
 * long statement. Returns the rows of each kind, without those that had none.
 */
export async function enforceRetention(db: PrismaClient, keepDays: Kept, now: Date): Promise<Record<string, number>> {
  const done: Record<string, number> = { links: await inBatches(db, endedTokens(now)) };
  for (const [kind, batch] of Object.entries(batches) as [keyof Kept, (before: Date) => Prisma.Sql][]) {
    // 0: for ever
    if (keepDays[kind] > 0) done[kind] = await inBatches(db, batch(new Date(now.getTime() - keepDays[kind] * dayMilliseconds)));
  }
  return Object.fromEntries(Object.entries(done).filter(([, rows]) => rows > 0));
}

async function inBatches(db: PrismaClient, statement: Prisma.Sql): Promise<number> {
  let rows = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const count = await db.$executeRaw(statement);
    rows += count;
    if (count < batchSize) break;
  }
  return rows;
}
