import { hash } from 'node:crypto';
import { entityLabels } from '@faculty/contracts/entity-labels';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { department } from '@faculty/contracts/lists/department';
import { groupMaster } from '@faculty/contracts/lists/group-master';
import { groupSubA } from '@faculty/contracts/lists/group-sub-a';
import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { optionListKeys } from '@faculty/contracts/lists/option-lists';
import { parameter } from '@faculty/contracts/lists/parameter';
import { activityPeople, kinds, linkSections, optionsCall } from './calls.ts';
import { firstRow, rowsOf } from './fetch.ts';
import { addressesIn, addressOfFile } from './file-addresses.ts';
import type { RawFile, RawStore, Run } from './raw-store.ts';

export type Row = Record<string, unknown>;

/** A kind of record that the move brings in. */
export interface MovedKind {
  name: string;
  label: Bilingual;
  idKey: string;
  /** Calls that answer its rows. */
  lists(store: RawStore): Promise<string[]>;
  /** Set where a list leaves out fields. */
  read?: `GET /${string}`;
  /** Rows of a lookup do not say what is retired: what is absent is not gone. */
  isLookup?: true;
  entityOf(row: Row): AnyEntity;
}

/** One record of the legacy system. */
export interface LegacyRecord {
  kind: MovedKind;
  id: string;
  entity: AnyEntity;
  row: Row;
  /** File address → its content in the store; null when it could not be fetched. */
  files: Record<string, RawFile | null>;
  /** SHA-256 of the row and of its files' contents. */
  hash: string;
}

/** A row that is no record: it was not fetched, has no identifier, or has that of another. */
export interface Unreadable {
  kind: MovedKind;
  id: string;
  code: 'not_fetched' | 'no_identifier' | 'same_identifier';
}

const lookup = (entity: AnyEntity, call: string): MovedKind => ({
  name: entity.name,
  label: entityLabels[entity.name as keyof typeof entityLabels],
  idKey: entity.idKey,
  lists: async () => [call],
  isLookup: true,
  entityOf: () => entity,
});

/** Their identifier is list and code: rows of different lists have the same codes. */
const options: MovedKind = {
  ...lookup(parameter as AnyEntity, ''),
  idKey: 'option',
  async lists(store) {
    const groups = await store.list(optionsCall('LINK_GROUP'));
    const { rows } = rowsOf(groups === null ? null : JSON.parse(groups.text));
    const sections = rows.flatMap(({ parameter_value }) => (typeof parameter_value === 'string' ? [linkSections(parameter_value)] : []));
    return [...optionListKeys.filter((key) => key !== 'LINK_TYPE_UNIT_').map(optionsCall), ...sections];
  },
};

const lookups: readonly MovedKind[] = [
  options,
  lookup(department as AnyEntity, 'POST /combo/dcUpDepartmentActive'),
  lookup(groupMaster as AnyEntity, 'POST /combo_dc_group_master/green-unit'),
  lookup(groupSubA as AnyEntity, 'POST /combo_dc_group_sub_a/all'),
  lookup(groupSubB as AnyEntity, 'POST /combo_dc_group_sub_b/all'),
];

/** Before the others: texts of records refer to uploaded files. */
const early = ['prefix', 'job_position', 'edu_level', 'user', 'member', 'upload'];

/** All kinds, referenced ones first. */
export const movedKinds: readonly MovedKind[] = [
  ...lookups,
  ...[...early, ...kinds.map(({ name }) => name).filter((name) => !early.includes(name))].flatMap((name) =>
    kinds.filter((kind) => kind.name === name).map(({ list, ...kind }): MovedKind => ({ ...kind, lists: async () => [list] })),
  ),
];

/** The rows of a kind's lists, by ascending identifier; `isWhole` is false when any list did not come whole. */
export async function listOf(store: RawStore, kind: MovedKind): Promise<{ rows: Row[]; isWhole: boolean }> {
  const answers: { rows: Row[]; isWhole: boolean }[] = [];
  for (const call of await kind.lists(store)) {
    const stored = await store.list(call);
    const answer = rowsOf(stored === null ? null : JSON.parse(stored.text));
    const list = /^POST \/combo_dc_param\/WEB\/(.+)$/.exec(call)?.[1];
    answers.push({ ...answer, rows: kind === options ? answer.rows.map((row) => optionRow(row, list)) : answer.rows });
  }
  const rows = answers.flatMap((answer) => answer.rows);
  const numberOf = (row: Row) => (/^\d+$/.test(String(row[kind.idKey])) ? Number(row[kind.idKey]) : Number.POSITIVE_INFINITY);
  return { rows: rows.sort((one, other) => numberOf(one) - numberOf(other) || 0), isWhole: answers.every(({ isWhole }) => isWhole) };
}

function optionRow(row: Row, list: string | undefined): Row {
  const parameter_name = row.parameter_name ?? (list && decodeURIComponent(list));
  return { ...row, parameter_name, [options.idKey]: `${parameter_name}/${row.parameter_value}` };
}

/** Every record of a kind as its single call answers it, and what is none. */
export async function* recordsOf(
  store: RawStore,
  run: Run,
  kind: MovedKind,
  rows: readonly Row[],
): AsyncGenerator<LegacyRecord | Unreadable> {
  const seen = new Set<string>();
  for (const listed of rows) {
    const id = String(listed[kind.idKey] ?? '').trim();
    if (id === '' || seen.has(id)) {
      yield { kind, id, code: id === '' ? 'no_identifier' : 'same_identifier' };
      continue;
    }
    seen.add(id);
    const row = await wholeRow(store, kind, id, listed);
    if (row === null) yield { kind, id, code: 'not_fetched' };
    else yield await legacyRecord(store, run, kind, id, row);
  }
}

async function legacyRecord(store: RawStore, run: Run, kind: MovedKind, id: string, row: Row): Promise<LegacyRecord> {
  const entity = kind.entityOf(row);
  const files: LegacyRecord['files'] = {};
  for (const address of fileAddressesOf(entity, row, run)) {
    const file = await store.file(address);
    files[address] = file?.sha256 === undefined ? null : file;
  }
  const contents = Object.entries(files).map(([address, file]) => [address, file?.sha256 ?? null]);
  return { kind, id, entity, row, files, hash: hash('sha256', JSON.stringify([sorted(row), contents])) };
}

/** Addresses of the files in a record's fields and texts. */
function fileAddressesOf(entity: AnyEntity, row: Row, run: Run): string[] {
  const inFields = Object.keys(entity.files).flatMap((field) => addressOfFile(row[field], run) ?? []);
  const inTexts = (entity.richText ?? []).flatMap((field) => addressesIn(row[field], run).filter(({ isFile }) => isFile));
  return [...new Set([...inFields, ...inTexts.map(({ address }) => address)])];
}

/** The record as its single call answers it, with the people of an activity; null when that was not fetched. */
export async function wholeRow(store: RawStore, kind: Pick<MovedKind, 'name' | 'read'>, id: string, listed: Row): Promise<Row | null> {
  const single = kind.read ? await store.answer(kind.name, id) : null;
  if (kind.read && !single) return null;
  const row = { ...listed, ...(single && firstRow(JSON.parse(single.text))) };
  const people = kind.name === 'activity' ? await store.list(`${activityPeople} ${id}`) : null;
  return people ? { ...row, checkbox_select: rowsOf(JSON.parse(people.text)).rows.map(({ user_name }) => user_name) } : row;
}

/** The order of an answer's keys says nothing, and fields of ours about the last edit are no content. */
const sorted = ({ updated_by_name: _, ...row }: Row): [string, unknown][] =>
  Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
