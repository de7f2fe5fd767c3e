import type { Action, AnyEntity, AuditColumns, Entity, RouteText } from '@faculty/contracts/kit/entity';
import { changedBy, pageOf } from '@faculty/contracts/kit/entity';
import { isChecked, listedItem } from '@faculty/contracts/kit/findings/found';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { moment } from '@faculty/contracts/kit/wire';
import { askedFor, deleted, edited, relationMessage, saved } from '@faculty/contracts/messages';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { fileAddress } from '../../storage/file-address.ts';
import { foundChecks } from '../findings/conditions.ts';
import { wrongField } from '../http/errors.ts';
import { entityParts } from '../http/multipart.ts';
import { languageOf } from '../http/request-headers.ts';
import { withoutEmpty, withoutNull } from '../http/validation.ts';
import { answerList } from '../lists/answer-list.ts';
import { equals } from '../lists/conditions.ts';
import { type ListSource, listOf } from '../lists/list.ts';
import { recordReader } from '../lists/record-reader.ts';
import { personName } from '../people/person-name.ts';
import { recordTexts } from '../search/record-texts.ts';
import type { Context } from './context.ts';
import { contextOf, type Handlers } from './handlers.ts';
import { partialBody, partialOf } from './partial-update.ts';
import { isOf, partsOf, readable, type TakingPart } from './taking-part.ts';
import { createRecord, removeRecord, updateRecord } from './write.ts';

const resultFields = z.object({
  message: z.string(),
  /** Markup removed from rich text because it would have run code. */
  removed_html: z.array(z.string()).optional(),
  /** Nothing was changed: a record that its reviewer sent back remains so, or the change waits for approval. */
  is_unchanged: z.literal(true).optional(),
});

/** Registers an entity's documented routes, with rights, validation, files, stale-edit check, audit and paging. */
export function registerResource<
  Id,
  Row extends AuditColumns,
  Item extends object,
  Body extends object,
  Query extends ListQuery,
  File extends string = never,
>(app: FastifyInstance, entity: Entity<Id, Row, Item, Body, Query, File>, handlers: Handlers<Id, Row, Item, Body, Query, File>): void {
  for (const route of Object.values(resourceRoutes(app, entity, handlers))) app.route(route);
}

/** The route options of `registerResource`, not registered: for entities that share paths, whose resource selects one per call. */
export function resourceRoutes<
  Id,
  Row extends AuditColumns,
  Item extends object,
  Body extends object,
  Query extends ListQuery,
  File extends string = never,
