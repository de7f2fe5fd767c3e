import { entityOf } from '@faculty/contracts/entities';
import { commaText } from '@faculty/contracts/kit/wire';
import { groupsOf, listsByGroupsOf, optionListOf, optionLists } from '@faculty/contracts/lists/option-lists';
import { type OptionWeight, type ParameterBody, type ParameterRow, parameter } from '@faculty/contracts/lists/parameter';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context, Transaction } from '../../kit/crud/context.ts';
import { parameter_system } from '../../kit/crud/option-codes.ts';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { inNaturalOrder } from '../../kit/lists/conditions.ts';

/** The tables whose columns store codes of options, by list. */
const tables = {
  news: 'web_con_news',
  article_page: 'web_con_article_pages',
  // documents and MOUs share a table, and codes that look alike
  doc: `(SELECT * FROM web_con_docs WHERE doc_section = 'DOC') docs`,
  mou: `(SELECT * FROM web_con_docs WHERE doc_section = 'MOU') mous`,
  link: 'web_con_links',
  work: 'web_con_works',
  activity: 'web_con_activitys',
} as const satisfies Record<(typeof optionLists)[keyof typeof optionLists]['entity'], string>;

/** The options of all lists: labels, order and state are editable; codes are fixed, because records store them and screens use some. */
export function parameterResource(app: FastifyInstance): void {
  registerResource(app, parameter, {
    list: {
      table: 'dc_params',
      detail: {
        weights: Prisma.sql`(SELECT coalesce(json_agg(json_build_object('from_year', from_year, 'weight', weight) ORDER BY from_year), '[]')
          FROM option_weights WHERE option_weights.parameter_id = dc_params.parameter_id)`,
      },
      sortedBy: {
        parameter_name: inNaturalOrder('dc_params.parameter_name'),
        parameter_value: inNaturalOrder('dc_params.parameter_value'),
      },
      only: Prisma.sql`parameter_system = ${parameter_system}`,
      search: ['parameter_value', 'parameter_th', 'parameter_en'],
      filters: {
        parameter_list: (list) =>
          list.endsWith('_') ? Prisma.sql`starts_with(parameter_name, ${list})` : Prisma.sql`parameter_name = ${list}`,
      },
    },
    async create({ weights, ...body }, { db, query, stamps }) {
      await assertGroupExists(query, body.parameter_name);
      const inList = { parameter_system, parameter_name: body.parameter_name };
      const highest = async () => (await db.parameter.aggregate({ where: inList, _max: { order_seq: true } }))._max.order_seq;
      const parameter_value = await codeFor(db, body);
      const order_seq = await nextOrder(body.order_seq, highest);
      const data = { ...body, ...inList, ...stamps.add, parameter_value, order_seq, weights: { createMany: { data: weights } } };
      return db.parameter.create({ data, select: { parameter_id: true } });
    },
    async update({ weights, ...body }, { db, stamps, where, onCommit }, before) {
      if (body.parameter_name !== before.parameter_name) throw wrongField('parameter_name', 'locked');
      if (body.parameter_value !== before.parameter_value) throw wrongField('parameter_value', 'locked');
      const list = optionListOf(before.parameter_name);
      if (list && (body.parameter_th !== before.parameter_th || body.parameter_en !== before.parameter_en))
        onCommit.push(() => app.recollectTexts({ ...optionLists[list.key], value: before.parameter_value }));
      await db.parameter.update({ where, data: { ...body, ...keptOrder(body, before), ...stamps.edit }, select: { parameter_id: true } });
      if (inText(weights) === inText(before.weights)) return;
      const { parameter_id } = before;
      await db.optionWeight.deleteMany({ where: { parameter_id } });
      await db.optionWeight.createMany({ data: weights.map((weight) => ({ ...weight, parameter_id })) });
    },
    async beforeRemove({ db, query }, before) {
      const { parameter_id } = before;
      // who takes the option at this moment holds it until they are saved, and is seen then
      await query(Prisma.sql`SELECT FROM dc_params WHERE parameter_id = ${parameter_id} FOR UPDATE`);
      if (await isUsed({ db, query }, before)) throw new ApiError('relation', { extra: { parameter_id } });
    },
  });
}

const inText = (weights: readonly OptionWeight[]) => JSON.stringify(weights.map(({ from_year, weight }) => [from_year, weight]));

/** The options of a group need their group, which is held until they are saved. */
async function assertGroupExists(query: Context['query'], parameter_name: string): Promise<void> {
  const list = optionListOf(parameter_name);
  const groups = list && groupsOf(list.key);
  if (!list || groups === null) return;
  const found = await query(Prisma.sql`
    SELECT FROM dc_params
    WHERE parameter_system = ${parameter_system} AND parameter_name = ${groups} AND parameter_value = ${list.group} FOR KEY SHARE`);
  if (found.length === 0) throw wrongField('parameter_name', 'choice');
}

/** The given code, when it is free; for AUTO the one after the highest: `N10` gives `N11`, the first of group D20 is `D20T1`. */
async function codeFor(
  db: Transaction,
  { parameter_name, parameter_value }: Pick<ParameterBody, 'parameter_name' | 'parameter_value'>,
): Promise<string> {
  const options = await db.parameter.findMany({ where: { parameter_system, parameter_name }, select: { parameter_value: true } });
  const codes = options.map((option) => option.parameter_value);
  if (parameter_value !== 'AUTO') {
    if (codes.includes(parameter_value)) throw new ApiError('duplicate', { fields: { parameter_value: { code: 'duplicate' } } });
    return parameter_value;
  }
  const numbered = codes.flatMap((code) => {
    const [, letters, number] = /^(.*?)(\d{1,9})$/.exec(code) ?? [];
    return letters !== undefined && number !== undefined ? [{ letters, number: Number(number) }] : [];
  });
  const highest = numbered.sort((a, b) => b.number - a.number)[0];
  if (highest) return `${highest.letters}${highest.number + 1}`;
  const group = optionListOf(parameter_name)?.group ?? '';
  return group === '' ? 'A1' : `${group}T1`;
}

/** Whether a record holds the option, or, of a group, whether it has options of its own. */
async function isUsed(ctx: Pick<Context, 'db' | 'query'>, option: ParameterRow): Promise<boolean> {
  if (await isOptionUsed(ctx, option.parameter_name, option.parameter_value)) return true;
  const grouped = listsByGroupsOf(option.parameter_name).map((prefix) => `${prefix}${option.parameter_value}`);
  return grouped.length > 0 && (await ctx.db.parameter.count({ where: { parameter_system, parameter_name: { in: grouped } } })) > 0;
}

/** Whether any record uses this option of a list. */
async function isOptionUsed({ query }: Pick<Context, 'query'>, parameter_name: string, code: string): Promise<boolean> {
  const key = optionListOf(parameter_name)?.key;
  if (key === undefined) return false;
  const { entity, field } = optionLists[key];
  const column = Prisma.raw(field);
  const { row } = entityOf[entity];
  const isList = row instanceof z.ZodObject && row.shape[field] === commaText;
  const keeps = isList ? Prisma.sql`${column} @> ARRAY[${code}]` : Prisma.sql`${column} = ${code}`;
  const [answer] = await query<{ found: boolean }>(
    Prisma.sql`SELECT EXISTS (SELECT FROM ${Prisma.raw(tables[entity])} WHERE ${keeps}) AS found`,
  );
  return answer?.found ?? false;
}
