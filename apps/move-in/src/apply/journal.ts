import { hash } from 'node:crypto';
import type pg from 'pg';

/** Whom the history names for what a move wrote. */
export const actor = 'move-in';

/** A record of the folder that was written here. */
export interface Entry {
  entity: string;
  recordId: string;
  /** Hash of what was written, `madeFile` for an upload that the move itself made, `incomplete` when references are still to come. */
  row: string;
  /** Hash of its files' contents. */
  files: string;
}

export const madeFile = 'file';
export const incomplete = 'incomplete';

export const shortHash = (text: string): string => hash('sha256', text).slice(0, 16);

/** The account of a member and the member are one record. */
const sameRecord = (entity: string) => (entity === 'user' ? 'member' : entity);

/**
 * What the move has written, as the audit log tells it: the line of each write names, in its `request_id`, the record of the folder and
 * hashes of its content. It is written in the transaction of the record, so that a kill at any moment leaves both or neither.
 */
export class Journal {
  readonly #entries = new Map<string, Entry>();
  readonly #touched = new Set<string>();

  static async read(pool: pg.Pool): Promise<Journal> {
    const journal = new Journal();
    const { rows } = await pool.query<{ entity: string; record_id: string; request_id: string }>(
      `SELECT entity, record_id, request_id FROM audit_logs WHERE user_name = $1 AND request_id LIKE $2 ORDER BY id`,
      [actor, `${actor} %`],
    );
    for (const { entity, record_id, request_id } of rows) {
      const [, key = '', row = '', files = ''] = request_id.split(' ');
      journal.#entries.set(key, { entity, recordId: record_id, row, files });
    }
    const touched = await pool.query<{ entity: string; record_id: string }>(
      `WITH lines AS (SELECT id, user_name, CASE entity WHEN 'user' THEN 'member' ELSE entity END AS entity, record_id, action FROM audit_logs),
         ours AS (SELECT entity, record_id, max(id) AS id FROM lines WHERE user_name = $1 GROUP BY 1, 2)
       SELECT DISTINCT ours.entity, ours.record_id FROM ours
       JOIN lines ON lines.entity = ours.entity AND lines.record_id = ours.record_id AND lines.id > ours.id
       WHERE lines.user_name NOT IN ($1, 'system') AND lines.action IN ('add', 'edit', 'restore', 'withdraw')`,
      [actor],
    );
    for (const { entity, record_id } of touched.rows) journal.#touched.add(`${entity}/${record_id}`);
    return journal;
  }

  entry(kind: string, id: string): Entry | undefined {
    return this.#entries.get(shortHash(`${kind}/${id}`));
  }

  /** Whether a person has changed the record here since the move wrote it. */
  isTouched({ entity, recordId }: Pick<Entry, 'entity' | 'recordId'>): boolean {
    return this.#touched.has(`${sameRecord(entity)}/${recordId}`);
  }

  /** The `request_id` of the audit line of a write. */
  requestId(kind: string, id: string, { row, files }: Pick<Entry, 'row' | 'files'>): string {
    return `${actor} ${shortHash(`${kind}/${id}`)} ${row} ${files}`;
  }

  note(kind: string, id: string, entry: Entry): void {
    this.#entries.set(shortHash(`${kind}/${id}`), entry);
    this.#touched.delete(`${sameRecord(entry.entity)}/${entry.recordId}`);
  }

  /** Records of some entities that were written and are not among `ids` any more. */
  goneOf(kind: string, entities: readonly string[], ids: ReadonlySet<string>): Entry[] {
    const there = new Set([...ids].map((id) => shortHash(`${kind}/${id}`)));
    return [...this.#entries].flatMap(([key, entry]) =>
      entities.includes(entry.entity) && entry.row !== madeFile && !there.has(key) ? [entry] : [],
    );
  }
}
