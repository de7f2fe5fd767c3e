import {
  type CalendarEntry,
  calendarEntry,
  calendarQuery,
  dashboard,
  type OwnProfileBody,
  ownProfile,
  ownProfileBody,
  profileRoutes,
  workCount,
} from '@faculty/contracts/profile/profile';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changesBetween, writeAudit } from '../../kit/audit.ts';
import { avatarItems, avatarPath } from '../../kit/avatar.ts';
import type { Person } from '../../kit/context.ts';
import { dayDate, dayText } from '../../kit/days.ts';
import { ApiError, wrongField } from '../../kit/errors.ts';
import { contextOf } from '../../kit/handlers.ts';
import { inTransaction } from '../../kit/write.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { dashboardOf } from './dashboard.ts';

const tags = ['Profile'];

/** What a signed-in person sees and changes of themselves. */
export function profileCalls(app: FastifyInstance): void {
  const at = (route: string) => {
    const [method, url] = route.split(' ') as [string, string];
    return { method, url, config: { signedIn: true } } as const;
  };
  const me = (request: FastifyRequest) => request.person as Person;

  app.route({
    ...at(profileRoutes.profile),
    schema: { tags, response: { 200: z.array(ownProfile) } },
    handler: async (request) => [await profileOf(me(request))],
  });

  app.route({
    ...at(profileRoutes.save),
    schema: { tags, body: ownProfileBody, response: { 200: ownProfile } },
    handler: async (request) => {
      const { avatar, info_mobile, ...names } = request.body as OwnProfileBody;
      const person = me(request);
      const ctx = contextOf(app, request, '/member/members');
      const gone = await inTransaction(app, ctx, null, async (inside) => {
        const { db } = inside;
        const before = await db.user.findUniqueOrThrow({ where: { id: person.id }, include: { info: true } });
        const avatarFile = await avatarPath(db, person.user_name, avatar, before.avatarFile);
        const info = { upsert: { create: { info_mobile }, update: { info_mobile } } };
        const data = { ...names, avatarFile, updated_by: person.user_name, info };
        const after = await db.user.update({ where: { id: person.id }, data, include: { info: true } });
        const replaced = before.avatarFile && before.avatarFile !== avatarFile ? [before.avatarFile] : [];
        await db.storedFile.deleteMany({ where: { path: { in: replaced } } });
        const shown = ({ fname_th, lname_th, fname_en, lname_en, user_platform_reg, avatarFile, info }: typeof after) => ({
          fname_th,
          lname_th,
          fname_en,
          lname_en,
          user_platform_reg,
          avatarFile,
          info_mobile: info?.info_mobile ?? '',
        });
        const changes = changesBetween(shown(before), shown(after), ['info_mobile', 'user_platform_reg']);
        if (Object.keys(changes).length > 0) await writeAudit(inside, request.id, 'member', 'edit', person.id, changes);
        return replaced;
      });
      app.people.forget();
      await app.files.remove(gone).catch((error: unknown) => request.log.warn({ err: error }, 'left for the sweep'));
      return profileOf(person);
    },
  });

  app.route({
    ...at(profileRoutes.works),
    schema: { tags, response: { 200: z.array(workCount) } },
    handler: async (request) => {
      const [groups, types] = await Promise.all([
        app.db.work.groupBy({ by: ['work_type'], where: { user_name: me(request).user_name, active: 'Y' }, _count: true }),
        app.db.parameter.findMany({ where: { parameter_system: 'WEB', parameter_name: 'WORKS_TYPE' }, orderBy: { order_seq: 'asc' } }),
      ]);
      const counts = new Map(groups.map(({ work_type, _count }) => [work_type, _count]));
      return types.flatMap(({ parameter_value, parameter_th, parameter_en }) => {
        const item = counts.get(parameter_value);
        return item ? [{ item, parameter_th, parameter_en }] : [];
      });
    },
  });

  app.route({
    ...at(profileRoutes.calendar),
    schema: { tags, querystring: calendarQuery, response: { 200: z.array(calendarEntry) } },
    handler: async (request) => {
      const { from, to } = request.query as z.infer<typeof calendarQuery>;
      if (from > to) throw wrongField('to', 'date');
      return calendarOf(me(request).user_name, dayDate(from), dayDate(to));
    },
  });

  app.route({
    ...at(profileRoutes.dashboard),
    schema: { tags, response: { 200: dashboard } },
    handler: (request) => dashboardOf(app, me(request)),
  });

  async function profileOf({ id }: Person) {
    const user = await app.db.user.findUnique({ where: { id }, include: { info: true, avatar: true } });
    if (!user) throw new ApiError('unauthorized');
    const { info, avatar, avatarFile, ...own } = user;
    return { ...own, avatarFile: avatarFile && fileAddress(avatarFile), avatar: avatarItems(avatar), info_mobile: info?.info_mobile ?? '' };
  }

  /** The person's activities, those they took part in, and the faculty's own days. */
  async function calendarOf(user_name: string, gte: Date, lte: Date): Promise<CalendarEntry[]> {
    const mine = { active: 'Y' as const, activity_date: { gte, lte }, OR: [{ user_name }, { users: { some: { user_name } } }] };
    const [activities, dates] = await Promise.all([
      app.db.activity.findMany({ where: mine, orderBy: { activity_date: 'asc' }, take: 500 }),
      app.db.facultyDate.findMany({ where: { start_date: { lte }, end_date: { gte } }, orderBy: { start_date: 'asc' }, take: 500 }),
    ]);
    return [
      ...activities.map((activity) => ({
        id: `activity-${activity.activity_id}`,
        kind: 'activity' as const,
        title_th: activity.activity_title_th,
        title_en: activity.activity_title_en,
        start_date: dayText(activity.activity_date),
        end_date: dayText(activity.activity_date),
      })),
      ...dates.map((date) => ({
        id: `faculty-${date.faculty_date_id}`,
        kind: 'faculty' as const,
        title_th: date.title_th,
        title_en: date.title_en,
        start_date: dayText(date.start_date),
        end_date: dayText(date.end_date),
      })),
    ];
  }
}
