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
import { groupMasterOption, groupRoutes, groupSubAOption, groupSubBOption } from '@faculty/contracts/lookups/group-options';
import {
  type ParameterOption,
  parameterList,
  parameterLists,
  parameterOption,
  parameterQuery,
} from '@faculty/contracts/lookups/parameters';
import { prefixOption } from '@faculty/contracts/lookups/prefix-options';
import { isPage, pageKeys, pages } from '@faculty/contracts/pages';
import type { Parameter, PrismaClient } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { offered } from '../../auth/unverified.ts';
import { QueryCache } from '../../db/cache.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Person } from '../../kit/crud/context.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { personOptions } from '../../kit/people/person-name.ts';

const active = { active: 'Y' } as const;

/** Group 2 before group 10. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** What forms and filters offer for choice. Every signed-in person may ask; the calls carry no body. */
export function lookupRoutes(app: FastifyInstance): void {
  parameterCalls(app);
  prefixCall(app);
  comboCalls(app);
  groupCalls(app);
}

const config = { signedIn: true } as const;
const tags = ['Lookups'];

function parameterCalls(app: FastifyInstance): void {
  const remembered = rememberedOptions(app.db, app.changes);
  async function options(request: FastifyRequest): Promise<ParameterOption[]> {
    const { retired } = request.query as z.infer<typeof parameterQuery>;
    const { system } = request.params as { system: string };
    const all = (await remembered()).filter(({ parameter_system }) => parameter_system === system);
    return retired === 'Y' ? all : all.flatMap(({ active, ...option }) => (active === 'Y' ? [option] : []));
  }
  app.route({
    method: 'POST',
    url: '/combo_dc_param/:system/:name',
    config,
    schema: { tags, params: parameterList, querystring: parameterQuery, response: { 200: z.array(parameterOption) } },
    handler: async (request): Promise<ParameterOption[]> => {
      const { name } = request.params as z.infer<typeof parameterList>;
      return (await options(request)).filter((option) => option.parameter_name === name);
    },
  });

  // several lists at once; a reader takes the beginning off the name, and what is left is the group the option belongs to
  app.route({
    method: 'POST',
    url: '/combo_dc_param_like/:system/:prefix',
    config,
    schema: { tags, params: parameterLists, querystring: parameterQuery, response: { 200: z.array(parameterOption) } },
    handler: async (request): Promise<ParameterOption[]> => {
      const { prefix } = request.params as z.infer<typeof parameterLists>;
      return (await options(request)).filter((option) => option.parameter_name.startsWith(prefix));
    },
  });
}

function prefixCall(app: FastifyInstance): void {
  app.route({
    method: 'POST',
    url: '/combo/dcprefixsActive',
    config,
    schema: { tags, response: { 200: z.array(prefixOption) } },
    handler: () =>
      app.db.prefix.findMany({
        where: { active: 'Y' },
        orderBy: { prefix_code: 'asc' },
        select: { prefix_code: true, prefix_s_th: true },
      }),
  });
}

/**
 * Reads the options of all parameter lists, in order, cached until one changes, in whichever process:
 * a screen needs several lists at once, and there are a few hundred options.
 */
function rememberedOptions(db: PrismaClient, changes: ChangeFeed): () => Promise<readonly Parameter[]> {
  const remembered = new QueryCache<Parameter[]>(changes);
  return () => remembered.of(['dc_params'], 'options', () => loadOptions(db));
}

async function loadOptions(db: PrismaClient): Promise<Parameter[]> {
  const options = await db.parameter.findMany();
  return options.sort(
    (a, b) => byName(a.parameter_name, b.parameter_name) || a.order_seq - b.order_seq || byName(a.parameter_value, b.parameter_value),
  );
}

/** What grouped documents are filed under, in reading order. Active ones only, of what is active itself: nothing hangs under a category that is not offered. */
function groupCalls(app: FastifyInstance): void {
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { signedIn: true } }) as const;
  const answering = <Option>(option: z.core.$ZodType<Option>) => ({ tags: ['Lookups'], response: { 200: z.array(option) } });

  app.route({
    ...at(groupRoutes.masters),
    schema: answering(groupMasterOption),
    handler: () => app.db.groupMaster.findMany({ where: active, orderBy: [{ order_seq: 'asc' }, { group_master_id: 'asc' }] }),
  });
  app.route({
    ...at(groupRoutes.subAs),
    schema: answering(groupSubAOption),
    handler: () =>
      app.db.groupSubA.findMany({ where: { ...active, master: active }, orderBy: [{ order_seq: 'asc' }, { group_sub_a_id: 'asc' }] }),
  });
  app.route({
    ...at(groupRoutes.subBs),
    schema: answering(groupSubBOption),
    handler: () =>
      app.db.groupSubB.findMany({
        where: { ...active, subA: { ...active, master: active } },
        orderBy: [{ order_seq: 'asc' }, { group_sub_b_id: 'asc' }],
      }),
  });
}

/** People, pages and member reference data for choice. Active ones only. */
function comboCalls(app: FastifyInstance): void {
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
