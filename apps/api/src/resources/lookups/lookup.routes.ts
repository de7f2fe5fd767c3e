import {
  type ParameterOption,
  parameterList,
  parameterLists,
  parameterOption,
  parameterQuery,
} from '@faculty/contracts/lookups/parameters';
import { prefixOption } from '@faculty/contracts/lookups/prefix-options';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { rememberedOptions } from './cached-options.ts';
import { comboCalls } from './combo.routes.ts';
import { groupCalls } from './group-options.routes.ts';

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
