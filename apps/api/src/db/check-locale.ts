import type pg from 'pg';

/** What works worse than it could in this database, as messages for the log; empty if nothing does. */
export async function thaiProblems(pool: pg.Pool): Promise<string[]> {
  const problems: string[] = [];
  const { rows } = await pool.query<{ trigram: boolean; version: number }>(`
    SELECT coalesce(array_length(show_trgm('ข่าว'), 1), 0) > 0 AS trigram,
           current_setting('server_version_num')::int AS version`);
  const found = rows[0];
  if (!found) return problems;
  if (found.version < 150_000) problems.push('PostgreSQL 15 or newer is needed');
  if (!found.trigram) {
    problems.push(
      'the database\'s locale "C" takes Thai letters for punctuation: text search would scan; create it with LC_CTYPE C.UTF-8 or th_TH.UTF-8',
    );
  }
  return problems;
}
