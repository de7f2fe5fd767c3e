import type { Language } from '@faculty/contracts/kit/bilingual';
import { type NoticeKind, type NoticeTime, noticeKinds } from '@faculty/contracts/notices/notice';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../crud/context.ts';
import { type NoticeLine, noticeMail, subjectOf } from './notice-mail.ts';

/** One thing that people are told. */
export interface NoticeOf extends NoticeLine {
  kind: NoticeKind;
  /** The record it is about; both empty where there is none. */
  entity: string;
  record_id: string;
}

interface Told {
  id: number;
  email: string;
  language: Language;
  time: NoticeTime;
}

/**
 * Tells people of something, each when they wish, or as `chosen` says for all: writes the notice for the daily mail, or queues a mail, in the
 * transaction of `ctx`. Who wishes none has a notice, too, so that nobody tells them again. Locked accounts are told nothing.
 */
export async function notify(
  app: FastifyInstance,
  { db, onCommit }: Pick<Context, 'db' | 'onCommit'>,
  user_names: readonly string[],
  { kind, entity, record_id, ...data }: NoticeOf,
  chosen?: NoticeTime,
): Promise<void> {
  if (user_names.length === 0) return;
  const people = await db.$queryRaw<Told[]>`
    SELECT id, email, coalesce(language, 'th') AS language, coalesce(${chosen ?? null}::text, times ->> ${kind}, ${noticeKinds[kind].usual}) AS time
    FROM users LEFT JOIN notice_settings ON user_id = id WHERE user_name = ANY(${[...user_names]}) AND NOT disabled`;
  const rows = people.map(({ id, time }) => ({
    user_id: id,
    ...{ kind, entity, record_id, data: data as unknown as Prisma.InputJsonObject },
    is_daily: time === 'daily',
  }));
  await db.notice.createMany({ data: rows });
  const atOnce = people.filter(({ time }) => time === 'now');
  for (const person of atOnce)
    await app.mailer.queue(db, noticeMail(app.config, person, subjectOf(kind, person.language, data), [[kind, [data]]]));
  if (atOnce.length > 0) onCommit.push(() => void app.mailer.flush());
}
