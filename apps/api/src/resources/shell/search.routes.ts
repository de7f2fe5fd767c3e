import { type SearchQuery, searchAnswer, searchedEntities, searchQuery, searchRoutes } from '@faculty/contracts/kit/search';
import { searchWords } from '@faculty/contracts/kit/text/search-text';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../kit/crud/context.ts';
import { abortOnDisconnect } from '../../kit/http/abort-on-disconnect.ts';
import { searcher } from '../../kit/lists/search.ts';

/** The search in everything: of each kind of record the person may view, the first that its own list finds. */
export function searchCalls(app: FastifyInstance): void {
  const searchIn = searcher(app);
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
      const answers = await searchIn(kinds, person, q, limit, abortOnDisconnect(reply));
      reply.type('application/json; charset=utf-8');
      return `{"kinds":[${answers.join(',')}]}`;
    },
  });
}
