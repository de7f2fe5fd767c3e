import type { StatusRow } from '@faculty/contracts/admin/system-status';
import { pages } from '@faculty/contracts/pages';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { readCertificates, watchedHosts } from './certificates.ts';
import { type Facts, factsOf, type Looked } from './facts.ts';
import { statusRows } from './status-rows.ts';

const job = 'system status';
/** Slightly less than an hour, because the timers of the processes differ. */
const dueMinutes = 55;
const dayMilliseconds = 86_400_000;
/** Administrators who get a mail: a faculty has fewer. */
const mostMails = 50;
const sampleSize = 50;

const nothing: Looked = { certificates: {}, sample: null, told: [], week: '', urgent_at: null };

/**
 * Looks at what a request would wait for, and mails administrators what is due; in one of the processes. Answers how many mails, or null
 * when another has looked within the hour.
 */
export async function lookAtSystem(app: FastifyInstance, now?: Date): Promise<number | null> {
  const claimed = await app.db.$executeRaw`
    INSERT INTO chores (name, began_at) VALUES (${job}, now())
    ON CONFLICT (name) DO UPDATE SET began_at = now(), ended_at = NULL
    WHERE chores.began_at < now() - ${dueMinutes} * interval '1 minute' OR chores.began_at > now()`;
  if (claimed === 0) return null;
  const facts = await factsOf(app);
  if (now) facts.now = now;
  const before = facts.jobs[job]?.outcome ?? nothing;
  const looked = {
    certificates: await readCertificates(watchedHosts(app.config)),
    sample: await lookForFiles(app, before.sample?.missing ?? []),
  };
  facts.jobs[job] = { began: facts.now, ended: facts.now, outcome: { ...before, ...looked } };
  const due = statusRows(facts).filter(({ state }) => state === 'look' || state === 'act');
  const { mail, ...mailState } = whatToTell(due, before, facts.now);
  const sent = await app.db.$transaction(async (db) => {
    const canTell = app.config.smtpUrl !== null;
    const admins = canTell
      ? await db.user.findMany({ where: { role: 'admin', disabled: false }, select: { email: true }, take: mostMails })
      : [];
    const outcome: Looked = { ...before, ...looked, ...(admins.length > 0 && mailState) };
    await db.jobRun.update({ where: { name: job }, data: { ended_at: new Date(), outcome: outcome as unknown as Prisma.InputJsonObject } });
    if (!mail) return 0;
    for (const { email } of admins) await app.mailer.queue(db, statusMail(app.config, email, due));
    return admins.length;
  });
  if (sent > 0) void app.mailer.flush();
  return sent;
}

/** Some files at random, and again those that were missing: which of them are named by the database and not in the store. */
async function lookForFiles({ pool, files, log }: FastifyInstance, missing: string[]): Promise<Looked['sample']> {
  const hasObject = 'NOT EXISTS (SELECT FROM stored_files content WHERE content.content_of = file.path)';
  const { rows } = await pool.query<{ path: string }>(
    `(SELECT path FROM stored_files file WHERE ${hasObject} ORDER BY random() LIMIT ${sampleSize})
     UNION SELECT path FROM stored_files file WHERE ${hasObject} AND path = ANY ($1)`,
    [missing.slice(0, sampleSize)],
  );
  try {
    const gone: string[] = [];
    for (const { path } of rows) if ((await files.open(path)) === null) gone.push(path);
    // their record may have been deleted meanwhile
    const named = await pool.query<{ path: string }>('SELECT path FROM stored_files WHERE path = ANY ($1)', [gone]);
    return { looked: rows.length, missing: named.rows.map(({ path }) => path) };
  } catch (error) {
    log.warn({ err: error }, 'the store could not be asked for some of its files');
    return null;
  }
}

type MailState = Pick<Looked, 'told' | 'week' | 'urgent_at'>;

/** Whether a mail is due: once a week from Monday 08:00 in Bangkok, and at once but once a day for a row that was not to act on before. */
export function whatToTell(due: readonly StatusRow[], before: MailState, now: Date): MailState & { mail: boolean } {
  const acting = due.filter(({ state }) => state === 'act').map(({ key }) => key);
  const week = mondayOf(now);
  const isNewWeek = week !== before.week;
  const hasNew = acting.some((key) => !before.told.includes(key));
  // both ways: the clock may have been a year ahead
  const sinceUrgent = before.urgent_at === null ? Number.POSITIVE_INFINITY : Math.abs(now.getTime() - Date.parse(before.urgent_at));
  const isUrgent = !isNewWeek && hasNew && sinceUrgent > 0.95 * dayMilliseconds;
  const mail = due.length > 0 && (isNewWeek || isUrgent);
  return {
    mail,
    told: mail ? acting : before.told.filter((key) => acting.includes(key)),
    week,
    urgent_at: isUrgent ? now.toISOString() : before.urgent_at,
  };
}

/** The Monday whose 08:00 in Bangkok was the last: `2026-11-23`. */
function mondayOf(now: Date): string {
  // 08:00 in Bangkok is 01:00 UTC
  const day = new Date(now.getTime() - 3_600_000);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMilliseconds).toISOString().slice(0, 10);
}

function statusMail({ publicUrl }: Pick<Facts['config'], 'publicUrl'>, to: string, due: readonly StatusRow[]) {
  const lines = (language: 'th' | 'en', act: string) =>
    due
      .map(({ state, name, value, advice }) => {
        const head = `- ${state === 'act' ? `[${act}] ` : ''}${name[language]}: ${value[language]}`;
        return advice === null ? head : `${head}\n  ${advice[language]}`;
      })
      .join('\n');
  const link = `${publicUrl}/admin/status`;
  const count = due.length;
  const isUrgent = due.some(({ state }) => state === 'act');
  return {
    to,
    subject: isUrgent
      ? 'ระบบหลังบ้านมีเรื่องที่ต้องทำทันที / Something to act on now'
      : `ระบบหลังบ้านมี ${count} เรื่องที่ควรดู / ${count} ${count === 1 ? 'thing' : 'things'} to look at`,
    text: `เรียน ผู้ดูแลระบบ\n\nระบบหลังบ้านมี ${count} เรื่องที่ต้องดู\n\n${lines('th', 'ต้องทำทันที')}\n\n${pages['/admin/status'].th}: ${link}\n\n${'-'.repeat(40)}\n\nThings to look at: ${count}\n\n${lines('en', 'Act now')}\n\n${pages['/admin/status'].en}: ${link}\n`,
  };
}
