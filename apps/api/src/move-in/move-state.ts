import type { FastifyInstance } from 'fastify';
import { type ConstraintColumns, readConstraintColumns } from '../db/database-errors.ts';
import type { Writer } from '../kit/crud/handlers.ts';
import type { MovedKind } from './legacy/legacy-records.ts';
import type { RawStore, Run } from './legacy/raw-store.ts';
import { movingWriters } from './write/moving-writers.ts';

/** Who the audit log names. */
export const actor = 'move-in';

/** A row of the id map. */
export interface Known {
  kind: string;
  legacy_id: string;
  entity: string;
  record_id: string;
  made: boolean;
  hash: string;
  record_updated_at: Date;
}

/** A column that a refused legacy value may be stored in as it was. */
interface PlainColumn {
  type: string;
  maximum: number | null;
}

/** What a move knows of this product: the id map, and how records are written. */
export class MoveState {
  readonly app: FastifyInstance;
  readonly store: RawStore;
  readonly run: Run;
  /** Kind → legacy identifier → map row. */
  readonly known = new Map<string, Map<string, Known>>();
  /** Address of a legacy file → path in our store. */
  readonly files = new Map<string, string>();
  readonly writers: ReadonlyMap<string, Writer>;
  constraints: ConstraintColumns = new Map();
  /** `table.column` → column that is neither a key nor a reference. */
  readonly columns = new Map<string, PlainColumn>();

  private constructor(app: FastifyInstance, store: RawStore, run: Run) {
    this.app = app;
    this.store = store;
    this.run = run;
    this.writers = movingWriters(app.writers);
  }

  static async read(app: FastifyInstance, store: RawStore, run: Run): Promise<MoveState> {
    const state = new MoveState(app, store, run);
    const { rows } = await app.pool.query<Known & { files: Record<string, { path: string }> }>(
      'SELECT kind, legacy_id, entity, record_id, made, hash, record_updated_at, files FROM move_in_records',
    );
    for (const { files, ...known } of rows) state.remember(known, files);
    state.constraints = await readConstraintColumns(app.pool);
    const plain = await app.pool.query<PlainColumn & { name: string }>(`
      SELECT relname || '.' || attname AS name, format_type(atttypid, NULL) AS type, nullif(atttypmod, -1) - 4 AS maximum
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype IN ('p', 'u', 'f', 'c') AND attnum = ANY (conkey))
        AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND attnum = ANY (indkey))`);
    for (const { name, ...column } of plain.rows) state.columns.set(name, column);
    return state;
  }

  remember(known: Known, files: Record<string, { path: string }>): void {
    const ofKind = this.known.get(known.kind) ?? new Map<string, Known>();
    ofKind.set(known.legacy_id, known);
    this.known.set(known.kind, ofKind);
    for (const [address, { path }] of Object.entries(files)) this.files.set(address, path);
  }

  knownOf(kind: string, legacyId: string): Known | undefined {
    return this.known.get(kind)?.get(legacyId);
  }

  /** Our identifier of a record that has been moved. */
  idOf(kind: string, legacyId: unknown): string | undefined {
    return this.knownOf(kind, String(legacyId ?? ''))?.record_id;
  }

  writerOf(entity: string): Writer {
    const writer = this.writers.get(entity);
    if (!writer) throw new Error(`${entity}: nothing writes it`);
    return writer;
  }

  /** Identifiers of a kind's table here, and when each was last changed. */
  async here(kind: MovedKind): Promise<Map<string, Date>> {
    const { table, entity } = this.writerOf(kind.entityOf({}).name);
    const { rows } = await this.app.pool.query<{ id: string; updated_at: Date }>(
      `SELECT "${entity.idKey}"::text AS id, updated_at FROM "${table}"`,
    );
    return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
  }

  /** Visits that closing time has ended here, and that no person has edited: the old system may say more of them. */
  async endedBySystem(kind: MovedKind): Promise<Set<string>> {
    if (kind.name !== 'lc_visit') return new Set();
    const { rows } = await this.app.pool.query<{ id: string }>(
      `SELECT id::text AS id FROM mem_lc_checkin_users visit WHERE updated_by = 'system' AND ended = 'closing' AND NOT EXISTS (
         SELECT FROM audit_logs WHERE entity = 'lc_visit' AND record_id = visit.id::text AND user_name <> $1)`,
      [actor],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
