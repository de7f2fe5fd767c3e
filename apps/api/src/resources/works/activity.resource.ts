import { noAddress } from '@faculty/contracts/kit/fields';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import {
  type ActivityBody,
  type ActivityItem,
  type ActivityQuery,
  type ActivityRow,
  activity,
  activityPeopleBody,
  activityPeopleRoute,
  activityPerson,
  typeWithPeople,
} from '@faculty/contracts/works/activity';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertKnown, firstUnknown } from '../../auth/unverified.ts';
import type { Transaction } from '../../kit/crud/context.ts';
import { dayDate } from '../../kit/crud/days.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { activityParts, isOf, readable } from '../../kit/crud/taking-part.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { wrongField } from '../../kit/http/errors.ts';
import type { ListSource } from '../../kit/lists/list.ts';
import { dayWithin } from '../../kit/lists/period-conditions.ts';
import { recordReader } from '../../kit/lists/record-reader.ts';
import { personNames } from '../../kit/people/person-name.ts';
import { registerReviewed } from '../../kit/reviews/review.ts';
import { inState, ofDepartment } from './reports/year-records.ts';

const source: ListSource<ActivityItem, ActivityQuery, ActivityRow> = {
  table: 'web_con_activitys',
  parts: activityParts,
  joins: { users: Prisma.sql`users.user_name = web_con_activitys.user_name` },
  fields: {
    ...personNames('web_con_activitys.user_name'),
    people_count: Prisma.sql`(SELECT count(*)::int FROM web_con_activity_users those WHERE those.activity_id = web_con_activitys.activity_id)`,
  },
  detail: {
    checkbox_select: Prisma.sql`ARRAY(SELECT those.user_name FROM web_con_activity_users those WHERE those.activity_id = web_con_activitys.activity_id ORDER BY those.user_name)`,
  },
  search: 'whole_text',
  period: (period) => dayWithin('web_con_activitys.activity_date', period),
  filters: {
    user_name: (user_name) => isOf(activityParts, user_name),
    department: (department) => ofDepartment('web_con_activitys', department),
    counted: () => inState('web_con_activitys'),
  },
};

const readActivity = recordReader<number, ActivityRow, ActivityItem, ActivityQuery>(activity, source);

/** Activities, training and awards. */
export function activityResource(app: FastifyInstance): void {
  registerReviewed(app, activity, {
    list: source,
    async create(body, ctx) {
      await assertKnown(ctx.db, 'user_name', body);
      await assertPeople(ctx.db, peopleOf(body));
      const data = { ...columns(body, ctx.person.user_name), ...filePaths(ctx), ...ctx.stamps.add };
      const made = await ctx.db.activity.create({ data, select: { activity_id: true } });
      await ctx.db.activityUser.createMany({ data: peopleOf(body).map((user_name) => ({ ...made, user_name })) });
      return made;
    },
    async update(body, ctx, before) {
      const { activity_id } = before;
      const names = peopleOf(body);
      await assertKnown(ctx.db, 'user_name', body, before);
      await assertPeople(
        ctx.db,
        names.filter((name) => !before.checkbox_select.includes(name)),
      );
      const data = { ...columns(body, before.user_name), ...filePaths(ctx), ...ctx.stamps.edit };
      await ctx.db.activity.update({ where: ctx.where, data, select: { activity_id: true } });
      await ctx.db.activityUser.deleteMany({ where: { activity_id, user_name: { notIn: names } } });
      await ctx.db.activityUser.createMany({ data: names.map((user_name) => ({ activity_id, user_name })), skipDuplicates: true });
    },
  });

  app.route({
    ...methodAndUrl(activityPeopleRoute),
    config: { right: { page: activity.page, action: 'view' } },
    schema: { tags: [activity.tag], body: activityPeopleBody, response: { 200: z.array(activityPerson) } },
    handler: async (request) => {
      const { activity_id } = request.body as z.infer<typeof activityPeopleBody>;
      const ctx = contextOf(app, request, activity.page);
      const row = await readable(await readActivity(activity_id, ctx), ctx, { ...activity, parts: activityParts });
      return row.checkbox_select.map((user_name) => ({ user_name }));
    },
  });
}

const peopleOf = ({ activity_type, checkbox_select }: ActivityBody): string[] =>
  activity_type === typeWithPeople ? [...new Set(checkbox_select)] : [];

/** What a body means for the columns, stamps aside. `owner` is whose it is when the body does not say. */
function columns({ checkbox_select: _, ...body }: ActivityBody, owner: string) {
  const { activity_title_th, activity_title_en, activity_agency_title, activity_place_title, activity_date } = body;
  return {
    ...body,
    user_name: body.user_name || owner,
    activity_date: dayDate(activity_date),
    activity_h_url: body.activity_h_url || noAddress,
    search_text: searchText(activity_title_th, activity_title_en, activity_agency_title, activity_place_title),
  };
}

/** @throws ApiError naming the first of them who is no member; the database would call them `user_name`, as the owner */
async function assertPeople(db: Transaction, names: string[]): Promise<void> {
  const user_name = await firstUnknown(db, names);
  if (user_name !== undefined) throw wrongField('checkbox_select', 'no_such_member', { user_name });
}
