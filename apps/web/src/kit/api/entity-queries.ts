import { type Action, type AnyEntity, changedBy, type Entity, pageOf, type RouteText } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from './http.ts';
import { preloadedQueryOptions } from './query-options.ts';
import { addedRecord, withEdit, withEdits } from './trial-edits.ts';

/** A list query with its page: the app never requests a whole list. */
export type PagedQuery<Query extends ListQuery> = Query & { page: number; limit: number };

/**
 * Plain TanStack options for an entity's reads: use them with useQuery, prefetchQuery or fetchQuery, as the screen needs.
 * Answers are decoded by the contract: comma lists become arrays, moments become dates.
 */
export function entityQueries<Id, Row, Item, Body, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
) {
  const page = pageOf(entity.item);
  const record = z.intersection(entity.row, changedBy);
  return {
    /** Key of everything cached about the entity; invalidate it after a change. */
    all: [entity.name],
    list: (query: PagedQuery<Query>) =>
      queryOptions({
        queryKey: [entity.name, 'list', query],
        ...preloadedQueryOptions(routeOf(entity, 'list'), { query }, (answer) =>
          withEdits(entity, z.parse(page, answer), query.page === 0),
        ),
      }),
    read: (id: Id) =>
      queryOptions({
        queryKey: [entity.name, 'read', String(id)],
        queryFn: async ({ signal }) =>
          addedRecord<Row>(entity, id) ??
          withEdit(entity, id, z.parse(record, await call(routeOf(entity, 'read'), { params: { [entity.idKey]: String(id) }, signal }))),
      }),
  };
}

interface Identified<Id> {
  readonly id: z.core.$ZodType<Id>;
  readonly idKey: string;
}

/** The identifier of a row or list entry, or of the answer to a change. @throws when it carries none, which the documents call an error. */
export function idOf<Id>(entity: Identified<Id>, record: unknown): Id {
  const { [entity.idKey]: id } = z.parse(z.looseObject({ [entity.idKey]: entity.id }), record);
  return id as Id; // a computed key: TypeScript only sees an index signature
}

type Routed = Pick<AnyEntity, 'name' | 'routes'>;

/** The documented call for an action. @throws when the entity has none. */
export function routeOf(entity: Routed, name: keyof Routed['routes']): RouteText {
  const route = entity.routes[name];
  if (!route) throw new Error(`${entity.name} has no ${name} call`);
  return route;
}

/** Saves go to `update`, save where the documents let `create` do both (`POST /uploads`). */
export function saveRouteOf(entity: Routed, action: Extract<Action, 'add' | 'edit'>): RouteText {
  return action === 'edit' && entity.routes.update ? entity.routes.update : routeOf(entity, 'create');
}
