import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { FairQueue } from '../jobs/fair-queue.ts';
import { firstOf } from './answer-list.ts';
import type { Condition } from './conditions.ts';
import type { List } from './list.ts';

/** A list as the search in everything asks it, and what else is asked of every kind of record. */
export interface Search {
  page: PageKey;
  table: string;
  /** As somebody sees it who sees only their own records, or everybody's. */
  // biome-ignore lint/suspicious/noExplicitAny: of whatever query; nothing but the text is asked
  listFor(own: string | undefined): List<any>;
  /** What a text means for this list, and whose records are seen. */
  conditions(q: string, own: string | undefined): Condition[];
}

/** Lists of one person that wait: those of four searches, as whoever types begins the next before the last has ended. */
const mostOfOne = 60;

/** Asks the kinds for a text, a few at a time; answers what each says as JSON, in their order. */
type SearchIn = (kinds: readonly string[], person: Person, q: string, limit: number, gone: AbortSignal) => Promise<string[]>;

/**
 * The searches of everything, in turn: each is a dozen lists, and at once they would take every connection from the calls beside them.
 * All that people look for shares two places, one list of each person after the other; of who has gone no more is asked.
 * @throws ApiError `search_under_way` when too many searches of one person wait
 */
export function searcher(app: FastifyInstance): SearchIn {
  // a list takes two connections, for its rows and a count that nobody remembers
  const places = app.pool.options.max === 1 ? 1 : 2;
  const queue = new FairQueue({ atOnce: places, waitingOfOne: mostOfOne, waiting: 20 * mostOfOne, refusal: 'search_under_way' });
  return async (kinds, person, q, limit, gone) => {
    const ask = (kind: string) => queue.run(person.user_name, () => found(app, person, kind, q, limit), gone);
    const answers = await Promise.all(kinds.map(ask));
    return answers.filter((answer) => answer !== undefined);
  };
}

/** What one kind of record answers to a search, as JSON; undefined where nothing is found, or the person may not look. */
async function found(app: FastifyInstance, person: Person, entity: string, q: string, limit: number): Promise<string | undefined> {
  const search = app.searches.get(entity);
  if (!search) throw new Error(`${entity}: a search of everything needs its list`);
  if (!person.right(search.page).view) return undefined;
  const own = ownIn(person, search.page);
  const { rows, count } = await firstOf(app, search.listFor(own), { limit }, search.conditions(q, own));
  return count === 0 ? undefined : `{"entity":"${entity}","count":${count},"rows":[${rows}]}`;
}
