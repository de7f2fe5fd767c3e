import { doiIn } from '@faculty/contracts/works/doi';
import { work } from '@faculty/contracts/works/work';
import { type AlikeQuery, alikeQuery, alikeWork, lookUpAnswer, lookUpQuery, workRoutes } from '@faculty/contracts/works/work-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Person } from '../../kit/crud/context.ts';
import { abortOnDisconnect } from '../../kit/http/abort-on-disconnect.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { alikeFinder } from './alike-works.ts';
import { doiLookup } from './doi-lookup.ts';

/** What helps to write a work down: what a DOI says, and works that may be the same. */
export function workCalls(app: FastifyInstance): void {
  const findAlike = alikeFinder(app);
  const at = (route: string) => ({ method: 'GET' as const, url: route.slice('GET '.length) });
  const { doiLookupUrls } = app.config;
  const lookup = doiLookupUrls.length === 0 ? null : doiLookup(doiLookupUrls);

  app.route({
    ...at(workRoutes.lookUp),
    config: { right: { page: work.page, action: 'add' } },
    schema: { tags: [work.tag], querystring: lookUpQuery, response: { 200: lookUpAnswer } },
    handler: (request, reply) => {
      const doi = doiIn((request.query as z.infer<typeof lookUpQuery>).doi);
      if (doi === '') throw wrongField('doi', 'doi');
      if (lookup === null) throw new ApiError('lookup_off');
      return lookup.find(doi, { user_name: (request.person as Person).user_name, gone: abortOnDisconnect(reply) });
    },
  });

  app.route({
    ...at(workRoutes.alike),
    config: { right: { page: work.page, action: 'view' } },
    schema: { tags: [work.tag], querystring: alikeQuery, response: { 200: z.array(alikeWork) } },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    handler: (request, reply) => findAlike(request.person as Person, request.query as AlikeQuery, abortOnDisconnect(reply)),
  });
}
