import { searchWords } from '@faculty/contracts/kit/text/search-text';
import { type SearchQuery, searchAnswer, searchedEntities, searchQuery, searchRoutes } from '@faculty/contracts/shell/search';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../kit/crud/context.ts';
import { ownIn } from '../../kit/crud/handlers.ts';
import { abortOnDisconnect } from '../../kit/http/abort-on-disconnect.ts';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import { firstOf } from '../../kit/lists/answer-list.ts';

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

/** Waiting lists per person: those of four searches, because people type on before the last search has finished. */
const maxWaitingPerPerson = 60;

/** Searches entities for a text, a few at a time; returns the JSON of each one with matches, in order. */
type SearchIn = (kinds: readonly string[], person: Person, q: string, limit: number, gone: AbortSignal) => Promise<string[]>;

/**
 * Creates the global search. One search queries a dozen lists, so all searches share a queue of two slots, with one running list per
 * person. A disconnect removes the waiting lists.
 * @throws ApiError `search_under_way` when too many searches of one person wait
 */
function searcher(app: FastifyInstance): SearchIn {
  // a list uses two connections: for its rows and for an uncached count
  const atOnce = app.pool.options.max === 1 ? 1 : 2;
  const queue = new FairQueue({
    atOnce: atOnce,
    waitingOfOne: maxWaitingPerPerson,
    waiting: 20 * maxWaitingPerPerson,
    refusal: 'search_under_way',
  });
  return async (kinds, person, q, limit, gone) => {
    const searchKind = (kind: string) => queue.run(person.user_name, () => found(app, person, kind, q, limit), gone);
    const answers = await Promise.all(kinds.map(searchKind));
    return answers.filter((answer) => answer !== undefined);
  };
}

/** The matches of one entity as JSON; undefined without matches or without the right to view. */
async function found(app: FastifyInstance, person: Person, entity: string, q: string, limit: number): Promise<string | undefined> {
  const search = app.searches.get(entity);
  if (!search) throw new Error(`${entity}: the global search needs its list`);
  if (!person.right(search.page).view) return undefined;
  const own = ownIn(person, search.page);
  const { rows, count } = await firstOf(app, search.listFor(own), { limit }, search.conditions(q, own));
  return count === 0 ? undefined : `{"entity":"${entity}","count":${count},"rows":[${rows}]}`;
}
