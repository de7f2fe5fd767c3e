import { hash } from 'node:crypto';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { groupsOf, type OptionListKey, optionLists, optionListsOf } from '@faculty/contracts/lists/option-lists';
import type { FastifyInstance } from 'fastify';
import { type ConstraintColumns, readConstraintColumns } from '../../../api/src/db/database-errors.ts';
import type { Writer } from '../../../api/src/kit/crud/handlers.ts';
import { contentOfFile } from '../../../api/src/storage/stored-objects.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import type { Kind, Row } from '../kinds.ts';
import { movingWriters } from './moving-writers.ts';
import type { Step } from './prepare.ts';

/** Whom the history names for what a move wrote. */
export const actor = 'move-in';

/** A record of the folder that was written here. */
export interface Entry {
  entity: string;
  recordId: string;
  /** Hash of what was written, or `madeFile` for an upload that the move itself made. */
  row: string;
  /** Hash of its files' contents. */
  files: string;
}

export type Hashes = Pick<Entry, 'row' | 'files'>;

export const madeFile = 'file';

/** The first 16 hexadecimal digits of a sum. A slice of all of them would keep all in memory. */
export const shortHash = (text: string): string => hash('sha256', text, 'buffer').toString('hex', 0, 8);
const keyOf = (kind: string, id: string) => shortHash(`${kind}/${id}`);

interface Account {
  id: string;
  user_name: string;
}

const folded = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** Columns by which records are known, besides their identifier and their files. */
const known: Readonly<Record<string, readonly string[]>> = {
  users: ['user_name', 'email', 'avatarFile'],
  dc_params: ['parameter_system', 'parameter_name', 'parameter_value'],
  mem_lc_users: ['user_type', 'job_title', 'avatarFile'],
};

/** What a move knows of this product and of what it has brought in. */
export class Target {
  readonly app: FastifyInstance;
  readonly folder: MoveFolder;
  readonly writers: ReadonlyMap<string, Writer>;
  /** Kinds that have a file in the folder. */
  readonly kinds: readonly Kind[];
  constraints: ConstraintColumns = new Map();
  /** File of the folder → path in our store. */
  readonly files = new Map<string, string>();
  /** `LIST/code` of the folder → code here, of all options. */
  readonly codes = new Map<string, string>();
  readonly #here = new Map<string, Map<string, Row>>();
  readonly #sums = new Map<string, string>();
  readonly #entries = new Map<string, Entry>();
  readonly #touched = new Set<string>();
  /** By user names, there and here, and e-mail. */
  readonly #accounts = new Map<string, Account>();

  private constructor(app: FastifyInstance, folder: MoveFolder) {
    this.app = app;
    this.folder = folder;
    this.writers = movingWriters(app.writers);
    this.kinds = folder.kinds();
  }

  /**
   * Reads what the move has written, as the audit log tells it: the line of each write names, in its `request_id`, the record of the folder and
   * hashes of its content. It is written in the transaction of the record, so that a kill at any moment leaves both or neither.
   */
  static async open(app: FastifyInstance, folder: MoveFolder): Promise<Target> {
    const target = new Target(app, folder);
    target.constraints = await readConstraintColumns(app.pool);
    for (const [id, { user_name, email }] of await target.here('user')) target.#addAccount(id, user_name, email);
    for (const { parameter_system, parameter_name, parameter_value: code } of (await target.here('parameter')).values())
      if (parameter_system === 'WEB') target.codes.set(`${parameter_name}/${code}`, String(code));
    const written = await app.pool.query<{ entity: string; record_id: string; request_id: string }>(
      `SELECT entity, record_id, request_id FROM audit_logs WHERE user_name = $1 AND request_id LIKE $2 ORDER BY id`,
      [actor, `${actor} %`],
    );
    for (const { entity, record_id, request_id } of written.rows) {
      const [, key = '', row = '', files = ''] = request_id.split(' ');
      target.#entries.set(key, { entity, recordId: record_id, row, files });
    }
    const touched = await app.pool.query<{ record: string }>(
      `WITH lines AS (SELECT id, user_name, CASE entity WHEN 'user' THEN 'member' ELSE entity END || '/' || record_id AS record, action FROM audit_logs),
         ours AS (SELECT record, max(id) AS id FROM lines WHERE user_name = $1 GROUP BY 1)
       SELECT DISTINCT record FROM ours JOIN lines USING (record)
       WHERE lines.id > ours.id AND lines.user_name NOT IN ($1, 'system') AND lines.action IN ('add', 'edit', 'restore', 'withdraw')`,
      [actor],
    );
    for (const { record } of touched.rows) target.#touched.add(record);
    return target;
  }

  /** What was written of a record of the folder. */
  entry(kind: string, id: string): Entry | undefined {
    return this.#entries.get(keyOf(kind, id));
  }