>(
  app: FastifyInstance,
  entity: Entity<Id, Row, Item, Body, Query, File>,
  handlers: Handlers<Id, Row, Item, Body, Query, File>,
): Partial<Record<keyof AnyEntity['routes'], RouteOptions>> {
  const options: Partial<Record<keyof AnyEntity['routes'], RouteOptions>> = {};
  assertPaired(entity.name, entity.routes, handlers);
  const { idKey, page, routes, tag } = entity;
  const { list, create, update, beforeRemove } = handlers;
  const read = handlers.read ?? (list && recordReader<Id, Row, Item, Query>(entity, list));
  const params = z.object({ [idKey]: entity.id });
  const present = presenter(entity);
  const answer = z.intersection(entity.row, resultFields);
  const at = (route: RouteText | undefined, action: Action): Pick<RouteOptions, 'method' | 'url' | 'config'> => {
    return {
      ...methodAndUrl(route as RouteText),
      config: { entity: entity.name, right: { page, action }, fileParts: entityParts(entity.files) },
    };
  };
  // casts of params, query and body: the validator has checked them against the entity's schemas
  const idOf = (request: FastifyRequest) => (request.params as Record<string, Id>)[idKey] as Id;
  const context = (request: FastifyRequest) => contextOf<File>(app, request, entity.page);

  if (read) {
    app.records.set(entity.name, async (text, ctx) => {
      const id = z.safeParse(entity.id, text);
      const row = id.success ? await read(id.data, ctx) : null;
      return row && { row, owner: String(row[entity.ownerKey]) };
    });
  }

  if (list && read) app.writers.set(entity.name, { entity, table: list.table, read, create, update, beforeRemove });

  if (entity.bin) {
    if (!list) throw new Error(`${entity.name}: a bin needs a list, which defines its table`);
    app.bins.set(entity.name, { page, table: list.table, idKey, publicKey: entity.public ? (entity.public.key ?? idKey) : null });
  }

  if (list) {
    // `as`: sources of all entities are in one map
    app.listSources.set(entity.name, { entity, list: list as ListSource<never, never> });
    const texts = entity.public && recordTexts(entity, list as ListSource<never, never>);
    if (texts && list.search === 'whole_text') app.texts.set(entity.name, texts);
    const { parts } = list;
    const shown = listOf(entity, list);
    const ownCondition = (own: string | undefined) =>
      own !== undefined && parts ? isOf(parts, own) : equals(Prisma.raw(`${list.table}.${entity.ownerKey}`), own);
    /** `participant`: user_name of the person whose part in the records is returned. */
    const listFor = (own: string | undefined, participant = own) =>
      parts ? listOf(entity, withParts(parts, list, Object.keys(entity.files), { own, participant })) : shown;
    app.searches.set(entity.name, {
      page,
      table: list.table,
      listFor,
      ownCondition,
      texts,
    });
    const item = listedItem(entity);
    const findings = { findings: foundChecks(entity, list.table) };
    const checkedList = isChecked(entity) ? listOf({ ...entity, item }, { ...list, fields: { ...list.fields, ...findings } }) : null;
    options.list = {
      ...at(routes.list, 'view'),
      schema: { tags: [tag], querystring: entity.query, response: { 200: z.union([pageOf(item), z.array(item)]) } },
      preValidation: async (request) => {
        request.query = withoutEmpty(request.query);
      },
      handler: async (request, reply) => {
        const { own, person } = context(request);
        const query = request.query as Query & { user_name?: string };
        const selected = list.fieldsFor
          ? listOf(entity, { ...list, fields: { ...list.fields, ...list.fieldsFor(person) } })
          : (checkedList ?? listFor(own, own ?? query.user_name ?? person.user_name));
        return answerList(app, reply, selected, query, [ownCondition(own)]);
      },
    };
  }

  if (read && routes.read) {
    const nameOf = (user_name: string) => app.names.of(['users'], user_name, () => personName(app.db, user_name));
    options.read = {
      ...at(routes.read, 'view'),
      schema: { tags: [tag], params, response: { 200: z.intersection(entity.row, changedBy) } },
      handler: async (request) => {
        const ctx = context(request);
        const row = await readable(await read(idOf(request), ctx), ctx, { ...entity, parts: list?.parts });
        return { ...present(row), updated_by_name: await nameOf(row.updated_by) };
      },
    };
  }

  if (create && read) {
    options.create = {
      ...at(routes.create, 'add'),
      bodyLimit: bodyLimitOf(entity),
      schema: { tags: [tag], body: entity.body, response: { 201: answer } },
      preValidation: async (request) => {
        request.body = withoutNull(request.body);
      },
      handler: (request, reply) =>
        createRecord(app, reply, entity, { read, create }, context(request), request.body as Body, ({ row, removed, asks }) => ({
          ...present(row),
          ...withMessage((asks ? askedFor[asks] : saved(String(row[idKey])))[languageOf(request)], removed),
        })),
    };
  }

  if (update && read) {
    app.updaters.set(entity.name, {
      entity,
      update: (request, ctx, change) =>
        updateRecord(app, request, entity, { read, update }, ctx as Context<File>, { ...change, id: change.id as Id }),
    });
    const idInPath = routes.update?.includes(`:${idKey}`) ?? false;
    const identity = z.looseObject({ [idKey]: idInPath ? z.optional(entity.id) : entity.id, updated_at: moment.optional() });
    const { body, validatorCompiler } = partialBody(partialOf(entity.body), identity);
    options.update = {
      ...at(routes.update, 'edit'),
      bodyLimit: bodyLimitOf(entity),
      schema: { tags: [tag], ...(idInPath && { params }), body, response: { 200: answer } },
      validatorCompiler,
      preValidation: async (request) => {
        request.body = withoutNull(request.body);
      },
      handler: async (request) => {
        const { updated_at, ...given } = request.body as Record<string, unknown> & { updated_at?: Date };
        const id = idInPath ? idOf(request) : (given[idKey] as Id);
        if (given[idKey] !== undefined && given[idKey] !== id) throw wrongField(idKey, 'locked');
        const change = { id, given, readAt: updated_at };
        const { row, removed, asks } = await updateRecord(app, request, entity, { read, update }, context(request), change);
        const message = (asks ? askedFor[asks] : edited(String(id)))[languageOf(request)];
        return { ...present(row), ...withMessage(message, removed), ...(asks && { is_unchanged: true }) };
      },
    };
  }

  if (routes.remove && read && list) {
    const inPath = routes.remove?.includes(`:${idKey}`) ?? false;
    options.remove = {
      ...at(routes.remove, 'delete'),
      schema: {
        tags: [tag],
        ...(inPath ? { params } : { body: params }),
        response: {
          200: z.object({
            [idKey]: entity.id,
            message: z.string().describe(`"${relationMessage}": nothing was deleted, others refer to it`),
            is_unchanged: resultFields.shape.is_unchanged,
          }),
        },
      },
      handler: async (request) => {
        const id = inPath ? idOf(request) : ((request.body as Record<string, Id>)[idKey] as Id);
        const isGone = await removeRecord(app, request, entity, { read, table: list.table, beforeRemove }, context(request), id);
        if (!isGone) return { [idKey]: id, message: askedFor.delete[languageOf(request)], is_unchanged: true };
        return { [idKey]: id, message: deleted(String(id))[languageOf(request)] };
      },
    };
  }
  return options;
}

