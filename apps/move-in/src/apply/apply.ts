import type { FastifyInstance } from 'fastify';
import { databaseRefusal } from '../../../api/src/db/database-errors.ts';
import { ApiError } from '../../../api/src/kit/http/errors.ts';
import { isSame, wordsIn } from '../compare/same.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError } from '../folder/read-rows.ts';
import type { Kind, Row } from '../kinds.ts';
import { Report } from '../report.ts';
import { backedUp } from './backup.ts';
import { binRecord } from './bin.ts';
import { Refused } from './body.ts';
import { hashesOf } from './hashes.ts';
import { incomplete } from './journal.ts';
import { idsOf, inOrder, steps } from './steps.ts';
import { Target } from './target.ts';
import { type Note, refusedWords, wordsOf } from './words.ts';
import { readHere, remember, type Step, writeRecord } from './write.ts';

export interface Choices {
  /** `KIND:ID` of records that take the folder's state although they were changed here, or are gone from the folder. */
  take: readonly string[];
  /** Writes the product's own backup into a file. */
  backup(file: string): Promise<void>;
}

type Say = (line: string) => void;

/** What happened to a record. */
type Outcome = 'new' | 'joined' | 'changed' | 'same' | 'listed' | 'refused' | 'binned';

/**
 * Brings in what is new or changed in the folder, after a backup. What is here already as the folder says is not written again, so that an
 * apply that was killed continues. A record that was changed here since is listed, not written.
 */
export async function apply(app: FastifyInstance, folder: MoveFolder, choices: Choices, say: Say): Promise<Map<Outcome, number>> {
  const lock = await app.pool.connect();
  try {
    const { rows } = await lock.query<{ alone: boolean }>(`SELECT pg_try_advisory_lock(hashtext('move-in apply')) AS alone`);
    if (!rows[0]?.alone) throw new MoveError('Another apply is running. Wait until it has ended.');
    const { file, isOld, end } = await backedUp(folder, choices.backup);
    say(`${isOld ? 'The backup of the interrupted apply' : 'Backup'}: ${file}`);
    await folder.clearRefused();
    const report = new Report();
    const total = await new Apply(await Target.open(app, folder), choices, report, say).all();
    await report.write(folder.at('apply.xlsx'));
    say(`Details: ${folder.at('apply.xlsx')}`);
    if (total.get('refused')) say(`Refused records and why: ${folder.at('refused')}. Correct them in their files and apply again.`);
    say(`To go back: stop the server, then npm run restore -- ${file} --replace`);
    await end();
    return total;
  } finally {
    lock.release(true);
  }
}

class Apply {
  readonly #target: Target;
  readonly #take: ReadonlySet<string>;
  readonly #report: Report;
  readonly #say: Say;
  readonly #total = new Map<Outcome, number>();

  constructor(target: Target, { take }: Choices, report: Report, say: Say) {
    this.#target = target;
    this.#take = new Set(take);
    this.#report = report;
    this.#say = say;
  }

