import { type AnyEntity, changedBy, type Entity, pageOf, type RouteText } from '@faculty/contracts/kit/entity';
import { listedItem } from '@faculty/contracts/kit/findings/found';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from './http.ts';
import { preloadedQueryOptions } from './query-options.ts';

/*
 * Trial mode (`WEB_BACKEND_ENABLED=false`): what people add, change and delete stays in this page's memory
 * and is laid over what the server answers. Reloading forgets it.
 */
interface Edits {
  added: Map<string, object>;
  changed: Map<string, object>;
  removed: Set<string>;
}
type Named = Pick<AnyEntity, 'name' | 'idKey' | 'files'>;

const edits = new Map<string, Edits>();
/** Far above any number a server has given. */
let lastNumber = 2_000_000_000;

function editsOf({ name }: Named): Edits {
  const known = edits.get(name) ?? { added: new Map(), changed: new Map(), removed: new Set() };
  edits.set(name, known);
  return known;
}

/** Stores a save in memory; returns what the server would: the identifier. */
export function keepSave(entity: Named, id: unknown, body: object): object {
  const { added, changed } = editsOf(entity);
  const stamp = { updated_at: new Date() };
  if (id !== 'add') {
    const edited = added.has(String(id)) ? added : changed;
    edited.set(String(id), { ...edited.get(String(id)), ...body, ...stamp });
    return { [entity.idKey]: id };
  }
  // a code the person typed, or a number as the server would give
  const ownId = (body as Record<string, unknown>)[entity.idKey] ?? ++lastNumber;
  const noFiles = Object.fromEntries(Object.keys(entity.files).map((part) => [part, null]));
  added.set(String(ownId), { ...noFiles, created_by: '', updated_by: '', ...stamp, ...body, [entity.idKey]: ownId });
  return { [entity.idKey]: ownId };
}

/** Stores a delete in memory. */
export function keepRemoval(entity: Named, id: unknown): object {
  const { added, removed } = editsOf(entity);
  if (!added.delete(String(id))) removed.add(String(id));
  return { [entity.idKey]: id };
}

/** A page of the server's list with the local edits applied; added records come first. */
function withEdits<Item>(entity: Named, page: { rows: Item[]; count: number }, isFirst: boolean): { rows: Item[]; count: number } {
  if (!edits.has(entity.name)) return page;
  const { added, changed, removed } = editsOf(entity);
  const idOf = (row: Item) => String((row as Record<string, unknown>)[entity.idKey]); // every list entry carries its identifier
  const rows = page.rows.filter((row) => !removed.has(idOf(row))).map((row) => ({ ...row, ...changed.get(idOf(row)) }));
  const own = isFirst ? ([...added.values()].reverse() as Item[]) : []; // made of the form of such an entry
  return { rows: [...own, ...rows], count: page.count + added.size - removed.size };
}

/** A record that exists only in this page. */
function addedRecord<Row>(entity: Named, id: unknown): Row | undefined {
  return edits.get(entity.name)?.added.get(String(id)) as Row | undefined; // as above
}

/** A record of the server as the person left it. */
function withEdit<Row>(entity: Named, id: unknown, row: Row): Row {
  return { ...row, ...edits.get(entity.name)?.changed.get(String(id)) };
}

/** A list query with its page: the app never requests a whole list. */
export type PagedQuery<Query extends ListQuery> = Query & { page: number; limit: number };

/**
 * Plain TanStack options for an entity's reads: use them with useQuery, prefetchQuery or fetchQuery, as the screen needs.
 * Answers are decoded by the contract: comma lists become arrays, moments become dates.
 */
export function entityQueries<Id, Row, Item, Body, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
) {
  const page = pageOf(listedItem(entity));
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
