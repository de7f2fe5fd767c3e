import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import type { Action } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import {
  changedMany,
  type FindQuery,
  findQuery,
  found,
  type Links,
  linkQuery,
  links,
  lookAgain,
  lookAgainFindings,
  mostReplaced,
  type ReplaceAddressBody,
  type ReplaceBody,
  replaceAddressBody,
  replaceBody,
  upkeepRoutes,
} from '@faculty/contracts/website/upkeep';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { changeMany } from '../../../kit/crud/change-many.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { countFound } from '../../../kit/findings/count-found.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { findTexts, replacedFields } from './find-texts.ts';
import { listLinks, withAddress } from './link-places.ts';

const page = '/web/upkeep';

/**
 * What keeps content true: find and replace, dead links, and what is to be looked at again. The page's right opens it; what it tells and
 * changes needs the rights of each record's own page.
 */
export function upkeepCalls(app: FastifyInstance): void {
  const at = (
    route: (typeof upkeepRoutes)[keyof typeof upkeepRoutes],
    action: Action,
  ): Pick<RouteOptions, 'method' | 'url' | 'config'> => ({
    ...methodAndUrl(route),
    config: { right: { page, action } },
  });
  const tags = ['Upkeep'];

  app.route({
    ...at(upkeepRoutes.find, 'view'),
    schema: { tags, querystring: findQuery, response: { 200: found } },
    handler: (request) => findTexts(app, request.person as Person, request.query as FindQuery),
  });

  app.route({
    ...at(upkeepRoutes.replace, 'edit'),
    schema: { tags, body: replaceBody, response: { 200: changedMany } },
    handler: (request) => {
      const { records, ...how } = request.body as ReplaceBody;
      return changeMany(
        app,
        request,
        records.map(({ entity, id, updated_at, hits }) => ({
          entity,
          id,
          readAt: updated_at,
          given: (row) => replacedFields(app, entity, row, hits, how),
        })),
      );
    },
  });

  app.route({
    ...at(upkeepRoutes.links, 'view'),
    schema: { tags, querystring: linkQuery, response: { 200: links } },
    handler: async (request): Promise<Links> => {
      const { state } = request.query as z.infer<typeof linkQuery>;
      return { is_on: app.config.linkChecks, rows: await listLinks(app, request.person as Person, state) };
    },
  });

  app.route({
    ...at(upkeepRoutes.replaceAddress, 'edit'),
    schema: { tags, body: replaceAddressBody, response: { 200: changedMany } },
    handler: async (request) => {
      const { address, to } = request.body as ReplaceAddressBody;
      const places = (await listLinks(app, request.person as Person, 'dead', address)).flatMap((row) => row.places);
      if (places.length > mostReplaced) throw wrongField('address', 'too_many', { max: mostReplaced });
      return changeMany(
        app,
        request,
        places.map(({ entity, id }) => ({
          entity,
          id,
          given: (row) => (isEntityKey(entity) ? withAddress(app, entityOf[entity], row, address, to) : {}),
        })),
      );
    },
  });

  app.route({
    ...at(upkeepRoutes.lookAgain, 'view'),
    schema: { tags, response: { 200: lookAgain } },
    handler: async (request) => {
      const counts = lookAgainFindings.map(async (finding) =>
        (await countFound(app, request.person as Person, finding)).map((kind) => ({ finding, ...kind })),
      );
      return (await Promise.all(counts)).flat();
    },
  });
}
