import type pg from 'pg';

/** What a backup found, and the name of its archive; null = none was left. */
export interface BackupOutcome {
  files: number;
  bytes: number;
  missing: number;
  changed: number;
  archive: string | null;
}

/**
 * Notes a backup in the database. `backup tried` has the times of the last one, `backup` its outcome, but the times of the last whole one:
 * the alarm of its age goes by them.
 */
export async function recordBackup(pool: pg.Pool, began: Date, outcome: BackupOutcome): Promise<void> {
  const isWhole = outcome.archive !== null && outcome.missing + outcome.changed === 0;
  await pool.query(
    `INSERT INTO chores (name, began_at, ended_at, outcome)
     VALUES ('backup tried', $1::timestamptz, now(), NULL), ('backup', $1, CASE WHEN $2 THEN now() END, $3::jsonb)
     ON CONFLICT (name) DO UPDATE SET outcome = EXCLUDED.outcome,
       began_at = CASE WHEN EXCLUDED.ended_at IS NULL THEN chores.began_at ELSE EXCLUDED.began_at END,
       ended_at = coalesce(EXCLUDED.ended_at, chores.ended_at)`,
    [began, isWhole, JSON.stringify(outcome)],
  );
}

/** The moment that the newest whole backup shows; null = none was ever made. */
export async function lastBackup(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ began_at: Date }>(`SELECT began_at FROM chores WHERE name = 'backup' AND ended_at IS NOT NULL`);
  return rows[0]?.began_at ?? null;
}
