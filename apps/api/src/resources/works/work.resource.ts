import { workParameters } from '@faculty/contracts/lookups/parameters';
import { work } from '@faculty/contracts/works/work';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { isOf, workParts } from '../../kit/crud/taking-part.ts';
import { buddhistYearSql, yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { equals, inSearchText } from '../../kit/lists/conditions.ts';
import { personNames } from '../../kit/people/person-name.ts';
import { registerReviewed } from '../../kit/reviews/review.ts';
import { workCalls } from './work-calls.ts';
import { cameOut } from './work-period.ts';
import { createWork, updateWork } from './work-store.ts';

/** The co-authors of a work, who each have a share in it. */
const coAuthors = Prisma.sql`(SELECT coalesce(json_agg(json_build_object('user_name', authors.user_name, 'work_weight', authors.work_weight,
    'full_name_th', ${personNames('authors.user_name').full_name_th}, 'full_name_en', ${personNames('authors.user_name').full_name_en}) ORDER BY authors.user_name), '[]')
  FROM web_con_work_authors authors LEFT JOIN users ON users.user_name = authors.user_name WHERE authors.work_id = web_con_works.work_id)`;

/** Academic works. */
export function workResource(app: FastifyInstance): void {
  registerReviewed(app, work, {
    list: {
      table: 'web_con_works',
      parts: workParts,
      joins: {
        users: Prisma.sql`users.user_name = web_con_works.user_name`,
        dc_params: Prisma.sql`dc_params.parameter_system = 'WEB' AND dc_params.parameter_name = ${workParameters.types}
          AND dc_params.parameter_value = web_con_works.work_type`,
      },
      fields: {
        ...personNames('web_con_works.user_name'),
        parameter_th: Prisma.sql`coalesce(dc_params.parameter_th, web_con_works.work_type)`,
        parameter_en: Prisma.sql`coalesce(dc_params.parameter_en, web_con_works.work_type)`,
        MNumYear: Prisma.sql`coalesce(to_char(work_public_date, 'MM/') || (${buddhistYearSql('work_public_date')}), work_public_year::text)`,
        NumYear: yearOfWork('web_con_works'),
      },
      detail: { work_authors: coAuthors },
      where: ({ q, work_type, work_type_detail, status_check, user_name, start_date, end_date, active }) => [
        inSearchText(q, 'web_con_works.search_text'),
        equals('web_con_works.work_type', work_type),
        equals('web_con_works.work_type_detail', work_type_detail),
        equals('web_con_works.status_check', status_check),
        user_name && isOf(workParts, user_name),
        cameOut({ start_date, end_date }),
        equals('web_con_works.active', active),
      ],
    },
    create: createWork,
    update: updateWork,
  });
  workCalls(app);
}
