import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { firstOf } from './answer-list.ts';
import type { Condition } from './conditions.ts';
import type { List } from './list.ts';

/** An entity's list for the global search and other queries over all entities. */
export interface Search {
  page: PageKey;
  table: string;
  /** The list for a person who is limited to their own records (`own`), or of all records. */
  // biome-ignore lint/suspicious/noExplicitAny: of any query; only the text is used
  listFor(own: string | undefined): List<any>;
  /** The conditions of a search text and of `own`. */
  conditions(q: string, own: string | undefined): Condition[];
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
export function searcher(app: FastifyInstance): SearchIn {
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
