import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readFile, rename, rm } from 'node:fs/promises';
import { addressOf } from '@faculty/contracts/kit/route';
import { documentedRow, type MoveFolder, recordsIn, withoutSecrets } from '../folder/move-folder.ts';
import { MoveError, writeRows, writeText } from '../folder/rows.ts';
import { activityPeople, type Kind, kindNamed, kinds, type Row } from '../kinds.ts';
import { textOf } from '../report.ts';
import { isFilled } from '../values.ts';
import { listIn, recordIn } from './answers.ts';
import { CallError, Client, type ClientOptions } from './client.ts';
import { type FileOptions, filesOf } from './files.ts';

export interface FetchOptions extends ClientOptions, FileOptions {
  /** Base address of the files; ends with a slash. */
  files: string;
  /** Kinds that are left out. */
  skip: readonly string[];
}

/** What the fetch of one kind needs. */
interface Fetching {
  client: Client;
  folder: MoveFolder;
  kind: Kind;
  /** What of the kind did not come, and why. */
  failed: Record<string, string>;
  say(line: string): void;
}

/** After so many refused records in a row the others are not asked for. */
const maxRefusals = 20;

const isRefusal = (error: unknown): error is CallError => error instanceof CallError && [403, 404, 405].includes(error.status);

/**
 * Fetches every record and file of the former system into the folder, and never writes there. After an interruption it goes on; a fetch
 * after one that ended asks for all records again, because the documented rows have no time of change, and for files that have not come.
 * @param say receives one line for each kind
 */
export async function fetchAll(folder: MoveFolder, options: FetchOptions, say: (line: string) => void): Promise<void> {
  const client = new Client(options);
  await begin(folder, options);
  const { info } = folder;
  const files = filesOf(client, folder, options);
  for (const kind of kinds) {
    if (info.kinds[kind.name] || info.skipped[kind.name]) continue;
    const failed: Record<string, string> = {};
    const fetching = { client, folder, kind, failed, say };
    const list = options.skip.includes(kind.name) ? '--skip' : await listOf(fetching);
    if (typeof list === 'string') {
      info.skipped[kind.name] = list;
      say(`${kind.name}: left out (${list})`);
    } else {
      await fetchRecords(fetching, list.rows);
      await files.fetchOf(kind, failed);
      info.kinds[kind.name] = { records: list.rows.length, whole: list.isWhole, failed };
      if (!list.isWhole) say(`${kind.name}: its list names more than came`);
    }
    await folder.keepInfo({});
    await rm(folder.at('state'), { recursive: true, force: true });
  }
  if (Object.keys(info.kinds).length === 0)
    throw new MoveError(`Nothing came: every list was refused. Is ${options.from} the address of the API, and may this account read it?`);
  await folder.keepInfo({ ended: new Date().toISOString() });
  const failures = Object.values(info.kinds).flatMap(({ failed }) => Object.entries(failed).map(([key, problem]) => `${key}: ${problem}`));
  for (const line of failures.slice(0, 20)) say(line);
  if (failures.length > 0) say(`${failures.length} did not come: "failed" in move.json. The next fetch asks for them again.`);
  const changed = files.counts.changed > 0 ? `, ${files.counts.changed} of them with other bytes than before` : '';
  say(`${files.counts.came} files came${changed}. Next: npm run move-in -- check`);
}

/** Goes on with the fetch that has not ended, or begins another. @throws MoveError for a folder of another system */
async function begin(folder: MoveFolder, { from, files }: FetchOptions): Promise<void> {
  const { info } = folder;
  if (info.from !== undefined && info.from !== from)
    throw new MoveError(`${folder.path} holds the records of ${info.from}: choose another --folder`);
  const isNew = info.began === undefined || info.ended !== undefined;
  await folder.keepInfo({ from, files, ...(isNew && { began: new Date().toISOString(), ended: undefined, kinds: {}, skipped: {} }) });
}

/** The rows of a kind's list, and whether they are all that it names; or why the kind is left out. */
async function listOf(fetching: Fetching): Promise<{ rows: Row[]; isWhole: boolean } | string> {
  const { client, kind, say } = fetching;
  try {
    if (kind.options && kind.by) return { rows: await rowsBy(fetching, kind.by), isWhole: true };
    const { rows, count } = listIn(await client.call(kind.name === 'users' ? `${kind.list}?page=0&limit=500` : kind.list), kind.list);
    const [size, firstIds] = [rows.length, new Set(rows.map(kind.idOf))];
    for (let page = 1; count !== null && size > 0 && rows.length < count; page += 1) {
      const next = listIn(await client.call(`${kind.list}?page=${page}&limit=${size}`), kind.list).rows;
      // some systems ignore `page` and repeat the first rows
      if (next.length === 0 || next.some((row) => firstIds.has(kind.idOf(row)))) break;
      rows.push(...next);
    }
    if (rows.length > 0 || kind.by === undefined) return { rows, isWhole: count === null || rows.length >= count };
    say(`${kind.name}: its list is empty, so each ${kind.by.field} of ${kind.by.kinds.join(' and ')} is asked for`);
    return { rows: await rowsBy(fetching, kind.by), isWhole: true };
  } catch (error) {
    if (isRefusal(error)) return error.message;
    throw error instanceof CallError ? new MoveError(`${error.message}\nThe same command goes on from here.`) : error;
  }
}

