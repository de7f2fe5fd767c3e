import { entityOf } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type AnyEntity, type FileRule, titleOf } from '@faculty/contracts/kit/entity';
import { isContent, siteState } from '@faculty/contracts/kit/public';
import { searchWords } from '@faculty/contracts/kit/text/search-text';
import {
  placesAnswer,
  placesQuery,
  type SearchedEntity,
  type SearchHit,
  type SearchQuery,
  searchAnswer,
  searchedEntities,
  searchedFields,
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

/** Waiting lists per person: those of four searches, because people type on before the last search has finished. */
const maxWaitingPerPerson = 60;

/**
 * The search in everything: of each kind of record the person may view, the first that its own list finds. One search queries a dozen lists,
 * so all searches share a queue of two slots, with one running list per person. A disconnect removes the waiting lists.
 */
export function searchCalls(app: FastifyInstance): void {
  const queue = new FairQueue({
    // a list uses two connections: for its rows and for an uncached count
    atOnce: app.pool.options.max === 1 ? 1 : 2,
    waitingOfOne: maxWaitingPerPerson,
    waiting: 20 * maxWaitingPerPerson,
    refusal: 'search_under_way',
  });
  app.route({
    method: 'GET',
    url: searchRoutes.find.slice('GET '.length),
    config: { signedIn: true },
    schema: { tags: ['Shell'], querystring: searchQuery, response: { 200: searchAnswer } },
    handler: async (request, reply) => {
      const query = request.query as SearchQuery;
      const person = request.person as Person;
      const gone = abortOnDisconnect(reply);
      const language = languageOf(request);
      // a text without a word would find all there is
      const kinds = searchWords(query.q).length === 0 ? [] : searchedEntities;
      const found = await Promise.all(
        kinds.map((kind) => queue.run(person.user_name, () => hitsOf(app, person, kind, query, language), gone)),
      );
      return { kinds: found.filter((kind) => kind !== undefined), complete: await areTextsComplete(app) };
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
      const also = search.ownCondition(ownIn(person, search.page));
      const places = await placesOf(app, entity, { q, keys: ids.split(',').map(Number), language: languageOf(request), also });
      return { places: Object.fromEntries(places), complete: await areTextsComplete(app) };
    },
  });
}

/** The first matches of one entity; undefined without matches or without the right to view. */
async function hitsOf(app: FastifyInstance, person: Person, name: SearchedEntity, { q, limit }: SearchQuery, language: Language) {
  const search = searchOf(app, name);
  if (!person.right(search.page).view) return undefined;
  const own = ownIn(person, search.page);
  const { rows, count } = await firstOf(app, search.listFor(own), { q, limit }, [search.ownCondition(own)]);
  if (count === 0) return undefined;
  const entity = entityOf[name];
  const records = JSON.parse(`[${rows}]`) as Record<string, unknown>[];
  const keys = records.map((record) => Number(record[entity.idKey]));
  const places = await placesOf(app, name, { q, keys, language, also: undefined });
  const hits = records.map((record) => ({ ...hitOf(entity, record, language), place: places.get(String(record[entity.idKey])) ?? null }));
  return { entity: name, page: search.page, count, hits };
}

/** How a record is shown among others of every kind. */
function hitOf(entity: AnyEntity, record: Record<string, unknown>, language: Language): Omit<SearchHit, 'place'> {
  const { state, day } = isContent(entity) ? siteState(entity, record, todayInBangkok()) : ({ state: 'shown', day: null } as const);
  const pictures = Object.entries<FileRule>(entity.files).filter(([, rule]) => rule.kind === 'image' && rule.public);
  const prefix = language === 'th' ? (record.prefix_s_th ?? '') : '';
  return {
    id: String(record[entity.idKey]),
    title: `${prefix}${titleOf(entity, record, language)}`,
    details: searchedFields[entity.name as SearchedEntity] // one of them
      .map((field) => record[`${field}_${language}`] || record[`${field}_th`] || record[field] || '')
      .map((value) => (typeof value === 'number' ? value : String(value)))
      .filter(Boolean),
    picture: (pictures.map(([field]) => record[field]).find(Boolean) as string | undefined) ?? null, // an address
    state,
    day,
  };
}

function searchOf(app: FastifyInstance, entity: string): Search {
  const search = app.searches.get(entity);
  if (!search) throw new Error(`${entity}: the global search needs its list`);
  return search;
}
