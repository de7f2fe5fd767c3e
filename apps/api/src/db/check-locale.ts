import type pg from 'pg';

/** Problems of the database with Thai, as messages for the log; empty if there are none. */
export async function thaiProblems(pool: pg.Pool): Promise<string[]> {
  const problems: string[] = [];
  const { rows } = await pool.query<{ encoding: string; icu: boolean; trigram: boolean; version: number }>(`
    SELECT pg_encoding_to_char(encoding) AS encoding,
           EXISTS (SELECT 1 FROM pg_collation WHERE collname = 'und-x-icu') AS icu,
           coalesce(array_length(show_trgm('ข่าว'), 1), 0) > 0 AS trigram,
           current_setting('server_version_num')::int AS version
    FROM pg_database WHERE datname = current_database()`);
  const found = rows[0];
  if (!found) return problems;
  if (found.version < 150_000) problems.push('PostgreSQL 15 or newer is needed');
  if (found.encoding !== 'UTF8') problems.push(`the database's encoding is ${found.encoding}; Thai needs UTF8`);
  if (!found.icu) problems.push('the collation "und-x-icu" is missing: Thai would sort wrongly (PostgreSQL was built without ICU)');
  if (!found.trigram) {
    problems.push(
      'the database\'s locale "C" takes Thai letters for punctuation: text search would scan; create it with LC_CTYPE C.UTF-8 or th_TH.UTF-8',
    );
  }
  return problems;
}
