import { hash } from 'node:crypto';
import { type OptionListKey, optionLists, optionListsOf } from '@faculty/contracts/lists/option-lists';
import type { FastifyInstance } from 'fastify';
import { type ConstraintColumns, readConstraintColumns } from '../../../api/src/db/database-errors.ts';
import type { Writer } from '../../../api/src/kit/crud/handlers.ts';
import { sumOf } from '../fetch/files.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import type { Kind, Row } from '../kinds.ts';
import { movingWriters } from './moving-writers.ts';

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

export const madeFile = 'file';

export const shortHash = (text: string): string => hash('sha256', text).slice(0, 16);
const keyOf = (kind: string, id: string) => shortHash(`${kind}/${id}`);

interface Account {
  id: number;
  user_name: string;
  email: string;
}

const folded = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** What a move knows of this product and of what it has brought in. */
export class Target {
  readonly app: FastifyInstance;
  readonly folder: MoveFolder;
  readonly writers: ReadonlyMap<string, Writer>;
  /** Kinds that have a file in the folder. */
  kinds: readonly Kind[] = [];
  constraints: ConstraintColumns = new Map();
  /** File of the folder → path in our store. */
  readonly files = new Map<string, string>();
  /** `LIST/code` of the folder → code here, of all options. */
  readonly codes = new Map<string, string>();
  /** Identifier here → code, of all options. */
  readonly optionCodes = new Map<string, string>();
  /** Members of the language centre, for visits that do not say their type and department. */
  readonly centreMembers = new Map<string, Row>();
  readonly #here = new Map<string, Map<string, Row>>();
  readonly #sums = new Map<string, Promise<string>>();
  readonly #entries = new Map<string, Entry>();
  readonly #touched = new Set<string>();
  /** By `id 5`, `name a.b` and `email a@b.example`. */
  readonly #accounts = new Map<string, Account>();

  private constructor(app: FastifyInstance, folder: MoveFolder) {
    this.app = app;
    this.folder = folder;
    this.writers = movingWriters(app.writers);
  }

  /**
   * Reads what the move has written, as the audit log tells it: the line of each write names, in its `request_id`, the record of the folder and
   * hashes of its content. It is written in the transaction of the record, so that a kill at any moment leaves both or neither.
   */
  static async open(app: FastifyInstance, folder: MoveFolder): Promise<Target> {
    const target = new Target(app, folder);
    target.kinds = await folder.kinds();
    target.constraints = await readConstraintColumns(app.pool);
    const accounts = await app.pool.query<Account>('SELECT id, user_name, email FROM users ORDER BY id');
    for (const account of accounts.rows) target.addAccount(account);
    const options = await app.pool.query<{ id: string; name: string; code: string }>(
      `SELECT parameter_id::text AS id, parameter_name AS name, parameter_value AS code FROM dc_params WHERE parameter_system = 'WEB'`,
    );
    for (const { id, name, code } of options.rows) {
      target.codes.set(`${name}/${code}`, code);
      target.optionCodes.set(id, code);
    }
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
  requestId = (kind: string, id: string, { row, files }: Entry): string => `${actor} ${keyOf(kind, id)} ${row} ${files}`;

  note(kind: string, id: string, entry: Entry): void {
    this.#entries.set(keyOf(kind, id), entry);
    this.#touched.delete(recordOf(entry));
  }

  /** Whether a person has changed the record here since the move wrote it. */
  isTouched(entry: Entry): boolean {
    return this.#touched.has(recordOf(entry));
  }

  /** What was written of some entities and is not among `ids` any more. */
  goneOf(kind: string, entities: readonly string[], ids: ReadonlySet<string>): Entry[] {
    const there = new Set([...ids].map((id) => keyOf(kind, id)));
    const gone = [...this.#entries].filter(([key, { entity, row }]) => entities.includes(entity) && row !== madeFile && !there.has(key));
    return gone.map(([, entry]) => entry);
  }

  addAccount(account: Account): void {
    this.#accounts.set(`id ${account.id}`, account);
    this.call(account.user_name, account.id);
    const email = `email ${folded(account.email)}`;
    if (!this.#accounts.has(email)) this.#accounts.set(email, account);
  }

  /** Somebody of the folder is an account here. */
  call(name: unknown, id: number): void {
    const [account, key] = [this.#accounts.get(`id ${id}`), `name ${folded(name)}`];
    if (account && !this.#accounts.has(key)) this.#accounts.set(key, account);
  }

  hasAccount = (id: number) => this.#accounts.has(`id ${id}`);

  /** One person is one account: by user name in any case, then by e-mail. */
  account(user_name: unknown, email?: unknown): Account | undefined {
    const keys = [`name ${folded(user_name)}`, `email ${folded(email)}`].filter((key) => !key.endsWith(' '));
    return keys.map((key) => this.#accounts.get(key)).find((account) => account !== undefined);
  }

  /** The user name here of whom a record of the folder names. */
  nameOf = (user_name: unknown): string | undefined => this.account(user_name)?.user_name;

  writerOf = (entity: string): Writer => {
    const writer = this.writers.get(entity);
    if (!writer) throw new Error(`${entity}: nothing writes it`);
    return writer;
  };

  /** What the table of an entity has: identifier → files by field. */
  async here(name: string): Promise<Map<string, Row>> {
    const { table, entity } = this.writerOf(name);
    let rows = this.#here.get(table);
    if (rows) return rows;
    const files = name === 'user' ? ['avatarFile'] : Object.keys(entity.files);
    const columns = files.map((field) => `, "${field}"`);
    const found = await this.app.pool.query<Row>(`SELECT "${entity.idKey}"::text AS here_id${columns.join('')} FROM "${table}"`);
    rows = new Map(found.rows.map(({ here_id, ...files }) => [String(here_id), files]));
    this.#here.set(table, rows);
    return rows;
  }

  /** SHA-256 of a file of the folder. */
  sum(file: string): Promise<string> {
    const sum = this.#sums.get(file) ?? sumOf(file);
    this.#sums.set(file, sum);
    return sum;
  }

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
    const spec = optionLists[list];
    const groupField = 'groups' in spec ? optionListsOf(spec.entity).find((each) => each.list === spec.groups)?.field : undefined;
    return this.codes.get(`${list}${groupField === undefined ? '' : String(row[groupField] ?? '').trim()}/${code}`);
  }
}

/** The account of a member and the member are one record. */
const recordOf = ({ entity, recordId }: Entry) => `${entity === 'user' ? 'member' : entity}/${recordId}`;
