import type { Language } from '@faculty/contracts/kit/bilingual';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { type NoticeSetting, noticeKindNames, noticeKinds, noticeRoutes, noticeSetting } from '@faculty/contracts/notices/notice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../../kit/crud/context.ts';
import { dailyMail } from './daily-mail.ts';

const tags = ['Profile'];

/** What each person is mailed about, when and in which language; and the daily mail. */
export function noticeCalls(app: FastifyInstance): void {
  dailyMail(app);
  const idOf = ({ person }: FastifyRequest) => (person as Person).id;

  app.route({
    ...methodAndUrl(noticeRoutes.read),
    config: { signedIn: true },
    schema: { tags, summary: 'What the person is mailed about, when and in which language', response: { 200: noticeSetting } },
    handler: async (request): Promise<NoticeSetting> => {
      const chosen = await app.db.noticeSetting.findUnique({ where: { user_id: idOf(request) } });
      const times = (chosen?.times ?? {}) as Partial<NoticeSetting['times']>; // as written below
      const usual = noticeKindNames.map((kind) => [kind, times[kind] ?? noticeKinds[kind].usual]);
      return { language: (chosen?.language ?? 'th') as Language, times: Object.fromEntries(usual) };
    },
  });

  app.route({
    ...methodAndUrl(noticeRoutes.save),
    config: { signedIn: true },
    schema: { tags, summary: 'Chooses it', body: noticeSetting, response: { 200: noticeSetting } },
    handler: async (request) => {
      const { language, times } = request.body as NoticeSetting;
      const [user_id, data] = [idOf(request), { language, times }];
      await app.db.noticeSetting.upsert({ where: { user_id }, create: { user_id, ...data }, update: data });
      return { language, times };
    },
  });
}
