import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { addressOf } from '@faculty/contracts/kit/route';
import type { FastifyInstance } from 'fastify';
import { locks, tryAdvisoryLock, withAdvisoryLock } from '../../../api/src/db/advisory-lock.ts';
import { databaseRefusal } from '../../../api/src/db/database-errors.ts';
import { ApiError } from '../../../api/src/kit/http/errors.ts';
import { collectWords } from '../../../api/src/kit/search/collect-texts.ts';
import { isSame, wordsIn } from '../compare.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError } from '../folder/rows.ts';
import type { Kind } from '../kinds.ts';
import { withAdministrator } from '../product.ts';
import { Report } from '../report.ts';
import { Refused } from '../words.ts';
import { references, type Step } from './prepare.ts';
import { idsOf, inOrder, steps } from './steps.ts';
import { giveUpFiles, withFilesAhead } from './store-files.ts';
import { type Entry, type Hashes, Target } from './target.ts';
import { hashesOf, readHere, writeRecord } from './write.ts';

export interface Choices {
  /** `KIND:ID` of records that take the folder's state although they were changed here, or are gone from the folder. */
  take: readonly string[];
  /** Writes a backup into a file: the product's own, which lies beside this command. */
  backup?: (file: string) => Promise<void>;
}

/** What happened to a record. */
export type Outcome = 'new' | 'joined' | 'changed' | 'same' | 'listed' | 'refused' | 'binned';
type Counts = Map<Outcome, number>;
const count = (counts: Counts, outcome: Outcome, times = 1) => counts.set(outcome, (counts.get(outcome) ?? 0) + times);

/** What is done with the records of the folder: `check` only notes what it would write. */
interface Run {
  target: Target;
  /** `KIND:ID`, as in the choices. */
  take: ReadonlySet<string>;
  report: Report;
  /** @throws Refused */
  write(step: Step, hashes: Hashes): Promise<void>;
  /** Sees each record before anything is done; only of `check`, which tells all and files nothing. */
  inspect?(step: Step): void;
}

/** Key of the advisory lock: one apply at a time. */
const applyLock = 72_707_380;

async function backupBeside(file: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'backup.js'), file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new MoveError('No backup could be made, so nothing is brought in. What stands above says why.');
}

/**
 * Brings in what is new or changed in the folder, after a backup; an apply that was interrupted continues with the backup that it made. What is
 * here already as the folder says is not written again. A record that was changed here since is listed, not written.
 */
export async function apply(
  app: FastifyInstance,
  folder: MoveFolder,
  { take, backup = backupBeside }: Choices,
  say: (line: string) => void,
): Promise<Counts> {
  const applied = await tryAdvisoryLock(app, applyLock, async () => {
    const isBegun = folder.info.backup !== undefined;
    const file = folder.info.backup ?? folder.at('backup', `before-apply-${new Date().toISOString().replace(/[:.]/g, '-')}.tar`);
    if (!isBegun) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await backup(file);
      await folder.keepInfo({ backup: file });
    }
    say(`${isBegun ? 'The backup of the interrupted apply' : 'Backup'}: ${file}`);
    await rm(folder.at('refused'), { recursive: true, force: true });
    const report = new Report();
    const target = await Target.open(app, folder);
    const write = (step: Step, hashes: Hashes) => writeRecord(target, step, hashes);
    const total = await applyAll({ target, take: new Set(take), report, write }, say);
    await report.write(folder.at('apply.xlsx'));
    await folder.keepInfo({ backup: undefined });
    if (total.get('listed')) say(`Changed or deleted here, or gone from the folder, and left as they are: ${total.get('listed')}`);
    say(`Details: ${folder.at('apply.xlsx')}`);
    if (total.get('refused')) say(`Refused records and why: ${folder.at('refused')}. Correct them in their files and apply again.`);
    say(`To go back: stop the server, then npm run restore -- ${file} --replace`);
    return total;
  });
  if (applied === null) throw new MoveError('Another apply is running. Wait until it has ended.');
  return applied;
}

async function applyAll(run: Run, say: (line: string) => void): Promise<Counts> {
  const { target } = run;
  const total: Counts = new Map();
  const ids = new Map<Kind, Set<string>>();
  for (const kind of inOrder(target.kinds)) {
    const began = Date.now();
    const there = await idsOf(target, kind);
    ids.set(kind, there);
    await countPast(target, kind, there);
    const counts = await applyKind(run, kind, there);
    // records may refer to later ones of their kind, and to each other
    if (Object.values(references[kind.name] ?? {}).includes(kind.name)) await applyKind({ ...run, report: new Report() }, kind, new Set());
    // a running server shows what is there now
    await target.app.changes.flush();
    for (const [outcome, times] of counts) count(total, outcome, times);
    const done = [...counts].map(([outcome, times]) => `${times} ${outcome}`).join(', ');
    if (done !== '') say(`${kind.name}: ${done} (${Math.ceil((Date.now() - began) / 1000)} s)`);
  }
  for (const [kind, there] of [...ids].toReversed()) await applyGone(run, kind, there, total);
  // of many new records at once: a save of each would take half as long again
  await withAdvisoryLock(target.app, locks.texts, () => collectWords(target.app));
  return total;
}

