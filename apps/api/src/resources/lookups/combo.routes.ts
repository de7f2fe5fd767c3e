import type { RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import {
  comboRoutes,
  departmentOption,
  departmentQuery,
  educationOption,
  ownPeopleBody,
  personOption,
  positionOption,
  roleMasterOption,
} from '@faculty/contracts/lookups/combos';
import { isPage, pageKeys, pages } from '@faculty/contracts/pages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { offered } from '../../auth/unverified.ts';
import type { Person } from '../../kit/crud/context.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { personOptions } from '../../kit/people/person-name.ts';

/** People, pages and member reference data for choice. Active ones only. */
export function comboCalls(app: FastifyInstance): void {
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { signedIn: true } }) as const;
  const answering = <Option>(option: z.core.$ZodType<Option>) => ({ tags: ['Lookups'], response: { 200: z.array(option) } });

  app.route({
    ...at(comboRoutes.pages),
    schema: answering(roleMasterOption),
    handler: async () =>
      pageKeys.map((key) => ({ role_title: pages[key].th, role_title_en: pages[key].en, role_master_full: `${pages[key].group}#${key}` })),
  });

  app.route({ ...at(comboRoutes.people), schema: answering(personOption), handler: () => personOptions(app.db, offered(app.db)) });

  app.route({
    ...at(comboRoutes.ownPeople),
    schema: { ...answering(personOption), body: ownPeopleBody },
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async (request) => {
      const { role_page } = request.body as z.infer<typeof ownPeopleBody>;
      const person = request.person as Person;
      // the page is the caller's to name; what it grants is not
      if (!isPage(role_page)) throw wrongField('role_page', 'choice');
      const right = person.right(role_page);
      if (!right.view) throw new ApiError('forbidden');
      return personOptions(app.db, { ...offered(app.db), ...(right.own_only && { user_name: person.user_name }) });
    },
  });

  app.route({
    ...at(comboRoutes.educations),
    schema: answering(educationOption),
    handler: () => app.db.eduLevel.findMany({ where: { active: 'Y' }, orderBy: [{ order_seq: 'desc' }, { edu_code: 'asc' }] }),
  });

  // D: the non-academic ones, A: the academic ones
  for (const [route, job_position_type] of [
    [comboRoutes.positions, { not: 'Academic' }],
    [comboRoutes.academicPositions, { equals: 'Academic' }],
  ] as const) {
    app.route({
      ...at(route),
      schema: answering(positionOption),
      handler: () => app.db.jobPosition.findMany({ where: { active: 'Y', job_position_type }, orderBy: { job_position_code: 'asc' } }),
    });
  }

  app.route({
    ...at(comboRoutes.departments),
    schema: { ...answering(departmentOption), querystring: departmentQuery },
    handler: async (request) => {
      const { retired } = request.query as z.infer<typeof departmentQuery>;
      const all = await app.db.department.findMany({ orderBy: [{ order_seq: 'asc' }, { up_department_id: 'asc' }] });
      return retired === 'Y' ? all : all.flatMap(({ active, ...option }) => (active === 'Y' ? [option] : []));
    },
  });
}