  async all(): Promise<Map<Outcome, number>> {
    const ids = new Map<Kind, Set<string>>();
    for (const kind of inOrder(this.#target.kinds)) ids.set(kind, await this.#kind(kind));
    for (const [kind, there] of [...ids].toReversed()) await this.#gone(kind, there);
    return this.#total;
  }

  async #kind(kind: Kind): Promise<Set<string>> {
    const began = Date.now();
    const counts = new Map<Outcome, number>();
    const count = (outcome: Outcome) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const ids = await idsOf(this.#target, kind);
    await this.#countPast(kind, ids);
    // records may refer to later ones of their kind, and to each other
    for (const isLast of [false, true]) {
      let isIncomplete = false;
      for await (const step of steps(this.#target, kind, isLast ? new Set() : ids)) {
        if (isLast && step.entry?.row !== incomplete) continue;
        const outcome = await this.#record(step);
        if (step.isIncomplete) isIncomplete = true;
        if (!isLast) count(outcome);
      }
      if (!isIncomplete) break;
    }
    // a running server shows what is there now
    await this.#target.app.changes.flush();
    for (const [outcome, times] of counts) this.#total.set(outcome, (this.#total.get(outcome) ?? 0) + times);
    const done = [...counts].filter(([, times]) => times > 0).map(([outcome, times]) => `${times} ${outcome}`);
    if (done.length > 0) this.#say(`${kind.name}: ${done.join(', ')} (${Math.ceil((Date.now() - began) / 1000)} s)`);
    return ids;
  }

  async #record(step: Step): Promise<Outcome> {
    const { kind, record, entry, recordId } = step;
    const isTaken = this.#take.has(`${kind.name}:${record.id}`);
    try {
      if (step.problem) throw new Refused(step.problem);
      step.hashes = await hashesOf(this.#target, step);
      if (entry && recordId !== undefined && !step.isNew) {
        if (entry.row === step.hashes.row && entry.files === step.hashes.files && entry.row !== incomplete) {
          remember(this.#target, step, entry, await this.#target.filesHere(step.entity, recordId));
          return 'same';
        }
        if (this.#target.journal.isTouched(entry) && !isTaken) return await this.#both(step);
      }
      if (entry && step.isNew && !isTaken) {
        this.#line(kind, record.id, { field: '', code: 'deleted_here' });
        return 'listed';
      }
      if (!step.isNew && !entry) this.#line(kind, record.id, { field: '', code: 'joined' }, recordId);
      for (const note of await writeRecord(this.#target, step)) this.#line(kind, record.id, note);
      const { recordId: written } = this.#target.journal.entry(kind.name, record.id) ?? {};
      if (written !== undefined) (await this.#target.here(step.entity.name)).add(written);
      return step.isNew ? 'new' : entry ? 'changed' : 'joined';
    } catch (error) {
      return this.#refuse(step, error);
    }
  }

  /** A record that cannot be written does not stop the others; a database or a store that does not answer does. */
  async #refuse({ kind, record }: Step, error: unknown): Promise<Outcome> {
    const refusal = error instanceof Refused || error instanceof ApiError ? error : databaseRefusal(error, this.#target.constraints);
    if (refusal instanceof ApiError && refusal.code === 'storage_full')
      throw new MoveError('No room is left on the disk of the files or of the database. Make room and apply again: it goes on from here.');
    if (!refusal || (refusal instanceof ApiError && refusal.statusCode >= 500))
      throw new Error(`${kind.name} ${record.id} (${record.where}): ${(error as Error).message}`, { cause: error });
    const refused = refusal instanceof Refused ? refusal : new Refused({ field: '', code: 'wrong_type', value: refusal.message });
    const { field, code, value } = refused.note;
    await this.#target.folder.refuse(record, [{ ...(field && { field }), value, ...wordsOf(code, refused.params) }]);
    this.#report.add({ kind, id: record.id, where: record.where, field, words: refusedWords(refused), there: value, isOpen: true });
    return 'refused';
  }

  /** Lists a record that was changed in both, with both values. */
  async #both({ kind, record, given, entity, recordId = '' }: Step): Promise<Outcome> {
    const here: Row | null = await readHere(this.#target, entity.name, recordId);
    for (const [field, there] of Object.entries(given)) {
      const isText = entity.richText?.includes(field);
      if (isText ? wordsIn(there) === wordsIn(here?.[field]) : isSame(there, here?.[field])) continue;
      this.#line(kind, record.id, { field, code: 'changed_both', value: there }, here?.[field]);
    }
    return 'listed';
  }

  async #gone(kind: Kind, there: ReadonlySet<string>): Promise<void> {
    const { kinds: came } = await this.#target.folder.info();
    // an empty file says nothing of what is gone
    if (kind.isLookup || there.size === 0 || came[kind.name]?.whole === false) return;
    const entities = kind.name === 'documents' ? ['doc', 'mou'] : [kind.entity.name];
    const here = await this.#target.here(kind.entity.name);
    for (const entry of this.#target.journal.goneOf(kind.name, entities, there)) {
      if (!here.has(entry.recordId)) continue;
      const isChosen = this.#take.has(`${kind.name}:${entry.recordId}`);
      const code = this.#target.journal.isTouched(entry)
        ? 'gone_edited'
        : !isChosen
          ? 'gone_there'
          : (await binRecord(this.#target, entry))
            ? 'binned'
            : 'referred_to';
      this.#line(kind, entry.recordId, { field: '', code });
      const outcome = code === 'binned' ? 'binned' : 'listed';
      this.#total.set(outcome, (this.#total.get(outcome) ?? 0) + 1);
      this.#say(`${kind.name} ${entry.recordId}: ${wordsOf(code).en}`);
    }
  }

  /** Sets the counter of a table past every identifier that the move is to use, so that no new record takes one. */
  async #countPast(kind: Kind, ids: ReadonlySet<string>): Promise<void> {
    const { pool } = this.#target.app;
    const { table, entity } = this.#target.writerOf(kind.entity.name);
    const { rows } = await pool.query<{ name: string | null }>('SELECT pg_get_serial_sequence($1, $2) AS name', [
      `"${table}"`,
      entity.idKey,
    ]);
    const name = rows[0]?.name;
    if (!name || kind.options) return;
    let highest = 0;
    for (const id of ids) if (/^\d{1,9}$/.test(id)) highest = Math.max(highest, Number(id));
    await pool.query(`SELECT setval($1::regclass, $2) FROM ${name} WHERE last_value < $2`, [name, highest]);
  }

  #line(kind: Kind, id: string, { field, code, value }: Note, here?: unknown): void {
    const isOpen = ['changed_both', 'gone_there', 'gone_edited', 'deleted_here', 'referred_to'].includes(code);
    this.#report.add({ kind, id, field, words: wordsOf(code), there: value, here, isOpen });
  }
}