/**
 * Goes through the records of a kind.
 * @param coming identifiers that a second round brings in; empty in the last round
 */
export async function applyKind(run: Run, kind: Kind, coming: ReadonlySet<string>): Promise<Counts> {
  const counts: Counts = new Map();
  const records = run.inspect ? undefined : withFilesAhead(run.target, kind);
  for await (const step of steps(run.target, kind, coming, records)) {
    run.inspect?.(step);
    const outcome = await applyRecord(run, step).catch(async (error: unknown) => {
      const note = { ...refusalOf(run.target, step, error).note, isRefusal: true };
      run.report.tell(kind, step.record, note);
      await giveUpFiles(run.target, step.record);
      if (coming.size > 0 && !run.inspect) await run.target.folder.refuse(step.record, note);
      return 'refused' as const;
    });
    if (run.inspect || ['new', 'joined', 'changed'].includes(outcome))
      for (const note of step.notes) run.report.tell(kind, step.record, note);
    count(counts, outcome);
  }
  return counts;
}

async function applyRecord({ target, take, report, write }: Run, step: Step): Promise<Outcome> {
  const { kind, record, entity, entry, isNew, recordId, notes } = step;
  if (step.problem) throw new Refused(step.problem);
  const hashes = await hashesOf(target, step);
  const isTaken = take.has(`${kind.name}:${record.id}`);
  if (entry && recordId !== undefined && !isNew) {
    if (entry.row === hashes.row && entry.files === hashes.files) {
      await target.remember(step, entry, (await target.here(entity.name)).get(recordId) ?? {});
      return 'same';
    }
    if (target.isTouched(entry) && !isTaken) {
      const here = await readHere(target, entity.name, recordId);
      for (const [field, value] of Object.entries(step.given)) {
        const same = entity.richText?.includes(field) ? wordsIn(value) === wordsIn(here?.[field]) : isSame(value, here?.[field]);
        if (!same) report.tell(kind, record, { field, code: 'changed_both', value }, here?.[field]);
      }
      return 'listed';
    }
  }
  if (entry && isNew && !isTaken) {
    report.tell(kind, record, { field: '', code: 'deleted_here' });
    return 'listed';
  }
  if (!isNew && !entry) notes.push({ field: '', code: 'joined', value: record.row.user_name ?? recordId });
  await write(step, hashes);
  return isNew ? 'new' : entry ? 'changed' : 'joined';
}

/** A record that cannot be written does not stop the others; a database or a store that does not answer, or is full, does. */
function refusalOf({ constraints }: Target, { kind, record }: Step, error: unknown): Refused {
  if (error instanceof Refused) return error;
  const known = error instanceof ApiError ? error : databaseRefusal(error, constraints);
  if (known && known.statusCode < 500) return new Refused({ field: '', code: 'wrong_type', value: known.message });
  if (known) throw new MoveError('The database or the store of the files does not answer, or is full. See to it, and apply again.');
  throw new Error(`${kind.name} ${record.id} (${record.where}): ${(error as Error).message}`, { cause: error });
}

/** Lists what is gone from the folder; what is chosen goes to the bin, by the documented call. Nothing that somebody edited here does. */
async function applyGone({ target, take, report }: Run, kind: Kind, there: ReadonlySet<string>, total: Counts): Promise<void> {
  // an empty file says nothing of what is gone
  if (kind.isLookup || there.size === 0 || target.folder.info.kinds[kind.name]?.whole === false) return;
  const here = await target.here(kind.entity.name);
  for (const entry of target.goneOf(kind, there)) {
    const id = entry.recordId;
    if (!here.has(id)) continue;
    const isChosen = take.has(`${kind.name}:${id}`) && !target.isTouched(entry);
    const isBinned = isChosen && (await bin(target, entry));
    const code = isBinned ? 'binned' : isChosen ? 'referred_to' : target.isTouched(entry) ? 'gone_edited' : 'gone_there';
    report.tell(kind, { id, where: '' }, { field: '', code });
    count(total, isBinned ? 'binned' : 'listed');
  }
}

/** Moves a record to the bin by the documented call. False when it has no bin, or others refer to it. */
async function bin({ app, writerOf }: Target, { entity, recordId }: Entry): Promise<boolean> {
  const { routes, idKey } = writerOf(entity).entity;
  if (!routes.remove || !app.bins.has(entity)) return false;
  const [method, id] = [routes.remove.split(' ')[0], { [idKey]: recordId }];
  const { statusCode } = await withAdministrator(app, (call) => call(`${method} ${addressOf(routes.remove as RouteText, id)}`, id));
  return statusCode < 300;
}

/** Sets the counter of a table past every identifier that the move is to use, so that no new record takes one. */
async function countPast({ app, writerOf }: Target, kind: Kind, ids: ReadonlySet<string>): Promise<void> {
  if (kind.options) return;
  const { table, entity } = writerOf(kind.entity.name);
  const highest = [...ids].reduce((most, id) => (/^\d{1,9}$/.test(id) ? Math.max(most, Number(id)) : most), 0);
  await app.pool.query(
    `SELECT setval(name::regclass, $3) FROM pg_get_serial_sequence($1, $2) AS name
     WHERE coalesce(pg_sequence_last_value(name::regclass), 0) < $3`,
    [`"${table}"`, entity.idKey, highest],
  );
}
