import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type OptionListKey, optionLists, optionListsOf } from '@faculty/contracts/lists/option-lists';
import type { FastifyInstance } from 'fastify';
import { type ConstraintColumns, readConstraintColumns } from '../../../api/src/db/database-errors.ts';
import type { Writer } from '../../../api/src/kit/crud/handlers.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import type { Kind } from '../kinds.ts';
import { Journal } from './journal.ts';
import { movingWriters } from './moving-writers.ts';
import { People } from './people.ts';

/** What a move knows of this product and of what it has brought in. */
export class Target {
  readonly app: FastifyInstance;
  readonly folder: MoveFolder;
  readonly journal: Journal;
  readonly people: People;
  readonly constraints: ConstraintColumns;
  readonly writers: ReadonlyMap<string, Writer>;
  /** Kinds that have a file in the folder. */
  readonly kinds: readonly Kind[];
  /** File of the folder → path in our store. */
  readonly files = new Map<string, string>();
  /** File of the folder → SHA-256 of its content. */
  readonly sums = new Map<string, string>();
  /** `LIST/code` of the folder → code here, of all options. */
  readonly codes = new Map<string, string>();
  /** Identifier here → code, of all options. */
  readonly optionCodes = new Map<string, string>();
  /** Type and department of members of the language centre, for visits that do not say them. */
  readonly centreMembers = new Map<string, { user_type?: unknown; job_title?: unknown }>();
  /** Table → identifiers here. */
  readonly #here = new Map<string, Set<string>>();

  private constructor(app: FastifyInstance, folder: MoveFolder, known: Pick<Target, 'journal' | 'people' | 'constraints' | 'kinds'>) {
    this.app = app;
    this.folder = folder;
    this.journal = known.journal;
    this.people = known.people;
    this.constraints = known.constraints;
    this.kinds = known.kinds;
    this.writers = movingWriters(app.writers);
  }

  static async open(app: FastifyInstance, folder: MoveFolder): Promise<Target> {
    const [journal, people, constraints, kinds] = [
      await Journal.read(app.pool),
      await People.read(app.pool),
      await readConstraintColumns(app.pool),
      await folder.kinds(),
    ];
    const target = new Target(app, folder, { journal, people, constraints, kinds });
    const { rows } = await app.pool.query<{ id: string; name: string; code: string }>(
      `SELECT parameter_id::text AS id, parameter_name AS name, parameter_value AS code FROM dc_params WHERE parameter_system = 'WEB'`,
    );
    for (const { id, name, code } of rows) {
      target.codes.set(`${name}/${code}`, code);
      target.optionCodes.set(id, code);
    }
    return target;
  }

  writerOf(entity: string): Writer {
    const writer = this.writers.get(entity);
    if (!writer) throw new Error(`${entity}: nothing writes it`);
    return writer;
  }

  /** Identifiers that the table of an entity has. */
  async here(entity: string): Promise<Set<string>> {
    const { table, entity: contract } = this.writerOf(entity);
    const known = this.#here.get(table);
    if (known) return known;
    const { rows } = await this.app.pool.query<{ id: string }>(`SELECT "${contract.idKey}"::text AS id FROM "${table}"`);
    const ids = new Set(rows.map(({ id }) => id));
    this.#here.set(table, ids);
    return ids;
  }

  /** The files that a record here has, by field; null without any. */
  async filesHere({ name, files }: AnyEntity, recordId: string): Promise<Record<string, unknown> | null> {
    const fields = Object.keys(files);
    if (fields.length === 0) return null;
    const { table, entity } = this.writerOf(name);
    const columns = fields.map((field) => `"${field}"`).join(', ');
    const { rows } = await this.app.pool.query(`SELECT ${columns} FROM "${table}" WHERE "${entity.idKey}" = $1`, [recordId]);
    return rows[0] ?? null;
  }

  /** Our identifier of a record of the folder; undefined when it has not been brought in. */
  async idOf(kind: string, id: string): Promise<string | undefined> {
    const entry = this.journal.entry(kind, id);
    if (entry) return entry.recordId;
    // a folder without that list means the one that is here
    const isAbsent = kind.startsWith('options/') && !this.kinds.some(({ name }) => name === kind);
    return isAbsent && (await this.here(lookupEntities[kind] ?? '')).has(id) ? id : undefined;
  }

  /** The code here of a code in a field of a record; undefined for one that no list has. */
  codeOf(list: OptionListKey, code: string, row: Readonly<Record<string, unknown>>): string | undefined {
    if (!list.endsWith('_')) return this.codes.get(`${list}/${code}`);
    const spec = optionLists[list];
    const groupField = 'groups' in spec ? optionListsOf(spec.entity).find((each) => each.list === spec.groups)?.field : undefined;
    return this.codes.get(`${list}${String(row[groupField ?? ''] ?? '').trim()}/${code}`);
  }
}

const lookupEntities: Readonly<Record<string, string>> = {
  'options/departments': 'department',
  'options/group_masters': 'group_master',
  'options/group_sub_a': 'group_sub_a',
  'options/group_sub_b': 'group_sub_b',
};
