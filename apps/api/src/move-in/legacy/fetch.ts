import { randomUUID } from 'node:crypto';
import { StepRefused, type Tick } from '../steps.ts';
import { activityPeople, callOf, type Kind, kinds, linkSections, lookupCalls } from './calls.ts';
import { addressesIn, addressOfFile } from './file-addresses.ts';
import { type LegacyClient, LegacyError, maxFileBytes } from './legacy-client.ts';
import type { RawStore, Run } from './raw-store.ts';

type Row = Record<string, unknown>;

interface Fetched {
  calls: number;
  files: number;
  /** Records and files that could not be fetched, one line each, the first hundred. */
  problems: string[];
  /** How many could not be fetched. */
  failed: number;
}

interface Source {
  from: string;
  /** Base of relative file addresses; ends with a slash. */
  filesBase: string;
}

/** Whether an answer holds the whole list, and its rows. A documented paged answer says how many there are. */
export function rowsOf(answer: unknown): { rows: Row[]; isWhole: boolean } {
  const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (Array.isArray(answer)) return { rows: answer.filter(isRow), isWhole: answer.every(isRow) };
  if (!isRow(answer) || !Array.isArray(answer.rows)) return { rows: [], isWhole: false };
  const rows = answer.rows.filter(isRow);
  return { rows, isWhole: rows.length === answer.rows.length && Number(answer.count ?? rows.length) <= rows.length };
}

/**
 * Fetches everything into the store. After an interruption it continues: what the unfinished fetch has stored is not asked for again. A
 * fetch after a finished one asks for all lists and records again, because the documented rows have no time of change, and for new files.
 * @param say receives one line for each list
 * @param tick is called before each record
 * @throws LegacyError when a list cannot be fetched, or the session ended; the next fetch continues there
 */
export async function fetchAll(
  client: LegacyClient,
  store: RawStore,
  source: Source,
  say: (line: string) => void,
  tick: Tick = () => undefined,
): Promise<Fetched> {
  const run = await currentRun(store, source);
  const fetched: Fetched = { calls: 0, files: 0, problems: [], failed: 0 };
  const fetching = { client, store, run, fetched };
  await fetchLookups(fetching);
  for (const kind of kinds) {
    const rows = await fetchList(fetching, kind);
    for (const row of rows) {
      tick(kind, rows.length);
      await fetchRecord(fetching, kind, row);
    }
    say(`${kind.name}: ${rows.length}`);
  }
  await store.keepRun({ ...run, endedAt: new Date().toISOString() });
  return fetched;
}

interface Fetching {
  client: LegacyClient;
  store: RawStore;
  run: Run;
  fetched: Fetched;
}

async function currentRun(store: RawStore, { from, filesBase }: Source): Promise<Run> {
  const last = await store.run();
  if (last && last.from !== from) throw new StepRefused('other_source', last.from);
  if (last && last.endedAt === undefined) return { ...last, filesBase };
  const run: Run = { id: randomUUID(), from, filesBase, beganAt: new Date().toISOString() };
  await store.keepRun(run);
  return run;
}

/** The answer of this run, from the store or asked for now. */
async function listOnce({ store, run, fetched }: Fetching, name: string, ask: () => Promise<string>): Promise<unknown> {
  const stored = await store.list(name);
  if (stored?.run === run.id) return JSON.parse(stored.text);
  const text = await ask();
  fetched.calls += 1;
  await store.keepList(name, { call: name, run: run.id, text });
  return JSON.parse(text);
}

async function fetchLookups(fetching: Fetching): Promise<void> {
  const lookup = (call: string) => listOnce(fetching, call, async () => (await fetching.client.call(call)).text);
  for (const call of lookupCalls) await lookup(call);
  const { rows } = rowsOf(await lookup('POST /combo_dc_param/WEB/LINK_GROUP'));
  for (const { parameter_value } of rows) if (typeof parameter_value === 'string') await lookup(linkSections(parameter_value));
}

export const pageSize = 500;

