import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type Import,
  type ImportCheck,
  type ImportOutcome,
  type ImportSources,
  importCheck,
  importRead,
  maxValueMatches,
} from '@faculty/contracts/centre/list-import';
import type { AuditColumns, Entity } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { pages } from '@faculty/contracts/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { isDuplicate } from '../../../db/database-errors.ts';
import type { Context, Person } from '../../../kit/crud/context.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { inTransaction } from '../../../kit/crud/in-transaction.ts';
import { abortOnDisconnect } from '../../../kit/http/abort-on-disconnect.ts';
import { earlierAnswer, oncePerKey } from '../../../kit/http/idempotency.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { reportTypes } from '../../../kit/reports/register-report.ts';
import { type Choices, choicesIn, type LookedUp, type ReadRow, readerOf } from './given-values.ts';
import { type List, listIn, suggested } from './header-detection.ts';
import { leftName, reasonHead, reasonOf, sampleName, sheetOf } from './import-sheets.ts';
import { chosenOf, importForm, type Received, receivedList } from './received-list.ts';
import { ChangedMeanwhile, type ImportStore, saveRows } from './save-rows.ts';
import { type NameParts, nameSplitter } from './split-name.ts';
import { tableInBackground } from './table-in-background.ts';
import { asStored, type Known, planOf } from './validate-row.ts';

/** The part of an entity's import that is not in its contract. */
export interface ImportSource<Row, Body> extends ImportStore<Row, Body> {
  /** Values and names of the fields that are looked up in the database. */
  lookUp(db: Context['db']): Promise<LookedUp>;
  /** Titles before names. */
  titles(db: Context['db']): Promise<string[]>;
}

/** A list, and the choices and name splitter to read it with. */
interface Understood {
  list: List;
  /** `LookedUp` for the answer; `choices` covers every field that has choices. */
  options: LookedUp;
  choices: Map<string, Choices>;
  split(name: string): NameParts;
}

const batchSize = 250;
const rowsPerTurn = 250;

/**
 * Registers the routes of an entity's import: preview, dry run, save, left rows and sample. The calls are stateless: each one sends the
 * file. Saving applies the plan of the dry run, or returns a new dry run if the data has changed (docs/decisions/0045). All need the right
 * to add; changing records also needs the right to edit.
 */
