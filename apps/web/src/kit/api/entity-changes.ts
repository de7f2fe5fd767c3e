import type { AnyEntity, Entity, RouteText } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { relationMessage } from '@faculty/contracts/messages';
import { binRoutes } from '@faculty/contracts/website/bin';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isFile } from '../fields/core/form-values.ts';
import { authOptionsQuery } from '../session/auth-options.ts';
import { idOf, keepRemoval, keepSave, routeOf } from './entity-queries.ts';
import { type CallInput, call, HttpError } from './http.ts';
import { randomUuid } from './random-uuid.ts';
import { recordReplacedFiles } from './replaced-files.ts';

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
 * Saves and deletes an entity's records: on the server or, in trial mode, in this page only. The only module that knows trial mode.
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
