import { entities } from '@faculty/contracts/entities';
import { isLookedAgain } from '@faculty/contracts/kit/look-again';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { accountInUse } from '../../auth/people.ts';
import { runSql } from '../../db/run-sql.ts';
import { dayDate } from '../../kit/crud/days.ts';
import { seenRecords } from '../../kit/lists/seen-records.ts';
import { type NoticeOf, notify } from '../../kit/notices/notify.ts';
import { timeForKeeper } from '../../kit/notices/still-due.ts';
import { longDay } from '../../mail/long-day.ts';

/** Of one kind in one hour: what is more waits for the next. */
const mostTold = 100;

interface Due extends Record<'page' | 'title' | 'title_en' | 'review_owner' | 'day', string> {
  id: number;
}

/** Tells people of content that they are to look at again by a day that has come, once while the notice is kept. Call it under a lock. */
export async function tellOfLookAgain(app: FastifyInstance, today: string): Promise<void> {
  const onCommit: (() => void)[] = [];
  for (const entity of entities.filter(isLookedAgain)) {
    const { table, id, where, subject } = seenRecords(app, entity);
    const { rows } = await runSql<Due>(
      app.pool,
      Prisma.sql`SELECT ${subject}, review_owner, to_char(review_on, 'YYYY-MM-DD') AS day
        FROM ${table} JOIN users ON users.user_name = review_owner AND NOT disabled
        WHERE review_on <= ${today}::date AND ${where} AND NOT EXISTS (
          SELECT FROM notices WHERE user_id = users.id AND kind = 'look_again' AND entity = ${entity.name}
            AND record_id = ${id}::text AND made_at >= review_on::timestamp AT TIME ZONE 'Asia/Bangkok')
        ORDER BY review_on, ${id} LIMIT ${mostTold}`,
    );
    for (const { id: record, page, title, title_en, review_owner: user_name, day } of rows) {
      const notice: NoticeOf = {
        ...{ kind: 'look_again', entity: entity.name, record_id: String(record), title, title_en, path: `${page}?edit=${record}` },
        detail: { th: `ตรวจทานภายในวันที่ ${longDay.th.format(dayDate(day))}`, en: `by ${longDay.en.format(dayDate(day))}` },
      };
      const time = await timeForKeeper(app, await accountInUse(app.pool, user_name), notice, today);
      await notify(app, { db: app.db, onCommit }, [user_name], notice, time);
    }
  }
  for (const work of onCommit) work();
}