export function registerImport<Row extends AuditColumns, Body extends object>(
  app: FastifyInstance,
  definition: Import,
  source: ImportSource<Row, Body>,
): void {
  const entity = definition.entity as Entity<never, Row, never, Body, ListQuery>;
  const { page, tag, name } = entity;
  const route = (call: 'read' | 'check' | 'save' | 'left', summary: string, answer: z.core.$ZodType): Omit<RouteOptions, 'handler'> => {
    const schema = { tags: [tag], summary, consumes: ['multipart/form-data'], body: importForm, response: { 200: answer } };
    // the handler reads and validates the parts
    return {
      ...methodAndUrl(definition.routes[call]),
      config: { right: { page, action: 'add' }, ownMultipart: true },
      schema,
      validatorCompiler: () => () => true,
    };
  };
  const received = async (request: FastifyRequest, reply: FastifyReply): Promise<Received & Understood> => {
    const { user_name } = request.person as Person;
    const { sent, table } = await tableInBackground({ user_name, gone: abortOnDisconnect(reply) }, () => receivedList(request));
    const options = await source.lookUp(app.db);
    const split = nameSplitter(await source.titles(app.db));
    return { ...sent, list: listIn(table, definition, sent.head_row), options, choices: choicesIn(definition, options), split };
  };

  app.route({
    ...route('read', 'A first look at a list: its columns, and what they are likely to be', importRead),
    handler: async (request, reply) => {
      const { list, options, split } = await received(request, reply);
      const { sheet, head_row, heads, rows } = list;
      const columns = heads.map((head, at) => {
        const samples = [...new Set(rows.flatMap(({ cells }) => cells[at]?.slice(0, 100) || []))].slice(0, 3);
        const whole = samples.find((sample) => sample.includes(' '));
        return { head, samples, ...(whole !== undefined && { parts: split(whole) }) };
      });
      return {
        sheet,
        head_row,
        rows: rows.length,
        columns,
        suggested: suggested(definition, list, await remembered(app.db)),
        choices: options,
      };
    },
  });

  app.route({
    ...route('check', 'What an import would do, row by row; changes nothing', importCheck),
    handler: async (request, reply) => {
      const sent = await received(request, reply);
      const ctx = contextOf(app, request, page);
      return serializeInBatches(reply, (await planned(await readRows(definition, sent), ctx, sent.choices, request)).check);
    },
  });

  app.route({
    ...route(
      'save',
      'Does what the dry run `plan` told, in one transaction; where something has changed since, tells anew instead',
      importCheck,
    ),
    handler: async (request, reply) => {
      const sent = await received(request, reply);
      const rows = await readRows(definition, sent);
      const ctx = contextOf(app, request, page);
      // before the transaction, because it holds locks
      const { validated, check } = await planned(rows, ctx, sent.choices, request);
      const content = [sent.plan, sent.head_row, sent.sources, sent.chosen];
      if (check.plan !== sent.plan) return (await earlierAnswer(reply, ctx, content)) ?? serializeInBatches(reply, check);
      const once = oncePerKey(reply, content);
      const { saved, left } = chosenOf(validated, sent.chosen, definition.key);
      let current = ctx;
      try {
        const counted = (outcome: ImportOutcome) => saved.filter((one) => one.outcome === outcome).length;
        const done = { add: counted('add'), change: counted('change'), left: left.length };
        // serialized before the transaction, for the same reason
        const answer = await serializeInBatches(reply, { ...check, is_saved: true, done });
        const { payload } = await inTransaction(app, ctx, { page, action: 'add' }, (inside) =>
          once(inside, async () => {
            current = { ...ctx, person: inside.person, own: inside.own };
            if (!hasSameRights(current, ctx)) throw new ChangedMeanwhile();
            await saveRows(entity, definition.key, source, inside, request.id, saved);
            if (saved.length > 0) await remember(inside, sent.sources);
            return answer;
          }),
        );
        return payload;
      } catch (error) {
        // a concurrent change: nothing is saved, return a new dry run
        if (!(error instanceof ChangedMeanwhile || isDuplicate(error))) throw error;
        return serializeInBatches(reply, (await planned(rows, current, sent.choices, request)).check);
      }
    },
  });

  const leftRoute = route('left', 'The rows that an import leaves, in the columns they came in, each with its reason', z.file());
  app.route({
    ...leftRoute,
    schema: { ...leftRoute.schema, produces: [reportTypes.xlsx] },
    serializerCompiler: () => (answer) => answer as never,
    handler: async (request, reply) => {
      const sent = await received(request, reply);
      const ctx = contextOf(app, request, page);
      const { validated, check } = await planned(await readRows(definition, sent), ctx, sent.choices, request);
      const left = new Set(chosenOf(validated, sent.chosen, definition.key).left.map(({ row }) => row));
      const reasons = new Map(check.rows.map((each) => [each.row, reasonOf(definition, each, languageOf(request))]));
      const rows = sent.list.rows
        .filter(({ row }) => left.has(row))
        .map(({ row, cells }) => [...sent.list.heads.map((_, at) => cells[at] ?? ''), reasons.get(row) ?? '']);
      const heads = [...sent.list.heads, reasonHead[languageOf(request)]];
      return sheetOf(app, request, reply, { name: `${pages[page].th} ${leftName}`, heads, rows });
    },
  });

  app.route({
    ...methodAndUrl(definition.routes.sample),
    // HEAD would generate the whole workbook
    exposeHeadRoute: false,
    config: { right: { page, action: 'add' } },
    schema: {
      tags: [tag],
      summary: 'A list of one row, in the columns an import takes',
      produces: [reportTypes.xlsx],
      response: { 200: z.file() },
    },
    serializerCompiler: () => (answer) => answer as never,
    handler: async (request, reply) => {
      const options = await source.lookUp(app.db);
      const cells = definition.fields.map(({ field, sample = '' }) => sample || (options[field]?.[0]?.name ?? ''));
      const heads = definition.fields.map(({ title }) => title.th);
      return sheetOf(app, request, reply, { name: `${pages[page].th} ${sampleName}`, heads, rows: [cells] });
    },
  });

  /** Whether two contexts of the same person have the same rights, which may have changed since the dry run. */
  const hasSameRights = (one: Context, other: Context) =>
    one.own === other.own &&
    (['view', 'edit'] as const).every((action) => one.person.right(page)[action] === other.person.right(page)[action]);

  async function planned(rows: ReadRow[], ctx: Context, choices: Map<string, Choices>, request: FastifyRequest) {
    const { view: mayView, edit: mayEdit } = ctx.person.right(page);
    const known: Known<Row> = { records: await recordsOf(rows, ctx.db), own: ctx.own, mayView, mayEdit };
    return planOf<Row, Body>(definition, rows, known, { choices, language: languageOf(request) });
  }

  /** The existing records of the rows, by each unique field. */
  async function recordsOf(rows: readonly ReadRow[], db: Context['db']): Promise<Known<Row>['records']> {
    const records = new Map<string, Map<string, Row>>();
    for (const field of [definition.key, ...definition.unique]) {
      const found = new Map<string, Row>();
      const find = async (codes: string[]) => {
        for (let from = 0; from < codes.length; from += batchSize) {
          await yieldToEventLoop();
          for (const row of await source.find(db, field, codes.slice(from, from + batchSize))) {
            found.set(String((row as Record<string, unknown>)[field]), row);
          }
        }
      };
      const codes = new Set(rows.flatMap(({ values }) => (values[field] ? [asStored(entity, field, values[field])] : [])));
      await find([...codes]);
      if (field === definition.key) await find([...codes].filter((code) => !found.has(code)).flatMap(withZerosBefore));
      records.set(field, found);
    }
    return records;
  }

  const remembered = async (db: Context['db']) =>
    ((await db.importMapping.findUnique({ where: { entity: name } }))?.sources ?? {}) as ImportSources;
  const remember = async (ctx: Context, given: ImportSources) => {
    // only columns: a constant value applies to one list only
    const before = await remembered(ctx.db);
    const sources = Object.fromEntries(
      Object.entries(given).map(([field, { column, digits, part, matched }]) => {
        const all = new Map([...(before[field]?.matched ?? []), ...(matched ?? [])].map((each) => [each.text, each]));
        return [field, { column, digits, part, ...(all.size > 0 && { matched: [...all.values()].slice(-maxValueMatches) }) }];
      }),
    );
    const data = { sources: JSON.parse(JSON.stringify(sources)), updated_by: ctx.person.user_name };
    await ctx.db.importMapping.upsert({ where: { entity: name }, create: { entity: name, ...data }, update: data });
  };
}

/** A numeric code with up to three leading zeros, which it may have lost. */
const withZerosBefore = (code: string) => (/^\d+$/.test(code) ? [`0${code}`, `00${code}`, `000${code}`] : []);

async function readRows(definition: Import, { list, sources, choices, split }: Pick<Received, 'sources'> & Understood): Promise<ReadRow[]> {
  const read = readerOf(definition.fields, list, sources, choices, split);
  const rows: ReadRow[] = [];
  for (const [index, { row, cells }] of list.rows.entries()) {
    if (index % rowsPerTurn === 0) await yieldToEventLoop();
    const given: ReadRow = { row, values: {}, errors: {}, texts: {} };
    read(cells, given);
    rows.push(given);
  }
  return rows;
}

/** Serializes an answer of thousands of rows in batches, yielding to the event loop. */
async function serializeInBatches(reply: FastifyReply, { rows, ...check }: ImportCheck): Promise<string> {
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += batchSize) {
    await yieldToEventLoop();
    batches.push(JSON.stringify(rows.slice(from, from + batchSize)).slice(1, -1));
  }
  reply.type('application/json; charset=utf-8');
  return `${JSON.stringify(check).slice(0, -1)},"rows":[${batches.join(',')}]}`;
}