  /** The `request_id` of the audit line of a write. */
  requestId = (kind: string, id: string, { row, files }: Hashes): string => `${actor} ${keyOf(kind, id)} ${row} ${files}`;

  /** Keeps what later records need to know of a record that is here, or that would be. */
  async remember({ kind, record, entity, files }: Step, entry: Entry, row: Row): Promise<void> {
    if (entry !== this.entry(kind.name, record.id)) this.#touched.delete(recordOf(entry));
    this.#entries.set(keyOf(kind.name, record.id), entry);
    (await this.here(entity.name)).set(entry.recordId, Object.fromEntries(this.#columnsOf(entity).map((column) => [column, row[column]])));
    if (this.writerOf(entity.name).table === 'users') this.#addAccount(entry.recordId, row.user_name, row.email, record.row.user_name);
    for (const [field, file] of Object.entries(files))
      if (file !== null && typeof row[field] === 'string') this.files.set(file, row[field]);
  }

  /** Whether a person has changed the record here since the move wrote it. */
  isTouched(entry: Entry): boolean {
    return this.#touched.has(recordOf(entry));
  }

  /** What was written of a kind and is not among `ids` any more. */
  goneOf(kind: Kind, ids: ReadonlySet<string>): Entry[] {
    const there = new Set([...ids].map((id) => keyOf(kind.name, id)));
    const entities = kind.name === 'documents' ? ['doc', 'mou'] : [kind.entity.name];
    return [...this.#entries].flatMap(([key, entry]) =>
      entities.includes(entry.entity) && entry.row !== madeFile && !there.has(key) ? entry : [],
    );
  }

  /** An account here, by its names and its e-mail; whoever has one of them already keeps it. */
  #addAccount(id: string, user_name: unknown, email: unknown, nameThere: unknown = ''): void {
    const account = { id, user_name: String(user_name) };
    for (const key of [folded(user_name), folded(nameThere), `email ${folded(email)}`])
      if (key !== '' && !this.#accounts.has(key)) this.#accounts.set(key, account);
  }

  /** One person is one account: by user name in any case, then by e-mail. */
  account(user_name: unknown, email?: unknown): Account | undefined {
    return this.#accounts.get(folded(user_name)) ?? (folded(email) === '' ? undefined : this.#accounts.get(`email ${folded(email)}`));
  }

  /** The user name here of whom a record of the folder names. */
  nameOf = (user_name: unknown): string | undefined => this.account(user_name)?.user_name;

  writerOf = (entity: string): Writer => {
    const writer = this.writers.get(entity);
    if (!writer) throw new Error(`${entity}: nothing writes it`);
    return writer;
  };

  /** What the table of an entity has: identifier → files by field, and by what else its records are known. */
  async here(name: string): Promise<Map<string, Row>> {
    const { table, entity } = this.writerOf(name);
    const rows = this.#here.get(table);
    if (rows) return rows;
    const columns = this.#columnsOf(entity).map((column) => `, "${column}"`);
    const found = await this.app.pool.query<Row>(`SELECT "${entity.idKey}"::text AS here_id${columns.join('')} FROM "${table}"`);
    const read = new Map(found.rows.map(({ here_id, ...row }) => [String(here_id), row]));
    this.#here.set(table, read);
    return read;
  }

  #columnsOf(entity: AnyEntity): readonly string[] {
    return known[this.writerOf(entity.name).table] ?? Object.keys(entity.files);
  }

  /** SHA-256 of a file of the folder. */
  sum = async (file: string): Promise<string> => {
    const sum = this.#sums.get(file) ?? (await contentOfFile(file)).sha256;
    this.#sums.set(file, sum);
    return sum;
  };

  /** Our identifier of a record of the folder; undefined when it has not been brought in. */
  async idOf(kind: string, id: string): Promise<string | undefined> {
    const entry = this.entry(kind, id);
    if (entry) return entry.recordId;
    // a folder without that list means the one that is here
    const lookup = kind.startsWith('options/') && !this.kinds.some(({ name }) => name === kind);
    return lookup && (await this.here(kind.replace(/^options\/|s$/g, ''))).has(id) ? id : undefined;
  }

  /** The code here of a code in a field of a record; undefined for one that no list has. */
  codeOf(list: OptionListKey, code: string, row: Row): string | undefined {
    const groups = groupsOf(list);
    const groupField = groups && optionListsOf(optionLists[list].entity).find((each) => each.list === groups)?.field;
    return this.codes.get(`${list}${groupField ? String(row[groupField] ?? '').trim() : ''}/${code}`);
  }
}

/** The account of a member and the member are one record. */
const recordOf = ({ entity, recordId }: Entry) => `${entity === 'user' ? 'member' : entity}/${recordId}`;
