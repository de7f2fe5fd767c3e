import { changedBy, type RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { moment } from '@faculty/contracts/kit/wire';
import { workParameters } from '@faculty/contracts/lookups/parameters';
import {
  type CalendarEntry,
  calendarEntry,
  calendarQuery,
  dashboard,
  type OwnProfile,
  type OwnProfileBody,
  ownProfile,
  ownProfileBody,
  ownProfileEntity,
  profileRoutes,
  type SharedWork,
  sharedWork,
  workCount,
} from '@faculty/contracts/profile/profile';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import type { Context, Person } from '../../kit/crud/context.ts';
import { dayDate, dayText } from '../../kit/crud/days.ts';
import { type ChangeContext, contextOf } from '../../kit/crud/handlers.ts';
import { partialBody, partialOf } from '../../kit/crud/partial-update.ts';
import { activityParts, isOf, partsOf, workParts } from '../../kit/crud/taking-part.ts';
import { updateRecord } from '../../kit/crud/write.ts';
import { avatarItems, avatarPath } from '../../kit/files/avatar.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { withoutNull } from '../../kit/http/validation.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { personName } from '../../kit/people/person-name.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { dashboardOf } from './dashboard.ts';

const most = 200;

const tags = ['Profile'];
/** The version the change is based on. */
const basis = z.looseObject({ updated_at: moment.optional() });
const changeBody = partialBody(partialOf(ownProfileBody), basis);

/** What a signed-in person sees and changes of themselves. */
export function profileCalls(app: FastifyInstance): void {
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { signedIn: true } }) as const;
  const me = (request: FastifyRequest) => request.person as Person;

  app.route({
    ...at(profileRoutes.profile),
    schema: { tags, response: { 200: z.array(z.intersection(ownProfile, changedBy)) } },
    handler: async (request) => {
      const own = await readOwn(me(request).id, app);
      if (!own) throw new ApiError('unauthorized');
      return [{ ...own, updated_by_name: await personName(app.db, own.updated_by) }];
    },
  });

  app.route({
    ...at(profileRoutes.save),
    schema: { tags, body: changeBody.body, response: { 200: ownProfile } },
    validatorCompiler: changeBody.validatorCompiler,
    preValidation: async (request) => {
      request.body = withoutNull(request.body);
    },
    handler: async (request) => {
      const { updated_at, ...given } = request.body as z.infer<typeof basis>;
      const ctx = { ...contextOf(app, request, ownProfileEntity.page), own: undefined };
      ctx.onCommit.push(() => app.people.forget());
      const change = { id: me(request).id, given, readAt: updated_at, right: null };
      return (await updateRecord(app, request, ownProfileEntity, { read: readOwn, update: updateOwn }, ctx, change)).row;
    },
  });

  app.route({
    ...at(profileRoutes.works),
    schema: { tags, response: { 200: z.array(workCount) } },
    handler: async (request) => {
      const [groups, types] = await Promise.all([
        runSql<{ work_type: string; item: number }>(
          app.pool,
          // cancelled ones count nowhere
          Prisma.sql`SELECT work_type, count(*)::int AS item FROM web_con_works
            WHERE active = 'Y' AND status_check <> 'E' AND ${isOf(workParts, me(request).user_name)} GROUP BY work_type`,
        ),
        app.db.parameter.findMany({ where: { parameter_system: 'WEB', parameter_name: 'WORKS_TYPE' }, orderBy: { order_seq: 'asc' } }),
      ]);
      const counts = new Map(groups.rows.map(({ work_type, item }) => [work_type, item]));
      return types.flatMap(({ parameter_value, parameter_th, parameter_en }) => {
        const item = counts.get(parameter_value);
        return item ? [{ item, parameter_th, parameter_en }] : [];
      });
    },
  });

  app.route({
    ...at(profileRoutes.sharedWorks),
    schema: { tags, response: { 200: z.array(sharedWork) } },
    handler: (request) => sharedWorksOf(app, me(request).user_name),
  });

  app.route({
    ...at(profileRoutes.calendar),
    schema: { tags, querystring: calendarQuery, response: { 200: z.array(calendarEntry) } },
    handler: async (request) => {
      const { from, to } = request.query as z.infer<typeof calendarQuery>;
      if (from > to) throw wrongField('to', 'date');
      return calendarOf(me(request).user_name, from, to);
    },
  });

  app.route({
    ...at(profileRoutes.dashboard),
    schema: { tags, response: { 200: dashboard } },
    handler: (request) => dashboardOf(app, me(request)),
  });

  /** The person's activities, those they took part in, and the faculty's own days. */
  async function calendarOf(user_name: string, from: string, to: string): Promise<CalendarEntry[]> {
    const [gte, lte] = [dayDate(from), dayDate(to)];
    const [activities, dates] = await Promise.all([
      runSql<{ activity_id: number; activity_title_th: string; activity_title_en: string; day: string }>(
        app.pool,
        Prisma.sql`SELECT activity_id, activity_title_th, activity_title_en, to_char(activity_date, 'YYYY-MM-DD') AS day FROM web_con_activitys
          WHERE active = 'Y' AND activity_date BETWEEN ${from}::date AND ${to}::date AND ${isOf(activityParts, user_name)}
          ORDER BY activity_date, activity_id LIMIT 500`,
      ),
      app.db.facultyDate.findMany({
        where: { active: 'Y', start_date: { lte }, end_date: { gte } },
        orderBy: { start_date: 'asc' },
        take: 500,
      }),
    ]);
    return [
      ...activities.rows.map((activity) => ({
        id: `activity-${activity.activity_id}`,
        kind: 'activity' as const,
        title_th: activity.activity_title_th,
        title_en: activity.activity_title_en,
        start_date: activity.day,
        end_date: activity.day,
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

const shown = { info: true, avatar: true } as const;

async function readOwn(id: number, { db }: Pick<Context, 'db'>): Promise<OwnProfile | null> {
  const user = await db.user.findUnique({ where: { id }, include: shown });
  return user && toOwnProfile(user);
}

async function updateOwn(body: OwnProfileBody, ctx: ChangeContext, before: OwnProfile): Promise<OwnProfile> {
  const { avatar, info_mobile, info_orcid, ...names } = body;
  const picture = before.avatar[0]?.privateUrl ?? null;
  const avatarFile = await avatarPath(ctx.db, ctx.person.user_name, avatar, picture);
  if (picture !== null && picture !== avatarFile) ctx.alsoGone.push(picture);
  // saving unchanged values creates no member record
  const own = { info_mobile, info_orcid };
  const isSame = info_mobile === before.info_mobile && info_orcid === before.info_orcid;
  const info = isSame ? {} : { upsert: { create: own, update: own } };
  const data = { ...names, avatarFile, info, ...ctx.stamps.edit };
  return toOwnProfile(await ctx.db.user.update({ where: ctx.where, data, include: shown }));
}

function toOwnProfile(user: Prisma.UserGetPayload<{ include: typeof shown }>): OwnProfile {
  const { info, avatar, avatarFile, password_hash: _, sso_subject: __, sso_tenant: ___, ...own } = user;
  const { info_mobile = '', info_orcid = '' } = info ?? {};
  return { ...own, avatarFile: avatarFile && fileAddress(avatarFile), avatar: avatarItems(avatar), info_mobile, info_orcid };
}

/** The works in use that others keep and this person worked on, but for those they refused, the latest first. */
async function sharedWorksOf(app: FastifyInstance, user_name: string): Promise<SharedWork[]> {
  const { rows } = await runSql<SharedWork>(
    app.pool,
    Prisma.sql`
      SELECT web_con_works.work_id, work_title_th, work_title_en, work_public_year, ${yearOfWork('web_con_works')} AS year, status_check, parts.share AS work_weight,
        coalesce(parameter_th, work_type) AS parameter_th, coalesce(parameter_en, work_type) AS parameter_en,
        btrim(fname_th || ' ' || lname_th) AS owner_name_th,
        coalesce(nullif(btrim(fname_en || ' ' || lname_en), ''), btrim(fname_th || ' ' || lname_th)) AS owner_name_en
      FROM ${partsOf(workParts)} parts
      JOIN web_con_works ON web_con_works.work_id = parts.id AND web_con_works.active = 'Y'
      JOIN users ON users.user_name = web_con_works.user_name
      LEFT JOIN dc_params ON parameter_system = 'WEB' AND parameter_name = ${workParameters.types} AND parameter_value = work_type
      WHERE parts.user_name = ${user_name} AND parts.part = 'participant' AND NOT EXISTS (
        SELECT FROM web_con_work_authors refused WHERE refused.work_id = parts.id AND refused.user_name = ${user_name} AND author_state = 'refused')
      ORDER BY year DESC, web_con_works.work_id DESC LIMIT ${most}`,
  );
  return rows;
}
