import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { mou } from '@faculty/contracts/website/mou';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { accountInUse } from '../../auth/people.ts';
import type { Transaction } from '../../kit/crud/context.ts';
import { dayDate, dayText } from '../../kit/crud/days.ts';
import { runHourly } from '../../kit/jobs/hourly.ts';
import { trustedNow } from '../../kit/jobs/trusted-clock.ts';
import type { NoticeOf } from '../../kit/notices/notify.ts';
import { notifyKeeper } from '../../kit/notices/still-due.ts';
import { longDay } from '../../mail/long-day.ts';

/** How many days before the end of an MOU its owner is reminded. */
export const reminderDays = [7, 30, 90] as const;
/** Notices of one transaction: what is more waits for the next round. */
const batch = 100;

interface Due {
  doc_id: number;
  doc_title_th: string;
  doc_content_th: string;
  doc_title_en: string;
  doc_content_en: string;
  mou_end_date: Date;
  days: number;
  mou_owner: string;
}

/** Checks every hour for MOUs that end soon. */
export function mouReminders(app: FastifyInstance): void {
  runHourly(app, 'mou_reminders', async () => remindOfEnds(app, todayInBangkok(await trustedNow(app))));
}

/**
 * Tells the owners of MOUs that end in 90, 30 or 7 days: each once for each end, whichever instance looks. Answers how many.
 * One that is entered late gets the nearest notice only. The reminder is written first, by its unique key, and the notice with it.
 */
export async function remindOfEnds(app: FastifyInstance, today: string): Promise<number> {
  const onCommit: (() => void)[] = [];
  const told = await app.db.$transaction(async (db) => {
    const due = await claimed(db, today);
    for (const ending of due) {
      const keeper = { account: await accountInUse(app.pool, ending.mou_owner), user_name: ending.mou_owner };
      await notifyKeeper(app, { db, onCommit }, keeper, reminder(ending), today);
    }
    return due.length;
  });
  for (const work of onCommit) work();
  return told === batch ? told + (await remindOfEnds(app, today)) : told;
}

/** Writes the reminders that are due and not written yet; a second instance waits for the first and finds them there. */
function claimed(db: Transaction, today: string): Promise<Due[]> {
  const nearest = Prisma.join(
    reminderDays.map((days) => Prisma.sql`WHEN mou_end_date - ${today}::date <= ${days} THEN ${days}::int`),
    ' ',
  );
  return db.$queryRaw<Due[]>(Prisma.sql`
    WITH ending AS (
      SELECT doc_id, mou_end_date, CASE ${nearest} END::int AS days
      FROM web_con_docs JOIN users ON user_name = mou_owner AND NOT disabled
      WHERE doc_section = 'MOU' AND active = 'Y' AND expire = 'N'
        AND mou_end_date BETWEEN ${today}::date AND ${today}::date + ${Math.max(...reminderDays)}::int
    ), written AS (
      INSERT INTO mou_reminders (doc_id, mou_end_date, days)
      SELECT doc_id, mou_end_date, days FROM ending
      WHERE NOT EXISTS (SELECT FROM mou_reminders there WHERE there.doc_id = ending.doc_id
        AND there.mou_end_date = ending.mou_end_date AND there.days = ending.days)
      ORDER BY mou_end_date, doc_id LIMIT ${batch}
      ON CONFLICT DO NOTHING RETURNING doc_id, mou_end_date, days
    )
    SELECT doc_id, doc_title_th, doc_content_th, doc_title_en, doc_content_en, written.mou_end_date, days, mou_owner
    FROM written JOIN web_con_docs USING (doc_id) ORDER BY written.mou_end_date, doc_id`);
}

function reminder({ doc_id, doc_title_th, doc_content_th, doc_title_en, doc_content_en, mou_end_date }: Due): NoticeOf {
  const end = dayDate(dayText(mou_end_date));
  return {
    ...{ kind: 'mou_ends', entity: mou.name, record_id: String(doc_id), title: doc_title_th, title_en: doc_title_en },
    detail: {
      th: `${doc_content_th} · สิ้นสุดวันที่ ${longDay.th.format(end)} หากต่ออายุแล้ว โปรดแก้ไขวันสิ้นสุด`,
      en: `${doc_content_en || doc_content_th} · ends on ${longDay.en.format(end)}. If it has been renewed, please change its last day`,
    },
    path: `${mou.page}?edit=${doc_id}`,
  };
}
