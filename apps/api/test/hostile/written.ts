import type { FastifyInstance } from 'fastify';

/** Not what people keep: who is signed in, links by mail, the kiosk's keys (the server's log tells who renewed them), mail, files before a record owns them, when the server last swept, the audit itself. */
const besides = [
  'sessions',
  'one_time_tokens',
  'temp_keys',
  'outgoing_mails',
  'stored_files',
  'orphan_candidates',
  'withdrawn_works',
  'audit_logs',
  'chores',
  'written',
];

/** From now on every change of a record is noted with its transaction, whoever wrote it and however. */
export async function watchWrites({ pool }: FastifyInstance): Promise<void> {
  await pool.query('CREATE TABLE written (transaction bigint, what text)');
  await pool.query(`
    CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE stamps text[] := ARRAY['updated_at', 'updated_by'];
    BEGIN
      IF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - stamps IS DISTINCT FROM to_jsonb(NEW) - stamps THEN
        INSERT INTO written VALUES (pg_current_xact_id()::text::bigint, CASE
          WHEN TG_OP = 'UPDATE' AND to_jsonb(OLD)->>'time_out' IS NULL AND to_jsonb(NEW)->>'ended' = 'closing' THEN 'closing time'
          ELSE TG_OP || ' ' || TG_TABLE_NAME END);
      END IF;
      RETURN NULL;
    END $$`);
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1)`,
    [besides],
  );
  for (const { name } of rows) {
    await pool.query(`CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH ROW EXECUTE FUNCTION note_write()`);
  }
}

/** What was done so far was the test's own. */
export async function forgetWrites({ pool }: FastifyInstance): Promise<void> {
  await pool.query('DELETE FROM written');
}

/**
 * Changes whose transaction wrote no line of the audit, and how many changes there were. A scan at the kiosk is its own line (docs/decisions/0043):
 * beside itself it may account for the visits, and for nothing else. A visit that closing time ends says so itself.
 */
export async function unknownWrites({ pool }: FastifyInstance): Promise<{ unknown: string[]; all: number }> {
  const all = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM written');
  const unknown = await pool.query<{ what: string }>(
    `SELECT DISTINCT what FROM written WHERE transaction NOT IN (SELECT xmin::text::bigint FROM audit_logs)
     AND NOT (what ~ ' (lc_scans|mem_lc_checkin_users)$' AND transaction IN (SELECT transaction FROM written WHERE what = 'INSERT lc_scans'))
     AND what <> 'closing time'`,
  );
  return { unknown: unknown.rows.map(({ what }) => what), all: all.rows[0]?.count ?? 0 };
}

/** The kinds of records that the audit log names by now. */
export async function auditedKinds({ pool }: FastifyInstance): Promise<string[]> {
  const { rows } = await pool.query<{ entity: string }>('SELECT DISTINCT entity FROM audit_logs');
  return rows.map(({ entity }) => entity);
}
