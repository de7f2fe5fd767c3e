import { type AnyEntity, changedBy, type Entity, pageOf, type RouteText } from '@faculty/contracts/kit/entity';
import { listedItem } from '@faculty/contracts/kit/findings/found';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { relationMessage } from '@faculty/contracts/messages';
import { binRoutes } from '@faculty/contracts/website/bin';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { isFile } from '../fields/core/form-values.ts';
import { authOptionsQuery } from '../session/auth-options.ts';
import { type CallInput, call, HttpError } from './http.ts';
import { preloadedQueryOptions } from './query-options.ts';
import { randomUuid } from './random-uuid.ts';
import { recordReplacedFiles } from './replaced-files.ts';

/*
 * The only module that knows trial mode (`WEB_BACKEND_ENABLED=false`): what people add, change and delete stays in this page's memory
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
function keepSave(entity: Named, id: unknown, body: object): object {
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
function keepRemoval(entity: Named, id: unknown): object {
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
    /** With its page: the app never requests a whole list. */
    list: (query: Query & { page: number; limit: number }) =>
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
function routeOf(entity: Routed, name: keyof Routed['routes']): RouteText {
  const route = entity.routes[name];
  if (!route) throw new Error(`${entity.name} has no ${name} call`);
  return route;
}

/**
 * The body of a save: JSON, or flat multipart when files go with it.
 * An empty text under a file's name clears the stored file (docs/decisions/0009). In multipart a list is sent as JSON text, because its items may contain commas, and null as an empty part.
 */
export function requestBody(fields: object, files: Partial<Record<string, File | null>>): object | FormData {
  const chosen = Object.entries(files).filter((entry): entry is [string, File] => isFile(entry[1]));
  const cleared = Object.keys(files).filter((name) => files[name] === null);
  const given = { ...fields, ...Object.fromEntries(cleared.map((name) => [name, ''])) };
  if (chosen.length === 0) return given;
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) form.set(name, partText(value));
  }
  // files last: the server has read every field before it stores them
  for (const [name, file] of chosen) form.set(name, file, file.name);
  return form;
}

function partText(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface Save<Id> {
  /** What the server answered beside the identifier is the entity's own affair. */
  answer: unknown;
  id: Id;
}

/** What is saved: the fields and the files; null clears a stored file. */
interface Changed<Body, Part extends string> {
  body: Body;
  files: Partial<Record<Part, File | null>>;
}

/** How a save is made; a form tries again with the key of its first try. */
export type SaveOptions = Pick<CallInput, 'signal' | 'onProgress' | 'idempotencyKey' | 'changeId'>;

/** @throws when a change waits for somebody who may publish, where the caller counts what was done */
export function requireChanged(answer: unknown): void {
  const { is_unchanged, message } = answer as { is_unchanged?: unknown; message?: unknown };
  if (is_unchanged === true) throw new HttpError(200, { statusCode: 200, code: 'approval_asked', message: String(message), requestId: '' });
}

/** @throws when a delete waits for approval, or answers that other records refer to it, which the documents send with status 200 */
export function requireRemoved(answer: unknown): void {
  requireChanged(answer);
  if ((answer as { message?: unknown }).message !== relationMessage) return;
  throw new HttpError(200, { statusCode: 200, code: 'relation', message: relationMessage, requestId: '' });
}

/** Saves go to `update`, save where the documents let `create` do both (`POST /uploads`). */
const saveRouteOf = (entity: Pick<AnyEntity, 'name' | 'routes'>, isNew: boolean): RouteText =>
  (!isNew && entity.routes.update) || routeOf(entity, 'create');

const asIs = (fields: object) => fields;

/** Whether this installation is a trial, in which nothing reaches the server. */
const isTrialIn = (client: QueryClient) => client.getQueryData(authOptionsQuery.queryKey)?.backend === false;

export const useIsTrial = () => isTrialIn(useQueryClient());

/**
 * Saves and deletes an entity's records: on the server or, in trial mode, in this page only.
 * `asSent` makes the call's body of the fields, where the documents do not take them as they are.
 */
export function useEntityChanges<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  asSent: (fields: object) => object = asIs,
) {
  const client = useQueryClient();
  // the shell has it by the time anything can be changed
  const isTrial = () => isTrialIn(client);

  /** Creates or updates; `basis` is the `updated_at` the record was read with. */
  async function save(
    id: Id | 'add',
    { body, files }: Changed<Body, Part>,
    basis: string | null,
    options: SaveOptions = {},
  ): Promise<Save<Id>> {
    const isNew = id === 'add';
    const identity = isNew ? {} : { [entity.idKey]: id, updated_at: basis ?? undefined };
    const answer = isTrial()
      ? keepSave(entity, id, body)
      : await call(saveRouteOf(entity, isNew), {
          params: isNew ? {} : { [entity.idKey]: String(id) },
          body: requestBody(asSent({ ...body, ...identity }), files),
          ...options,
          // browsers repeat a POST by themselves when its response is lost
          idempotencyKey: isNew ? (options.idempotencyKey ?? randomUuid()) : undefined,
        });
    if (!isNew) recordReplacedFiles(Object.keys(files), answer);
    return { answer, id: idOf(entity, answer) };
  }

  return {
    save,
    /** The same for one record, as its form wants it. */
    saver: (id: Id | 'add') => (filled: Changed<Body, Part>, basis: string | null, options: SaveOptions) =>
      save(id, filled, basis, options),
    /** Takes a delete of one's own back, out of the bin; absent where deleted records have no bin, and in trial mode. */
    takeBack:
      entity.bin && !isTrial()
        ? (id: Id) => call(binRoutes.takeBack, { params: { entity: entity.name, record_id: String(id) } })
        : undefined,
    /** @throws when other records refer to it, or the answer has no identifier, which the documents call a refusal */
    async remove(id: Id): Promise<void> {
      const input = { params: { [entity.idKey]: String(id) }, body: { [entity.idKey]: id } };
      const answer = isTrial() ? keepRemoval(entity, id) : await call(routeOf(entity, 'remove'), input);
      idOf(entity, answer);
      requireRemoved(answer);
    },
  };
}
