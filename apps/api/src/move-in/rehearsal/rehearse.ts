import { isDeepStrictEqual } from 'node:util';
import type { MoveInLine } from '@faculty/contracts/admin/move-in';
import type { FastifyInstance } from 'fastify';
import { analyseCommand, applyCommand } from '../commands.ts';
import { fetchAll } from '../legacy/fetch.ts';
import { LegacyClient } from '../legacy/legacy-client.ts';
import type { RawStore } from '../legacy/raw-store.ts';
import { MoveState } from '../move-state.ts';
import { type Operation, plan } from '../plan.ts';
import { wordsOf } from '../problems.ts';
import { maxLines, readLines } from '../report-lines.ts';
import { type Difference, verify } from '../verify.ts';
import { type Applied, apply } from '../write/apply.ts';
import { conflictOf, resolveConflict } from '../write/conflicts.ts';
import { rollback } from '../write/remove-record.ts';
import { dirt } from './dirt.ts';
import { type DirtySource, dirtySource } from './dirty-source.ts';

export interface Rehearsal {
  /** A copy with demo data. */
  source: FastifyInstance;
  /** An empty copy with reference data and an administrator. */
  target: FastifyInstance;
  store: RawStore;
  say(line: string): void;
  /** How often apply is stopped in the middle. */
  stops?: number;
}

class Stopped extends Error {}

const silent = () => undefined;

/**
 * Moves the demo data with every kind of dirt into the target, stopping in the middle again and again, compares everything, runs again,
 * changes both sides, resolves a conflict, and takes all of it back. Returns what was not as it must be; empty when all is well.
 */
export async function rehearse(rehearsal: Rehearsal): Promise<string[]> {
  const { source, target, store, say, stops = 20 } = rehearsal;
  const wrong: string[] = [];
  const check = (isRight: boolean, line: string) => {
    if (!isRight) wrong.push(line);
    say(`${isRight ? 'ok' : 'NOT AS IT MUST BE'}: ${line}`);
  };
  const legacy = await dirtySource(source, true);
  try {
    const before = await contentOf(target);
    const fetched = await fetchInto(store, legacy);
    say(`${fetched.calls} answers, ${fetched.files} files, ${fetched.problems.length} that failed`);
    check(legacy.faultsLeft().length === 0, `the line had its faults, each once, and sessions ended ${legacy.faultsLeft().join(' ')}`);
    const run = await store.run();
    if (!run) throw new Error('nothing was fetched');
    await analyseCommand({ store, say: silent });
    const state = () => MoveState.read(target, store, run);

    const planned = totalsOf(await plan(await state()));
    check((planned.get('create') ?? 0) > 100, `a plan: ${wordsOfTotals(planned)}`);
    check(isDeepStrictEqual(await contentOf(target), before), 'the plan writes nothing');

    const applied: Applied[] = [];
    const perStop = Math.ceil((planned.get('create') ?? 0) / (stops + 1));
    for (let stop = 0; stop <= stops; stop += 1)
      await applySome(await state(), applied, stop < stops ? 1 + Math.floor(Math.random() * perStop) : Infinity);
    for (const { step, problem, marks } of applied) if (problem) say(`${step.kind.name} ${step.id}: ${problem} ${JSON.stringify(marks)}`);
    check(true, `apply, stopped ${stops} times: ${applied.filter(({ marks }) => marks.length > 0).length} records with marks`);

    const lines = await target.db.auditLog.count();
    const content = await contentOf(target);
    await applyCommand({ app: target, store, say: silent });
    check(
      (await target.db.auditLog.count()) === lines && isDeepStrictEqual(await contentOf(target), content),
      `a second run writes nothing: ${lines} audit lines before and ${await target.db.auditLog.count()} after it`,
    );
    for (const line of namesOf(await reported(store), await legacy.dirtyIds())) check(line.isNamed, line.text);

    const unnamed: Difference[] = [];
    const { records, fields, files } = await verify(await state(), (difference) => difference.mark || unnamed.push(difference));
    check(
      unnamed.length === 0,
      `${records} records, ${fields} fields, ${files} files compared; ${unnamed.length} differences not named ${unnamed.slice(0, 10).map(shown).join(' | ')}`,
    );

    check((await target.db.outgoingMail.count()) === 0, 'nobody is mailed');
    await bothSides(rehearsal, legacy, check);

    const left: string[] = [];
    await rollback(
      await MoveState.read(target, store, (await store.run()) ?? run),
      ({ kind, legacy_id, problem }) => problem && left.push(`${kind} ${legacy_id}`),
    );
    check(
      left.length === 0 && differencesOf(before, await contentOf(target)) === '',
      `a rollback leaves what was there before ${left.slice(0, 5).join(' ')} ${differencesOf(before, await contentOf(target))}`,
    );
    return wrong;
  } finally {
    await legacy.close();
  }
}

const fetchInto = (store: RawStore, { from }: DirtySource) =>
  fetchAll(
    new LegacyClient({ from, credentials: { email: 'rehearsal', password: 'rehearsal' }, rate: 10_000, firstWait: 20 }),
    store,
    { from, filesBase: `${from}/files/` },
    () => undefined,
  );

