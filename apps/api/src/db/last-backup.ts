import type pg from 'pg';

/** Notes in the database that a backup is whole, for the alarm of its age. */
export async function noteBackup(pool: pg.Pool, began: Date): Promise<void> {
  await pool.query(
    `INSERT INTO chores (name, began_at, ended_at) VALUES ('backup', $1, now())
     ON CONFLICT (name) DO UPDATE SET began_at = EXCLUDED.began_at, ended_at = EXCLUDED.ended_at`,
    [began],
  );
}

/** The moment that the newest whole backup shows; null = none was ever made. */
export async function lastBackup(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ began_at: Date }>(`SELECT began_at FROM chores WHERE name = 'backup' AND ended_at IS NOT NULL`);
  return rows[0]?.began_at ?? null;
}
