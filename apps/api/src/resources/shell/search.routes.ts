import { searchWords } from '@faculty/contracts/kit/text/search-text';
import {
  type FoundPlace,
  placesAnswer,
  placesQuery,
  type SearchQuery,
  searchAnswer,
  searchedEntities,
  searchQuery,
  searchRoutes,
} from '@faculty/contracts/shell/search';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Person } from '../../kit/crud/context.ts';
import { ownIn } from '../../kit/crud/handlers.ts';
import { abortOnDisconnect } from '../../kit/http/abort-on-disconnect.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/http/request-headers.ts';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import { firstOf } from '../../kit/lists/answer-list.ts';
import type { Search } from '../../kit/lists/search.ts';
import { areTextsComplete } from '../../kit/search/collect-texts.ts';
import { placesOf } from '../../kit/search/places.ts';

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
      const asked = { q, limit, language: languageOf(request) };
      const answers = await searchIn(kinds, person, asked, abortOnDisconnect(reply));
      reply.type('application/json; charset=utf-8');
      return `{"kinds":[${answers.join(',')}],"complete":${await areTextsComplete(app)}}`;
    },
  });
  app.route({
    method: 'GET',
    url: searchRoutes.places.slice('GET '.length),
    config: { signedIn: true },
    schema: { tags: ['Shell'], querystring: placesQuery, response: { 200: placesAnswer } },
    async handler(request) {
      const { entity, q, ids } = request.query as z.infer<typeof placesQuery>;
      const search = searchOf(app, entity);
      const person = request.person as Person;
      if (!person.right(search.page).view) throw new ApiError('forbidden');
      const own = search.ownCondition(ownIn(person, search.page));
      const places = await placesOf(app, entity, {
        q,
        keys: ids.split(',').map(Number),
        language: languageOf(request),
        also: own,
      });
      return { places: Object.fromEntries(places), complete: await areTextsComplete(app) };
    },
  });
}

/** Waiting lists per person: those of four searches, because people type on before the last search has finished. */
const maxWaitingPerPerson = 60;

interface Asked {
  q: string;
  limit: number;
  language: 'th' | 'en';
}

/** Searches entities for a text, a few at a time; returns the JSON of each one with matches, in order. */
type SearchIn = (kinds: readonly string[], person: Person, asked: Asked, gone: AbortSignal) => Promise<string[]>;

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
  return async (kinds, person, asked, gone) => {
    const searchKind = (kind: string) => queue.run(person.user_name, () => found(app, person, kind, asked), gone);
    const answers = await Promise.all(kinds.map(searchKind));
    return answers.filter((answer) => answer !== undefined);
  };
}

/** The matches of one entity as JSON; undefined without matches or without the right to view. */
async function found(app: FastifyInstance, person: Person, entity: string, { q, limit, language }: Asked): Promise<string | undefined> {
  const search = searchOf(app, entity);
  if (!person.right(search.page).view) return undefined;
  const own = ownIn(person, search.page);
  const { rows, count } = await firstOf(app, search.listFor(own), { q, limit }, [search.ownCondition(own)]);
  if (count === 0) return undefined;
  const { idKey } = app.texts.get(entity) ?? {};
  const ids = idKey === undefined ? [] : (JSON.parse(`[${rows}]`) as Record<string, unknown>[]).map((row) => Number(row[idKey]));
  const places = await placesOf(app, entity, { q, keys: ids, language, also: undefined });
  const inRows: (FoundPlace | null)[] = ids.map((id) => places.get(String(id)) ?? null);
  return `{"entity":"${entity}","count":${count},"rows":[${rows}],"places":${JSON.stringify(inRows)}}`;
}

function searchOf(app: FastifyInstance, entity: string): Search {
  const search = app.searches.get(entity);
  if (!search) throw new Error(`${entity}: the global search needs its list`);
  return search;
}
