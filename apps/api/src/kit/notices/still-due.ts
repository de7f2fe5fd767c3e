import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import type { NoticeKind, NoticeTime } from '@faculty/contracts/notices/notice';
import { isSentBack, type ReviewState } from '@faculty/contracts/works/review-state';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import { decidesOnRequests } from '../approval/may-publish.ts';
import type { Context, Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { decidesOn } from '../reviews/review-queue.ts';
import type { NoticeOf } from './notify.ts';

/** One that was renewed ends later. */
const soonMilliseconds = 91 * 86_400_000;

interface About {
  kind: NoticeKind;
  entity: string;
  record_id: string;
}

/** When somebody who looks after a record is told of its day: as they wish, or never where they may not open it or are gone (null). */
export async function timeForKeeper(
  app: FastifyInstance,
  account: Omit<Person, 'session'> | null,
  notice: NoticeOf,
  today: string,
): Promise<NoticeTime | undefined> {
  return account !== null && (await isStillDue(app, account, notice, today)) ? undefined : 'never';
}

/** Whether a person may still open what a notice is about, and there is still something to know or do on a day in Bangkok. */
export async function isStillDue(
  app: FastifyInstance,
  account: Omit<Person, 'session'>,
  { kind, entity, record_id }: About,
  today: string,
): Promise<boolean> {
  const { db } = app;
  const person: Person = { ...account, session: '' };
  const { user_name } = person;
  if (kind === 'arrivals') return (await db.workArrival.count({ where: { user_name, state: 'new' } })) > 0;
  if (kind === 'co_author')
    return (
      (await db.workAuthor.count({
        where: {
          ...{ work_id: Number(record_id), work: { active: 'Y' } },
          OR: [
            { user_name, author_state: 'waiting' },
            { author_state: 'refused', work: { user_name } },
          ],
        },
      })) > 0
    );
  const contract = isEntityKey(entity) ? entityOf[entity] : null;
  if (!contract || !person.right(contract.page).view) return false;
  // a deletion that was accepted leaves nothing to open
  const request = await db.contentRequest.findUnique({ where: { entity_record_id: { entity, record_id } } });
  const query: Context['query'] = async (sql: Prisma.Sql) => (await runSql(app.pool, sql)).rows as never;
  const found = await app.records.get(entity)?.(record_id, { db, query, person } as unknown as Context); // a reader reads only
  const own = ownIn(person, contract.page);
  if (!found) return kind === 'approval_accepted';
  if (own !== undefined && found.owner !== own) return false;
  const row = found.row as {
    status_check?: ReviewState;
    active?: string;
    mou_owner?: string;
    mou_end_date?: string | null;
    review_owner?: string;
    review_on?: string | null;
  };
  const checks: Record<Exclude<NoticeKind, 'arrivals' | 'co_author'>, () => boolean> = {
    sent_back: () => row.status_check !== undefined && isSentBack(row.status_check),
    to_review: () => row.status_check === 'W' && row.active === 'Y' && person.right('/web/review').view && decidesOn(person, contract.page),
    approval_asked: () => request?.state === 'asked' && decidesOnRequests(person, contract.page, request.action as 'change'), // one of the three
    approval_returned: () => request?.state === 'returned' && request.user_name === user_name,
    approval_accepted: () => true,
    look_again: () => row.review_owner === user_name && Date.parse(row.review_on ?? '') <= Date.parse(today),
    mou_ends: () =>
      row.mou_owner === user_name && row.active === 'Y' && Date.parse(row.mou_end_date ?? '') < Date.parse(today) + soonMilliseconds,
  };
  return checks[kind]();
}