async function applySome(state: MoveState, applied: Applied[], most: number): Promise<void> {
  let left = most;
  try {
    await apply(state, (one) => {
      applied.push(one);
      if (['create', 'join', 'changed_there'].includes(one.step.operation)) left -= 1;
      if (left <= 0) throw new Stopped();
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

/** Every line of the reports of the analysis and of apply. */
async function reported(store: RawStore): Promise<MoveInLine[]> {
  const reports = await Promise.all(
    (['analyse', 'apply'] as const).map((step) => readLines(store.folder, step, { page: 0, limit: maxLines })),
  );
  return reports.flatMap((report) => report?.rows ?? []);
}

/** Whether the reports say of each kind of dirt what they must, in Thai and in English. */
function namesOf(lines: readonly MoveInLine[], ids: Map<number, string>): { isNamed: boolean; text: string }[] {
  return dirt.map(({ name, kind, field, isHarmless, code }, index) => {
    const id = ids.get(index) ?? '';
    const line = lines.find(
      (each) =>
        each.kind === kind &&
        each.id === id &&
        (each.field === field || each.field === '') &&
        (code === undefined || (each.what.en.includes(wordsOf(code).en) && each.what.th.includes(wordsOf(code).th))),
    );
    const isSaid = line !== undefined && /[ก-๙]/.test(line.what.th) && / /.test(line.what.en);
    const words = line ? `${line.what.th} · ${line.what.en}` : isHarmless ? 'as it was' : `not named (${kind} ${id} ${field})`;
    return { isNamed: isHarmless === true || isSaid, text: `${name.th} · ${name.en}: ${words}` };
  });
}

/** One record changes there, one on both sides, one is gone there; the conflict is resolved field by field. */
async function bothSides(
  { target, store }: Rehearsal,
  legacy: DirtySource,
  check: (isRight: boolean, line: string) => void,
): Promise<void> {
  const [there, both, gone] = (
    await target.db.news.findMany({ orderBy: { news_id: 'desc' }, take: 3, where: { news_id: { gt: 22 } } })
  ).map(({ news_id }) => news_id) as [number, number, number];
  legacy.edits.set(`news ${there}`, { news_title_th: 'แก้ที่ระบบเดิม' });
  legacy.edits.set(`news ${both}`, { news_title_th: 'แก้ที่ระบบเดิม', news_title_en: 'Changed there' });
  legacy.gone.add(`news ${gone}`);
  await target.db.news.update({ where: { news_id: both }, data: { news_title_th: 'แก้ที่นี่' } });
  await fetchInto(store, legacy);
  const state = async () => MoveState.read(target, store, (await store.run()) as never);
  const touched: string[] = [];
  const planned = totalsOf(
    await plan(await state(), ({ operation, kind, id }) => operation === 'changed_here' && touched.push(`${kind.name} ${id}`)),
  );
  check(touched.length === 0, `nobody has edited anything else here ${touched.join(', ')}`);
  check(planned.get('both') === 1 && planned.get('gone_there') === 1, `changed on both sides: ${wordsOfTotals(planned)}`);
  await applySome(await state(), [], Infinity);
  const titleOf = async (news_id: number) => (await target.db.news.findUnique({ where: { news_id } }))?.news_title_th;
  check((await titleOf(there)) === 'แก้ที่ระบบเดิม', 'what changed there only is brought in');
  check((await titleOf(both)) === 'แก้ที่นี่', 'what changed here too is not overwritten');
  check(
    (await titleOf(gone)) === undefined && (await target.db.binned.count({ where: { record_id: String(gone) } })) === 1,
    'what is gone there is in the bin',
  );
  const conflict = await conflictOf(await state(), 'news', String(both));
  check(conflict?.fields.map(({ field }) => field).join() === 'news_title_th,news_title_en', 'the conflict names its fields');
  await resolveConflict(await state(), 'news', String(both), ['news_title_en']);
  const resolved = await target.db.news.findUnique({ where: { news_id: both } });
  check(resolved?.news_title_th === 'แก้ที่นี่' && resolved.news_title_en === 'Changed there', 'a conflict is resolved field by field');
  check((await conflictOf(await state(), 'news', String(both))) === null, 'and is none any more');
}

function totalsOf(counts: Awaited<ReturnType<typeof plan>>): Map<Operation, number> {
  const totals = new Map<Operation, number>();
  for (const ofKind of counts.values())
    for (const [operation, times] of ofKind) totals.set(operation, (totals.get(operation) ?? 0) + times);
  return totals;
}

const wordsOfTotals = (totals: Map<Operation, number>) => [...totals].map(([operation, times]) => `${times} ${operation}`).join(', ');

const shown = ({ kind, id, field, there, here }: Difference) =>
  `${kind.name} ${id} ${field}: ${JSON.stringify(there)?.slice(0, 80)} → ${JSON.stringify(here)?.slice(0, 80)}`;

/** The first rows that differ, by table; empty when none does. */
function differencesOf(before: Record<string, string[]>, after: Record<string, string[]>): string {
  const lines = Object.entries(before).flatMap(([table, rows]) => {
    const [missing, added] = [
      rows.filter((row) => !after[table]?.includes(row)),
      (after[table] ?? []).filter((row) => !rows.includes(row)),
    ];
    return missing.length + added.length === 0
      ? []
      : [`${table}: ${missing.length} fewer, ${added.length} more ${(added[0] ?? missing[0] ?? '').slice(0, 200)}`];
  });
  return lines.join('; ');
}

/** What only ever grows, or is no content. */
const uncompared = ['audit_logs', 'audit_texts', 'sessions', 'orphan_candidates', 'chores', 'withdrawn_works'];

/** Every table's rows as text. */
export async function contentOf({ pool }: FastifyInstance): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of rows.filter((each) => !uncompared.includes(each.name))) {
    const all = await pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`);
    content[name] = all.rows.map(({ row }) => row);
  }
  return content;
}
