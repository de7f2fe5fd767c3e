import { titlesOf } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import { dayDate } from '../../kit/crud/days.ts';
import { notify } from '../../kit/notices/notify.ts';
import { longDay } from '../../mail/long-day.ts';

/** Of one kind in one hour: what is more waits for the next. */
const mostTold = 100;

/** Tells people of content that they are to look at again by a day that has come, once while the notice is kept. Call it under a lock. */
export async function tellOfLookAgain(app: FastifyInstance, today: string): Promise<void> {
  const onCommit: (() => void)[] = [];
  for (const { entity, list } of app.listSources.values()) {
    if (!(entity.body instanceof z.ZodObject && 'review_on' in entity.body.shape)) continue;
    const columns = [entity.idKey, ...(entity.title?.th ?? []), ...(entity.title?.en ?? [])].map((name) => Prisma.raw(`"${name}"`));
    const { rows } = await runSql<Record<string, unknown> & { review_owner: string; day: string }>(
      app.pool,
      Prisma.sql`SELECT ${Prisma.join(columns)}, review_owner, to_char(review_on, 'YYYY-MM-DD') AS day
        FROM ${Prisma.raw(`"${list.table}"`)} JOIN users ON users.user_name = review_owner AND NOT disabled
        WHERE review_on <= ${today}::date AND ${list.only ?? Prisma.sql`true`} AND NOT EXISTS (
          SELECT FROM notices WHERE user_id = users.id AND kind = 'look_again' AND entity = ${entity.name}
            AND record_id = ${columns[0]}::text AND made_at >= review_on::timestamp AT TIME ZONE 'Asia/Bangkok')
        ORDER BY review_on, ${columns[0]} LIMIT ${mostTold}`,
    );
    for (const row of rows) {
      const [record_id, day] = [String(row[entity.idKey]), dayDate(row.day)];
      await notify(app, { db: app.db, onCommit }, [row.review_owner], {
        ...{ kind: 'look_again', entity: entity.name, record_id, ...titlesOf(entity, row) },
        detail: { th: `ตรวจทานภายในวันที่ ${longDay.th.format(day)}`, en: `by ${longDay.en.format(day)}` },
        path: `${entity.page}?edit=${encodeURIComponent(record_id)}`,
      });
    }
  }
  for (const work of onCommit) work();
}
