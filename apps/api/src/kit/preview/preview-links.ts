import { createHash, randomBytes } from 'node:crypto';
import { inBangkok } from '@faculty/contracts/kit/dates/today';
import { Prisma, type PrismaClient } from '@faculty/prisma/client';
import type pg from 'pg';
import { runSql } from '../../db/run-sql.ts';
import type { Transaction } from '../crud/context.ts';

/** A link that opens now. */
export interface LivePreview {
  preview_link_id: number;
  entity: string;
  record_id: string;
  /** Whoever made it. */
  created_by: string;
  expires_at: Date;
}

/** 256 random bits, URL-safe. */
const tokenPattern = /^[\w-]{43}$/;
const dayMilliseconds = 86_400_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token, and the hash that is stored of it. */
export function newPreviewToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The end of the day in Bangkok that comes after so many days. */
export function endAfterDays(days: number, now = new Date()): Date {
  const today = Date.parse(`${inBangkok(now).slice(0, 10)}T00:00:00+07:00`);
  return new Date(today + (days + 1) * dayMilliseconds);
}

/** The last day in Bangkok on which a link opens, `YYYY-MM-DD`. */
export const lastDayOf = ({ expires_at }: Pick<LivePreview, 'expires_at'>): string =>
  inBangkok(new Date(expires_at.getTime() - 1)).slice(0, 10);

/** The link of a token; null when there is none, it was revoked or has ended. */
export async function livePreview(pool: pg.Pool, token: string): Promise<LivePreview | null> {
  if (!tokenPattern.test(token)) return null;
  const statement = Prisma.sql`SELECT preview_link_id, entity, record_id, created_by, expires_at FROM preview_links
    WHERE hash = ${hashOf(token)} AND expires_at > ${new Date()}`;
  return (await runSql<LivePreview & pg.QueryResultRow>(pool, statement)).rows[0] ?? null;
}

/** Deletes the links of a person whose account is locked, so that they stay ended when it is in use again. */
export async function endPreviewsOf(db: Transaction, user_name: string): Promise<void> {
  await db.previewLink.deleteMany({ where: { created_by: user_name } });
}

/** Deletes links that have ended. */
export async function forgetEndedPreviews(db: PrismaClient, now: Date): Promise<void> {
  await db.$executeRaw`DELETE FROM preview_links WHERE expires_at <= ${now}`;
}

const flushMilliseconds = 5_000;
/** Links counted between two writes; openings of further ones are not counted. */
const maxCounted = 1_000;

/**
 * Counts openings in memory and adds them to the database every few seconds in one statement, however many there are. Chat programs that
 * make a preview of an address count too.
 */
export class PreviewCounts {
  readonly #pool: pg.Pool;
  readonly #onError: (error: unknown) => void;
  #openings = new Map<number, { times: number; at: Date }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, onError: (error: unknown) => void) {
    this.#pool = pool;
    this.#onError = onError;
  }

  opened({ preview_link_id: id }: Pick<LivePreview, 'preview_link_id'>): void {
    const times = this.#openings.get(id)?.times ?? 0;
    if (times === 0 && this.#openings.size >= maxCounted) return;
    this.#openings.set(id, { times: times + 1, at: new Date() });
    this.#timer ??= setTimeout(() => void this.flush(), flushMilliseconds).unref();
  }

  /** Writes what was counted. A failed write loses its counts. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#openings.size === 0) return;
    const openings = [...this.#openings].map(([id, { times, at }]) => ({ id, times, at }));
    this.#openings = new Map();
    const statement = Prisma.sql`UPDATE preview_links SET opened = opened + counted.times, opened_at = counted.at
      FROM jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) AS counted (id int, times int, at timestamptz)
      WHERE preview_link_id = counted.id`;
    await runSql(this.#pool, statement).catch(this.#onError);
  }
}
