import { doubleSeconds, type ScanOutcome } from '@faculty/contracts/centre/checkin';
import { scannedCode } from '@faculty/contracts/centre/scanned-code';
import type { LcVisit } from '@faculty/prisma/client';
import type { Transaction } from '../../kit/crud/context.ts';
import { type Closing, endForgotten, endOfStay, graceAfter } from './closing.ts';

export interface Scan {
  scan_id: string;
  /** As scanned. */
  user_code: string;
  at: Date;
}

interface Member {
  user_id: number;
  user_type: LcVisit['user_type'];
  job_title: number;
  disabled: boolean;
  prefix_title_th: string;
  prefix_title_en: string;
  fname_th: string;
  fname_en: string;
  lname_th: string;
  lname_en: string;
  avatarFile: string | null;
}

/** What a scan did, to whom, and to which visit. */
export interface Scanned {
  outcome: ScanOutcome;
  member?: Member;
  visit?: Pick<LcVisit, 'id' | 'time_in'>;
}

/** What a scan is judged by besides itself. */
interface Judging {
  closing: Closing;
  /** Called when the member is known, before anything is written or answered. @throws to refuse the scan */
  assertMayName?(user_id: number): void;
}

/**
 * Takes a scan: in, out, or nothing. A scan that is there already, by its number, is answered as it was and changes nothing.
 * Scans may arrive late and from two kiosks: each is placed among the member's visits by its own time.
 * Concurrent scans of one card are serialized by a lock on the member's row.
 */
export async function recordScan(db: Transaction, { scan_id, user_code, at }: Scan, { closing, assertMayName }: Judging): Promise<Scanned> {
  // also for what is no code: its answer takes no less time
  const code = scannedCode(user_code) ?? '';
  const [member] = await db.$queryRaw<Member[]>`
    SELECT user_id, user_type, job_title, disabled, prefix_title_th, prefix_title_en, fname_th, fname_en, lname_th, lname_en, "avatarFile"
    FROM mem_lc_users WHERE user_code = ${code} FOR NO KEY UPDATE`;
  if (!member) return { outcome: 'unknown' };
  if (member.disabled) return { outcome: 'cancelled' };
  const known = await db.lcScan.findUnique({ where: { scan_id }, include: { visit: true } });
  // the number of another member's scan must not name this one
  if (known && known.visit?.user_id !== member.user_id) return { outcome: 'unknown' };
  assertMayName?.(member.user_id);
  if (known) return { outcome: known.outcome as ScanOutcome, member, ...(known.visit && { visit: known.visit }) }; // written below
  const { outcome, visit } = await place(db, member, at, closing);
  await db.lcScan.create({ data: { scan_id, visit_id: visit.id, outcome, scanned_at: at } });
  return { outcome, member, visit };
}

/**
 * Notes a kept scan whose code no member has, for the desk to hear of: whoever stood there has left. The code is not kept. Those of days ago
 * are forgotten.
 */
export const recordUnknownScan = (db: Transaction, scan_id: string, at: Date) => db.$executeRaw`
  WITH old AS (DELETE FROM lc_scans WHERE visit_id IS NULL AND created_at < clock_timestamp() - interval '2 days')
  INSERT INTO lc_scans (scan_id, outcome, scanned_at) VALUES (${scan_id}::uuid, 'unknown', ${at}) ON CONFLICT DO NOTHING`;

/** Finds a scan's place among the member's visits. */
async function place(db: Transaction, member: Member, at: Date, closing: Closing): Promise<Required<Omit<Scanned, 'member'>>> {
  const { user_id, user_type, job_title } = member;
  await db.$executeRaw(endForgotten(closing.time, at, user_id));
  const [before, after] = await Promise.all([
    db.lcVisit.findFirst({ where: { user_id, time_in: { lte: at } }, orderBy: [{ time_in: 'desc' }, { id: 'desc' }] }),
    db.lcVisit.findFirst({ where: { user_id, time_in: { gt: at } }, orderBy: [{ time_in: 'asc' }, { id: 'asc' }] }),
  ]);
  const twice = [before, after].find((visit) => visit && isMomentsFrom(visit, at));
  if (twice) return { outcome: 'double', visit: twice };
  if (before && isThere(before, at, closing)) {
    const out = { time_out: at, ended: 'scan', updated_by: 'system' } as const;
    return { outcome: 'out', visit: await db.lcVisit.update({ where: { id: before.id }, data: out }) };
  }
  // the end was recorded after this scan: it stays
  if (before?.time_out && before.time_out > at) return { outcome: 'double', visit: before };
  const stamps = { created_by: 'system', updated_by: 'system' };
  const visit = { user_id, user_type, job_title, time_in: at, ...stamps };
  if (!after) return { outcome: 'in', visit: await db.lcVisit.create({ data: visit }) };
  const end = endOfStay(closing, at);
  if (isEndUnseen(after) && after.time_in <= graceAfter(closing, end)) {
    // this scan is late: what was taken for coming in was leaving
    const data = { time_in: at, time_out: after.time_in, ended: 'scan', updated_by: 'system' } as const;
    return { outcome: 'in', visit: await db.lcVisit.update({ where: { id: after.id }, data }) };
  }
  const time_out = after.time_in < end ? after.time_in : end;
  return { outcome: 'in', visit: await db.lcVisit.create({ data: { ...visit, time_out, ended: 'closing' } }) };
}

/** A visit without a recorded end: none at all, or the closing time's. */
const isEndUnseen = ({ time_out, ended }: LcVisit): boolean => time_out === null || ended === 'closing';

/** Whether a visit's member may be there still at a later moment. Who leaves after closing time scans within its grace, over midnight too. */
const isThere = (visit: LcVisit, at: Date, closing: Closing): boolean =>
  isEndUnseen(visit) && (visit.time_out === null || at <= graceAfter(closing, visit.time_out));

function isMomentsFrom({ time_in, time_out, ended }: LcVisit, at: Date): boolean {
  const moments = [time_in, ...(time_out !== null && ended === 'scan' ? [time_out] : [])];
  return moments.some((moment) => Math.abs(moment.getTime() - at.getTime()) < doubleSeconds * 1000);
}
