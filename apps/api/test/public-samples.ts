import type { EntityKey } from '@faculty/contracts/entity-labels';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { parameterRows } from '@faculty/prisma/seed/reference/seed-reference';
import { z } from 'zod';
import { dayDate } from '../src/kit/crud/days.ts';
import { form } from './forms.ts';
import { allSamples } from './samples/sample.ts';
import type { TestApp } from './test-app.ts';

/** A day from today on, in Bangkok. */
export const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);

const hasField = ({ row }: AnyEntity, field: string) => row instanceof z.ZodObject && field in row.shape;

/** The columns of each state in which the contract's own fields hide a record. */
export function hiddenStates(entity: AnyEntity): Record<string, object> {
  const { period: { start, end } = {}, expired, flag } = entity.public ?? {};
  return {
    ...(hasField(entity, 'active') && { hidden: { active: 'N' } }),
    ...(expired !== undefined && { expired: { [expired]: 'Y' } }),
    ...(flag !== undefined && { internal: { [flag]: 'N' } }),
    ...(start !== undefined && { 'not begun': { [start]: inDays(1) } }),
    ...(end !== undefined && { ended: { [end]: inDays(-1) } }),
    ...(hasField(entity, 'status_check') && {
      'not accepted': { status_check: 'W' },
      rejected: { status_check: 'C' },
      cancelled: { status_check: 'E' },
    }),
  };
}

/** Makes public records from the samples of the conformance tests. What a person owns is that of `author`, who has to be there. */
export async function publicSamples(t: TestApp) {
  const samples = new Map((await allSamples()).map((sample) => [sample.entity.name, sample]));
  const admin = await t.person({ role: 'admin' });
  const prepared = new Set<string>();
  await t.app.db.parameter.createMany({ data: parameterRows });
  let n = 0;

  /** The answer of its create; `columns` are set afterwards, past the rules of its form. */
  async function make(name: EntityKey, columns: object = {}, title?: string): Promise<Record<string, unknown>> {
    const sample = samples.get(name);
    if (!sample) throw new Error(`${name} has no sample`);
    const { entity, before } = sample;
    if (!prepared.has(name)) await before?.(admin, t);
    prepared.add(name);
    const body = await sample.body(++n, t);
    const titled = entity.title?.th.find((field) => field in body) ?? Object.keys(body).find((field) => field.endsWith('_th'));
    const answer = await admin.call(entity.routes.create as string, form({ ...body, ...(title && titled && { [titled]: title }) }));
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const [made] = [answer.json()].flat();
    const set: object = {
      ...(hasField(entity, 'status_check') && { status_check: 'S' }),
      ...(hasField(entity, 'user_name') && entity.name !== 'member' && { user_name: 'author' }),
      ...columns,
    };
    const table = t.app.listSources.get(name)?.list.table;
    const changes = Object.keys(set).map((column) => `"${column}" = changed."${column}"`);
    if (changes.length > 0)
      await t.app.pool.query(
        `UPDATE "${table}" SET ${changes} FROM jsonb_populate_record(NULL::"${table}", $1) changed WHERE "${table}"."${entity.idKey}" = $2`,
        [JSON.stringify(set), made[entity.idKey]],
      );
    return made;
  }
  return { admin, make };
}
