import { addressOf } from '@faculty/contracts/kit/route';
import { documentedRow } from '../folder/move-folder.ts';
import { MoveError, readRows } from '../folder/read-rows.ts';
import { withoutSecrets } from '../folder/secrets.ts';
import { writeRows } from '../folder/write-rows.ts';
import { activityPeople, type Kind, kindNamed, linkSections, type Row } from '../kinds.ts';
import { CallError, type Client } from './client.ts';
import type { Failures } from './failures.ts';
import { Journal } from './journal.ts';
import { takeOver } from './merge.ts';
import type { RunState } from './run.ts';
import { listIn, recordIn } from './wire.ts';

const pageSize = 500;
/** After so many refused records in a row the others are not asked for. */
const maxRefusals = 20;

export interface Fetching {
  client: Client;
  state: RunState;
  say(line: string): void;
  failures: Failures;
}

/** A single answer, or why there is none. */
type Single = { id: string; row: Row } | { id: string; problem: string };

const isRefusal = (error: CallError) => [403, 404, 405].includes(error.status);
const failureOf = (kind: Kind, id: string) => `record ${kind.name} ${id}`;
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/**
 * Fetches the records of a kind and takes them over into the folder.
 * @returns why it was left out; null when it came
 */
export async function fetchKind(fetching: Fetching, kind: Kind): Promise<string | null> {
  const { state, say } = fetching;
  const list = state.at('lists', kind.name);
  if (state.run.lists[kind.name] === undefined) {
    try {
      await fetchList(fetching, kind, list);
    } catch (error) {
      if (!(error instanceof CallError && isRefusal(error))) throw error;
      return error.message;
    }
  }
  const singles = kind.read === undefined ? null : await fetchSingles(fetching, kind, kind.read, list);
  const next = state.at('next', kind.name);
  let records = 0;
  const rows = async function* () {
    for await (const row of merged(kind, list, singles)) {
      records += 1;
      yield row;
    }
  };
  await writeRows(next, rows(), []);
  const keeping = await takeOver(state.folder, kind, next);
  const { whole = true } = state.run.lists[kind.name] ?? {};
  const info = await state.folder.info();
  await state.folder.keepInfo({ ...info, kinds: { ...info.kinds, [kind.name]: { records, whole } } });
  say(
    `${kind.name}: ${records}${whole ? '' : ' (its list names more than came)'}${keeping > 0 ? `, ${keeping} with your corrections` : ''}`,
  );
  return null;
}

async function fetchList(fetching: Fetching, kind: Kind, file: string): Promise<void> {
  const { client, state } = fetching;
  let whole = true;
  const rows = async function* (): AsyncGenerator<Row> {
    if (kind.options === 'LINK_TYPE_UNIT_') return yield* linkSectionRows(fetching, kind);
    const first = listIn(await client.call(kind.name === 'users' ? `${kind.list}?page=0&limit=${pageSize}` : kind.list), kind.list);
    let { length } = first.rows;
    yield* first.rows;
    const firstIds = new Set(first.rows.map(kind.idOf));
    const { count } = first;
    for (let page = 1; count !== null && length > 0 && length < count; page += 1) {
      const next = listIn(await client.call(`${kind.list}?page=${page}&limit=${first.rows.length}`), kind.list).rows;
      // some systems ignore `page` and repeat the first rows
      if (next.length === 0 || next.some((row) => firstIds.has(kind.idOf(row)))) break;
      length += next.length;
      yield* next;
    }
    whole = count === null || length >= count;
    if (length === 0 && kind.by !== undefined) yield* rowsBy(fetching, kind, kind.by);
  };
  const safe = async function* () {
    for await (const row of rows()) yield withoutSecrets(row, kind.fields);
  };
  await writeRows(file, safe(), []);
  state.run.lists[kind.name] = { whole };
  await state.keep();
}

/** A list that a part of the kind has; one that is refused is named, and the others are still worth fetching. */
async function rowsOfPart({ client, failures }: Fetching, kind: Kind, part: string, call: string): Promise<Row[]> {
  const key = `list ${kind.name} ${part}`;
  try {
    const { rows } = listIn(await client.call(call), call);
    await failures.set(key, null);
    return rows;
  } catch (error) {
    if (!(error instanceof CallError && isRefusal(error))) throw error;
    await failures.set(key, error.message);
    return [];
  }
}

/** Sections of links have a call for each group. */
async function* linkSectionRows(fetching: Fetching, kind: Kind): AsyncGenerator<Row> {
  for await (const { row } of fetching.state.folder.records(kindNamed('options/LINK_GROUP'))) {
    const group = String(row.parameter_value);
    for (const each of await rowsOfPart(fetching, kind, group, linkSections(group)))
      yield { ...each, parameter_name: each.parameter_name ?? `LINK_TYPE_UNIT_${group}` };
  }
}

