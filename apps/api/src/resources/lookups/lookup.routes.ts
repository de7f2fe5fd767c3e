import type { RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { groupMasterOption, groupRoutes, groupSubAOption, groupSubBOption } from '@faculty/contracts/lookups/group-options';
import {
  type ParameterOption,
  parameterList,
  parameterLists,
  parameterOption,
  parameterQuery,
} from '@faculty/contracts/lookups/parameters';
import { prefixOption } from '@faculty/contracts/lookups/prefix-options';
import type { Parameter, PrismaClient } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QueryCache } from '../../db/cache.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import { comboCalls } from './combo.routes.ts';

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
