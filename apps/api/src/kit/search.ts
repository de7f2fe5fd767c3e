import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance } from 'fastify';
import type { Person } from './context.ts';
import { ownIn } from './handlers.ts';
import { firstOf } from './lists/answer-list.ts';
import type { Condition } from './lists/conditions.ts';
import type { List } from './lists/list.ts';

/** A list as the search in everything asks it. */
export interface Search {
  page: PageKey;
  // biome-ignore lint/suspicious/noExplicitAny: of whatever query; nothing but the text is asked
  list: List<any>;
  /** What a text means for this list, and whose records are seen. */
  conditions(q: string, own: string | undefined): Condition[];
}

/** What one kind of record answers to a search, as JSON; undefined where nothing is found, or the person may not look. */
export async function found(app: FastifyInstance, person: Person, entity: string, q: string, limit: number): Promise<string | undefined> {
  const search = app.searches.get(entity);
  if (!search) throw new Error(`${entity}: a search of everything needs its list`);
  if (!person.right(search.page).view) return undefined;
  const { rows, count } = await firstOf(app, search.list, { limit }, search.conditions(q, ownIn(person, search.page)));
  return count === 0 ? undefined : `{"entity":"${entity}","count":${count},"rows":[${rows}]}`;
}