/** The rows of the lists that there are for each value of a field. One that is refused is named, and the others are still worth fetching. */
async function rowsBy(fetching: Fetching, { kinds: others, field }: NonNullable<Kind['by']>): Promise<Row[]> {
  const { folder, kind, failed } = fetching;
  const values = new Set<string>();
  for (const other of others) for await (const { row } of folder.records(kindNamed(other))) values.add(textOf(row[field]));
  values.delete('');
  const rows: Row[] = [];
  for (const value of values) {
    const [key, owner] = kind.options ? ['parameter_name', `${kind.options}${value}`] : [field, value];
    const call = kind.options
      ? `POST /combo_dc_param/WEB/${encodeURIComponent(owner)}`
      : `GET ${addressOf(kind.list, {}, { [key]: owner })}`;
    try {
      for (const row of listIn(await answered(fetching, call), call).rows) rows.push({ ...row, [key]: row[key] ?? owner });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      failed[`list ${call}`] = error.message;
    }
  }
  return rows;
}

/** The answer of a call, kept until the kind is done, so that a command that goes on does not make the call again. */
async function answered({ client, folder, kind }: Fetching, call: string, form?: Record<string, string>): Promise<unknown> {
  const file = folder.at('state', `${hash('sha256', `${call} ${new URLSearchParams(form)}`)}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as unknown;
  const answer = withoutSecrets(await client.call(call, form), kind.fields);
  await writeText(file, [JSON.stringify(answer)]);
  return answer;
}

/** Takes the rows of a list over into the folder, each with its single call where the list is not the whole record. */
async function fetchRecords(fetching: Fetching, list: readonly Row[]): Promise<void> {
  const { kind, folder, failed, say } = fetching;
  const isShort = kind.read !== undefined && isShortened(kind, list);
  let refusals = 0;
  const wholeOf = async (row: Row): Promise<Row> => {
    const id = kind.idOf(row);
    if (!isShort || id === '' || refusals >= maxRefusals) return row;
    try {
      const whole = Object.entries(await single(fetching, id)).filter(([key, value]) => isFilled(value) || !isFilled(row[key]));
      refusals = 0;
      return { ...row, ...Object.fromEntries(whole) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      failed[`record ${kind.name} ${id}`] = error.message;
      refusals += 1;
      return row;
    }
  };
  const rows = async function* () {
    for (const row of list) yield await wholeOf(withoutSecrets(row, kind.fields));
  };
  const next = folder.at('received', `${kind.name}.next.jsonl`);
  await writeRows(next, rows());
  const kept = await takeOver(folder, kind, next);
  say(`${kind.name}: ${list.length}${kept > 0 ? `, ${kept} as you corrected them` : ''}`);
}

/** Whether single records may hold more than the list: where it lacks a documented field, and where there are texts, which lists may cut. */
function isShortened(kind: Kind, list: readonly Row[]): boolean {
  const hasText = kind.fields.some((field) => field.includes('_content_'));
  const lacks = (row: Row) => kind.fields.some((field) => !Object.hasOwn(documentedRow(kind, row), field));
  return hasText || kind.name === 'activities' || list.some(lacks);
}

async function single(fetching: Fetching, id: string): Promise<Row> {
  const { kind } = fetching;
  const call = `GET ${(kind.read ?? '').replace('GET ', '').replace(/:\w+/, encodeURIComponent(id))}`;
  const row = recordIn(await answered(fetching, call), kind.idKey, id);
  if (row === null) throw new CallError(`${call} answers another record or none`, 404);
  // documented for activities of type A1: who took part, by a call of its own
  if (kind.name !== 'activities' || String(row.activity_type).toUpperCase() !== 'A1' || isFilled(row.checkbox_select)) return row;
  const { rows } = listIn(await answered(fetching, activityPeople, { activity_id: id }), activityPeople);
  return { ...row, checkbox_select: rows.map(({ user_name }) => user_name) };
}

/** The records of a file by identifier, each with its text; the second of several with the same is another one. */
async function* keyed(kind: Kind, file: string): AsyncGenerator<{ key: string; row: Row; text: string }> {
  const seen = new Map<string, number>();
  for await (const { id, row } of recordsIn(kind, file)) {
    const at = seen.get(id) ?? 0;
    seen.set(id, at + 1);
    const filled = Object.entries(row).map(([field, value]) => [field, textOf(value).replaceAll('\r\n', '\n')]);
    yield { key: `${id}\n${at}`, row, text: hash('sha256', JSON.stringify(filled.filter(([, value]) => value !== '').sort())) };
  }
}

/**
 * Takes over what was received anew; records that a person corrected, added or took out stay as they made them.
 * @returns how many
 */
async function takeOver(folder: MoveFolder, kind: Kind, next: string): Promise<number> {
  const received = folder.at('received', `${kind.name}.jsonl`);
  const [mine, own] = [folder.fileOf(kind), folder.at(`${kind.name}.jsonl`)];
  const before = new Map<string, string>();
  const corrected = new Map<string, Row | null>();
  if (mine !== null) {
    if (!existsSync(received)) throw new MoveError(`${mine} was not made by fetch: take it away, or use --skip ${kind.name}`);
    for await (const { key, text } of keyed(kind, received)) before.set(key, text);
    for await (const { key, row, text } of keyed(kind, mine)) {
      if (before.get(key) !== text) corrected.set(key, row);
      before.delete(key);
    }
    for (const key of before.keys()) corrected.set(key, null);
  }
  const kept = corrected.size;
  const rows = async function* () {
    for await (const { key, row } of keyed(kind, next)) {
      const correction = corrected.get(key);
      corrected.delete(key);
      if (correction !== null) yield correction ?? row;
    }
    for (const row of corrected.values()) if (row !== null) yield row;
  };
  // first, because a file of a kind of which nothing was received counts as made by hand
  if (mine === null) await copyFile(next, received);
  await writeRows(own, rows());
  if (mine !== null && mine !== own) await rm(mine);
  await rename(next, received);
  return kept;
}
