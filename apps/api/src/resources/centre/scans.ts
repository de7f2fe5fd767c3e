import { doubleSeconds, type ScanOutcome } from '@faculty/contracts/centre/checkin';
import { scannedCode } from '@faculty/contracts/centre/scanned-code';
import { todayInBangkok } from '@faculty/contracts/kit/today';
import type { LcVisit } from '@faculty/prisma/client';
import type { Transaction } from '../../kit/context.ts';
import { endForgotten, endOfStay } from './closing.ts';

export interface Scan {
  scan_id: string;
  /** As it came from the scanner. */
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

/**
 * Takes a scan: in, out, or nothing. A scan that is there already, by its number, is answered as it was and changes nothing.
 * Scans may come late and from two kiosks: each finds its place among the member's visits by its own time.
 * Whoever scans one card at the same moment waits for the other: the member's row is held.
 */
export async function recordScan(db: Transaction, { scan_id, user_code, at }: Scan, closingTime: string): Promise<Scanned> {
  // also for what is no code: its answer takes no less time
  const code = scannedCode(user_code) ?? '';
  const [member] = await db.$queryRaw<Member[]>`
    SELECT user_id, user_type, job_title, disabled, prefix_title_th, prefix_title_en, fname_th, fname_en, lname_th, lname_en, "avatarFile"
    FROM mem_lc_users WHERE user_code = ${code} FOR NO KEY UPDATE`;
  if (!member) return { outcome: 'unknown' };
  const known = await db.lcScan.findUnique({ where: { scan_id }, include: { visit: true } });
  if (known) return { outcome: known.outcome as ScanOutcome, member, ...(known.visit && { visit: known.visit }) }; // written below
  if (member.disabled) return { outcome: 'cancelled' };
  const { outcome, visit } = await place(db, member, at, closingTime);
  await db.lcScan.create({ data: { scan_id, visit_id: visit.id, outcome, scanned_at: at } });
  return { outcome, member, visit };
}

/** Finds a scan's place among the member's visits. */
async function place(db: Transaction, member: Member, at: Date, closingTime: string): Promise<Required<Omit<Scanned, 'member'>>> {
  const { user_id, user_type, job_title } = member;
  await db.$executeRaw(endForgotten(closingTime, at, user_id));
  const [before, after] = await Promise.all([
    db.lcVisit.findFirst({ where: { user_id, time_in: { lte: at } }, orderBy: [{ time_in: 'desc' }, { id: 'desc' }] }),
    db.lcVisit.findFirst({ where: { user_id, time_in: { gt: at } }, orderBy: [{ time_in: 'asc' }, { id: 'asc' }] }),
  ]);
  const twice = [before, after].find((visit) => visit && isMomentsFrom(visit, at));
  if (twice) return { outcome: 'double', visit: twice };
  const out = { time_out: at, ended: 'scan', updated_by: 'system' } as const;
  if (before && (before.time_out === null || before.time_out > at)) {
    // who was there at that time already: a visit that nobody saw ending ends here, any other stays as it is
    if (before.time_out !== null && before.ended !== 'closing') return { outcome: 'double', visit: before };
    return { outcome: 'out', visit: await db.lcVisit.update({ where: { id: before.id }, data: out }) };
  }
  const stamps = { created_by: 'system', updated_by: 'system' };
  const visit = { user_id, user_type, job_title, time_in: at, ...stamps };
  if (!after) return { outcome: 'in', visit: await db.lcVisit.create({ data: visit }) };
  if (after.time_out === null && isSameDay(at, after.time_in)) {
    // this scan is late: what was taken for coming in was leaving
    const data = { time_in: at, time_out: after.time_in, ended: 'scan', updated_by: 'system' } as const;
    return { outcome: 'in', visit: await db.lcVisit.update({ where: { id: after.id }, data }) };
  }
  const made = await db.lcVisit.create({ data: { ...visit, time_out: after.time_in, ended: 'closing' } });
  await db.$executeRaw`UPDATE mem_lc_checkin_users SET time_out = least(time_out, ${endOfStay(closingTime)}) WHERE id = ${made.id}`;
  return { outcome: 'in', visit: made };
}

function isMomentsFrom({ time_in, time_out, ended }: LcVisit, at: Date): boolean {
  const moments = [time_in, ...(time_out !== null && ended === 'scan' ? [time_out] : [])];
  return moments.some((moment) => Math.abs(moment.getTime() - at.getTime()) < doubleSeconds * 1000);
}

const isSameDay = (one: Date, other: Date) => todayInBangkok(one) === todayInBangkok(other);
