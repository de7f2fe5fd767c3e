import { type SearchQuery, searchAnswer, searchedEntities, searchQuery, searchRoutes } from '@faculty/contracts/kit/search';
import { searchWords } from '@faculty/contracts/kit/search-text';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../kit/context.ts';
import { found } from '../../kit/search.ts';

/** The search in everything: of each kind of record the person may view, the first that its own list finds. */
export function searchCalls(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: searchRoutes.find.slice('GET '.length),
    config: { signedIn: true },
    schema: { tags: ['Shell'], querystring: searchQuery, response: { 200: searchAnswer } },
    handler: async (request, reply) => {
      const { q, limit } = request.query as SearchQuery;
      const person = request.person as Person;
      // a text without a word would find all there is
      const kinds = searchWords(q).length === 0 ? [] : searchedEntities;
      const answers = await Promise.all(kinds.map((entity) => found(app, person, entity, q, limit)));
      reply.type('application/json; charset=utf-8');
      return `{"kinds":[${answers.filter((answer) => answer !== undefined).join(',')}]}`;
    },
  });
}