/** Replaces stored paths of file fields by their addresses. */
function presenter<Id, Row extends object, Item extends object, Body, Query extends ListQuery, File extends string>(
  entity: Entity<Id, Row, Item, Body, Query, File>,
) {
  const fields = Object.keys(entity.files) as File[];
  if (fields.length === 0) return <T extends object>(row: T): T => row;
  return <T extends object>(row: T): T => {
    const addresses = fields.flatMap((field) => {
      const path = (row as Record<string, unknown>)[field];
      return typeof path === 'string' ? [[field, fileAddress(path)]] : [];
    });
    return { ...row, ...Object.fromEntries(addresses) };
  };
}

const withMessage = (message: string, removed: string[]) => (removed.length > 0 ? { message, removed_html: removed } : { message });

/** In bytes; rich text is long. */
const bodyLimitOf = (entity: { richText?: readonly string[] }) => (entity.richText?.length ? 10_000_000 : 1_000_000);

function assertPaired(name: string, routes: object, handlers: object): void {
  const known = new Set(Object.keys(handlers));
  // the kit itself reads and deletes by the list's source
  if (known.has('list')) for (const route of ['read', 'remove']) known.add(route);
  // an entity without a read route still needs its read function to change a record
  const missing = Object.entries(routes).flatMap(([route, text]) => (text && !known.has(route) ? [route] : []));
  const surplus = Object.keys(handlers).filter((handler) => !(handler in routes) && handler !== 'read' && handler !== 'beforeRemove');
  if (missing.length + surplus.length > 0)
    throw new Error(`${name}: routes without handler [${missing}], handlers without route [${surplus}]`);
}

/**
 * Adds the part that `participant` has in each record (`person_part`, `person_share`). With `own`, the file fields of other people's records
 * are null.
 */
function withParts<Item, Query, Row>(
  kind: TakingPart,
  source: ListSource<Item, Query, Row>,
  files: readonly string[],
  { own, participant }: { own: string | undefined; participant: string | undefined },
): ListSource<Item, Query, Row> {
  const at = (column: string) => Prisma.raw(`"${kind.table}"."${column}"`);
  const partColumn = (column: string) =>
    Prisma.sql`(SELECT parts.${Prisma.raw(column)} FROM ${partsOf(kind)} parts WHERE parts.id = ${at(kind.idKey)} AND parts.user_name = ${participant ?? ''})`;
  const fileFields =
    own === undefined ? [] : files.map((file) => [file, Prisma.sql`CASE WHEN ${at('user_name')} = ${own} THEN ${at(file)} END`]);
  const fields = {
    ...source.fields,
    person_part: partColumn('part'),
    person_share: partColumn('share'),
    ...Object.fromEntries(fileFields),
  };
  return { ...source, fields };
}