/** The records of each record of another kind, where the list without a query is empty. */
async function* rowsBy(fetching: Fetching, kind: Kind, { kinds: others, field }: NonNullable<Kind['by']>): AsyncGenerator<Row> {
  const { state, say } = fetching;
  const journal = new Journal<{ value: string; rows: Row[] }>(state.at('by', kind.name));
  const asked = new Set<string>(['']);
  for await (const { value, rows } of journal.lines()) {
    asked.add(value);
    yield* rows;
  }
  for (const other of others)
    for await (const { row } of state.folder.received(kindNamed(other))) {
      const value = String(row[field] ?? '');
      if (asked.has(value)) continue;
      asked.add(value);
      const answered = await rowsOfPart(fetching, kind, value, `GET ${addressOf(kind.list, {}, { [field]: value })}`);
      const rows = answered.map((each) => ({ ...withoutSecrets(each, kind.fields), [field]: each[field] ?? value }));
      await journal.add({ value, rows });
      yield* rows;
    }
  say(`${kind.name}: its list is empty, so each ${field} of ${others.join(' and ')} was asked for: ${asked.size - 1}`);
}

/** Fetches single records where the list lacks or shortens a documented field. @returns the journal that holds them; null where it does not */
async function fetchSingles(
  fetching: Fetching,
  kind: Kind,
  read: NonNullable<Kind['read']>,
  list: string,
): Promise<Journal<Single> | null> {
  const { client, state, failures, say } = fetching;
  const journal = new Journal<Single>(state.at('singles', kind.name));
  const done = new Set<string>();
  for await (const { id } of journal.lines()) done.add(id);
  if (done.size === 0 && !(await areNeeded(fetching, kind, read, list))) return null;
  let refusals = 0;
  for await (const { row } of readRows(list)) {
    const id = kind.idOf(row);
    if (id === '' || done.has(id)) continue;
    done.add(id);
    try {
      const answer = await single(client, kind, read, id);
      refusals = 0;
      await journal.add({ id, row: await withPeople(client, kind, answer) });
      await failures.set(failureOf(kind, id), null);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refusals += 1;
      await failures.set(failureOf(kind, id), error.message);
      if (refusals === maxRefusals && !isRefusal(error))
        throw new MoveError(`${error.message}, as ${maxRefusals} in a row: try again later; the same command goes on from here`);
      await journal.add({ id, problem: error.message });
      if (refusals === maxRefusals) {
        say(`${kind.name}: ${read} refuses ${maxRefusals} records in a row; the others are taken as the list has them`);
        break;
      }
    }
  }
  return journal;
}

async function single(client: Client, kind: Kind, read: NonNullable<Kind['read']>, id: string): Promise<Row> {
  const call = `GET ${addressOf(read, Object.fromEntries([...read.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id])))}`;
  const row = recordIn(await client.call(call), kind.idKey, id);
  if (row === null) throw new CallError(`${call} answers another record or none`, 404);
  return withoutSecrets(row, kind.fields);
}

/** Documented for activities of type A1: who took part, by a call of its own. */
async function withPeople(client: Client, kind: Kind, row: Row): Promise<Row> {
  if (kind.name !== 'activities' || String(row.activity_type).toUpperCase() !== 'A1' || !isEmpty(row.checkbox_select)) return row;
  const { rows } = listIn(await client.call(activityPeople, { activity_id: kind.idOf(row) }), activityPeople);
  return { ...row, checkbox_select: rows.map(({ user_name }) => user_name) };
}

/** Whether single records hold more than the list: a documented field that it lacks, or a longer text in the longest records. */
async function areNeeded({ client }: Fetching, kind: Kind, read: NonNullable<Kind['read']>, list: string): Promise<boolean> {
  const samples: { row: Row; length: number }[] = [];
  let first: Row | undefined;
  for await (const { row: listed } of readRows(list)) {
    const row = documentedRow(kind, listed);
    if (kind.idOf(row) === '') continue;
    if (kind.fields.some((field) => !Object.hasOwn(row, field))) return true;
    if (kind.name === 'activities' && isEmpty(row.checkbox_select)) return true;
    first ??= row;
    samples.push({ row, length: JSON.stringify(row).length });
    samples.sort((one, other) => other.length - one.length).splice(4);
  }
  for (const row of new Set([...samples.map((sample) => sample.row), first])) {
    if (!row) continue;
    try {
      const whole = documentedRow(kind, await single(client, kind, read, kind.idOf(row)));
      if (kind.fields.some((field) => !isEmpty(whole[field]) && textOf(whole[field]) !== textOf(row[field]))) return true;
    } catch (error) {
      if (!(error instanceof CallError && isRefusal(error))) throw error;
    }
  }
  return false;
}

/** Each record as the list and its single answer have it, together. */
async function* merged(kind: Kind, list: string, singles: Journal<Single> | null): AsyncGenerator<Row> {
  const wholes = singles?.lines();
  let next = (await wholes?.next())?.value as Single | undefined;
  const seen = new Set<string>();
  for await (const { row } of readRows(list)) {
    const id = kind.idOf(row);
    const whole = next?.id === id && !seen.has(id) ? next : undefined;
    seen.add(id);
    if (whole) next = (await wholes?.next())?.value as Single | undefined;
    if (whole && 'row' in whole) {
      const filled = Object.entries(whole.row).filter(([key, value]) => !isEmpty(value) || isEmpty(row[key]));
      yield { ...row, ...Object.fromEntries(filled) };
    } else yield row;
  }
}
