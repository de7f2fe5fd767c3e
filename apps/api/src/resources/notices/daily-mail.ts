import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { dailyMailHour, type NoticeKind, type NoticeSetting, noticeKindNames } from '@faculty/contracts/notices/notice';
import type { FastifyInstance } from 'fastify';
import { accountInUse } from '../../auth/people.ts';
import { locks, tryAdvisoryLock } from '../../db/advisory-lock.ts';
import { runHourly } from '../../kit/jobs/hourly.ts';
import { trustedNow } from '../../kit/jobs/trusted-clock.ts';
import { type NoticeLine, noticeMail } from '../../kit/notices/notice-mail.ts';
import { isStillDue } from '../../kit/notices/still-due.ts';
import { longDay } from '../../mail/long-day.ts';
import { tellOfLookAgain } from './tell-look-again.ts';

const dayMilliseconds = 86_400_000;
const bangkokMilliseconds = 7 * 3_600_000;
/** Before the hour: what was told later, in a transaction that may not have ended yet, waits for the next day. */
const marginMilliseconds = 120_000;
/** Notices of one person in one mail: what is more waits for the next day. */
const mostNotices = 1_000;
const keptDays = 30;

const subject = {
  th: (day: string, count: number) => `สรุปประจำวันที่ ${day}: ${count} เรื่อง`,
  en: (day: string, count: number) => `Your summary of ${day}: ${count} ${count === 1 ? 'item' : 'items'}`,
};

/** Sends the daily mails at 07:00 in Bangkok, or at the next full hour of a server that was off then. */
export function dailyMail(app: FastifyInstance): void {
  runHourly(app, 'daily_mail', async () => sendDailyMails(app, await trustedNow(app)), 'on the hour');
}

/**
 * Sends everybody what they were told before the last 07:00 and not mailed yet, one mail each; in one process. What comes late, of a long
 * transaction, waits for the mail of the next day. Forgets notices of more than 30 days. Answers how many mails.
 */
export async function sendDailyMails(app: FastifyInstance, now: Date): Promise<number> {
  const sinceHour = now.getTime() + bangkokMilliseconds - dailyMailHour * 3_600_000;
  const until = new Date(now.getTime() - (sinceHour % dayMilliseconds) - marginMilliseconds);
  const sent = await tryAdvisoryLock(app, locks.dailyMail, async () => {
    await app.db.notice.deleteMany({ where: { made_at: { lt: new Date(now.getTime() - keptDays * dayMilliseconds) } } });
    // before seven for the mail of that day
    await tellOfLookAgain(app, todayInBangkok(now));
    const people = await app.db.$queryRaw<{ user_id: number }[]>`
      SELECT DISTINCT user_id FROM notices WHERE is_daily AND mailed_at IS NULL AND made_at < ${until} AND NOT EXISTS (
        SELECT FROM notices mailed WHERE mailed.user_id = notices.user_id AND mailed.is_daily AND mailed.mailed_at >= ${until})
      ORDER BY user_id`;
    let mails = 0;
    for (const { user_id } of people) mails += (await sendTo(app, user_id, until)) ? 1 : 0;
    return mails;
  });
  if (sent) void app.mailer.flush();
  return sent ?? 0;
}

interface Row extends Record<'entity' | 'record_id', string> {
  notice_id: bigint;
  kind: NoticeKind;
  data: NoticeLine;
}

/**
 * One person's mail, without what they may no longer open and what is done. The notices are claimed and the mail is queued in one transaction:
 * of several that try one does, and when it dies nothing is lost.
 */
async function sendTo(app: FastifyInstance, id: number, until: Date): Promise<boolean> {
  const waiting = { user_id: id, is_daily: true, mailed_at: null, made_at: { lt: until } };
  const found = await app.db.notice.findMany({ where: waiting, orderBy: { notice_id: 'asc' }, take: mostNotices });
  const rows = found as unknown as Row[]; // as `notify` wrote them
  const account = await app.db.user.findUniqueOrThrow({
    where: { id },
    select: { user_name: true, email: true, noticeSetting: { select: { language: true, times: true } } },
  });
  const person = await accountInUse(app.pool, account.user_name);
  const times = (account.noticeSetting?.times ?? {}) as Partial<NoticeSetting['times']>; // as the profile writes them
  // of a record the latest word
  const latest = new Map(
    rows.filter(({ kind }) => times[kind] !== 'never').map((row) => [`${row.kind} ${row.entity} ${row.record_id}`, row]),
  );
  const due: Row[] = [];
  for (const row of person ? latest.values() : [])
    if (await isStillDue(app, person as NonNullable<typeof person>, row, todayInBangkok(until))) due.push(row);
  const language = (account.noticeSetting?.language ?? 'th') as Language;
  const groups = noticeKindNames.flatMap((kind) => {
    const lines = due.filter((row) => row.kind === kind).map(({ data }) => data);
    return lines.length > 0 ? [[kind, lines] as const] : [];
  });
  return app.db.$transaction(async (db) => {
    const { count } = await db.notice.updateMany({
      where: { ...waiting, notice_id: { in: rows.map(({ notice_id }) => notice_id) } },
      data: { mailed_at: new Date() },
    });
    if (count === 0 || due.length === 0) return false;
    const day = longDay[language].format(new Date(until.getTime() + bangkokMilliseconds));
    await app.mailer.queue(db, noticeMail(app.config, { email: account.email, language }, subject[language](day, due.length), groups));
    return true;
  });
}