async function fetchList(fetching: Fetching, { list, idKey, paged }: Kind): Promise<Row[]> {
  const answer = await listOnce(fetching, list, async () => {
    const first = await fetching.client.call(paged ? `${list}?page=0&limit=${pageSize}` : list);
    const all = rowsOf(first.answer);
    if (all.isWhole || Array.isArray(first.answer)) return first.text;
    const rows = [...all.rows];
    const { count } = first.answer as { count?: unknown };
    for (let page = 1; all.rows.length > 0 && rows.length < Number(count); page += 1) {
      const next = rowsOf((await fetching.client.call(`${list}?page=${page}&limit=${all.rows.length}`)).answer).rows;
      // some systems ignore `page` and repeat the first rows
      if (next.length === 0 || rows.some((row) => row[idKey] === next[0]?.[idKey])) break;
      rows.push(...next);
    }
    return JSON.stringify({ rows, count });
  });
  return rowsOf(answer).rows;
}

async function fetchRecord(fetching: Fetching, kind: Kind, listed: Row): Promise<void> {
  const { client, store, run, fetched } = fetching;
  const id = String(listed[kind.idKey] ?? '');
  if (id === '') return addProblem(fetched, `${kind.name}: a row without ${kind.idKey}`);
  let row = listed;
  if (kind.read) {
    const call = callOf(kind.read, kind.idKey, id);
    try {
      const stored = await store.answer(kind.name, id);
      const isOfThisRun = stored?.run === run.id;
      const text = isOfThisRun ? stored.text : (await client.call(call)).text;
      if (!isOfThisRun) {
        fetched.calls += 1;
        await store.keepAnswer(kind.name, id, { call, run: run.id, text });
      }
      row = firstRow(JSON.parse(text)) ?? listed;
    } catch (error) {
      // the others are still worth fetching; a session that has ended is not
      if (!(error instanceof LegacyError) || error.status === 401) throw error;
      addProblem(fetched, error.message);
    }
  }
  if (kind.name === 'activity' && row.activity_type === 'A1') {
    const name = `${activityPeople} ${id}`;
    await listOnce(fetching, name, async () => (await client.call(activityPeople, { activity_id: id })).text).catch(remember(fetched));
  }
  await fetchFiles(fetching, kind, row);
}

/** A record, or the first of a list with it: both are documented. */
export function firstRow(answer: unknown): Row | null {
  const row = Array.isArray(answer) ? answer[0] : answer;
  return typeof row === 'object' && row !== null ? (row as Row) : null;
}

async function fetchFiles({ client, store, run, fetched }: Fetching, kind: Kind, row: Row): Promise<void> {
  const entity = kind.entityOf(row);
  const inFields = Object.keys(entity.files).map((field) => addressOfFile(row[field], run));
  const inTexts = (entity.richText ?? []).flatMap((field) => addressesIn(row[field], run).filter(({ isFile }) => isFile));
  const addresses = [...inFields, ...inTexts.map(({ address }) => address)].filter((address) => address !== null);
  for (const address of new Set(addresses)) {
    const known = await store.file(address);
    // a file is fetched once; a failed one again by the next fetch
    if (known && (known.sha256 !== undefined || known.run === run.id)) continue;
    try {
      const kept = await client.file(address, async (body, response) => {
        const length = response.headers.get('content-encoding') === null ? response.headers.get('content-length') : null;
        const content = await store.keepContent(body, maxFileBytes, length === null ? null : Number(length));
        return { ...content, contentType: response.headers.get('content-type') ?? '' };
      });
      fetched.files += 1;
      await store.keepFile({ address, run: run.id, ...kept });
    } catch (error) {
      if (!(error instanceof LegacyError) || error.status === 401) throw error;
      await store.keepFile({ address, run: run.id, problem: error.message });
      addProblem(fetched, error.message);
    }
  }
}

const remember = (fetched: Fetched) => (error: unknown) => {
  if (!(error instanceof LegacyError) || error.status === 401) throw error;
  addProblem(fetched, error.message);
};

function addProblem(fetched: Fetched, line: string): void {
  fetched.failed += 1;
  if (fetched.problems.length < 100) fetched.problems.push(line);
}
