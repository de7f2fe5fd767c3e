import { createHash } from 'node:crypto';
import pg from 'pg';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The answers to all saves by their mark, to compare them with the database at the end. */
export class Ledger {
  /** Mark → `{ kind, outcome: 'saved' | 'refused' | 'maybe', revision, maxRevision, sum }`. */
  #entries = new Map();
  /** Times of acknowledged saves. */
  savedAt = [];

  /** Records the answer to a save; without an answer or with `maybe_saved` the outcome is `maybe`. */
  note(kind, mark, { status, body }, file) {
    const outcome = status === 201 || status === 200 ? 'saved' : isRefusal(status, body) ? 'refused' : 'maybe';
    if (outcome === 'saved') this.savedAt.push(performance.now());
    this.#entries.set(mark, { kind, outcome, revision: 0, maxRevision: 0, sum: file && sha256(file) });
    return outcome === 'saved';
  }

  /** Records the answer to a change of a saved record. */
  noteRevision(mark, revision, { status, body }) {
    const entry = this.#entries.get(mark);
    if (status === 200) {
      this.savedAt.push(performance.now());
      Object.assign(entry, { revision, maxRevision: revision });
    } else if (!isRefusal(status, body)) entry.maxRevision = revision;
  }

  get counts() {
    const counts = { saved: 0, refused: 0, maybe: 0 };
    for (const { outcome } of this.#entries.values()) counts[outcome] += 1;
    return counts;
  }

  /** Differences between the answers and the database, one line each. `fetchFile` returns the bytes at an address. */
  async differences(databaseUrl, fetchFile) {
    const found = await savedIn(databaseUrl);
    const wrong = [];
    for (const [mark, entry] of this.#entries) {
      const rows = found.get(mark) ?? [];
      const matches = { saved: rows.length === 1, refused: rows.length === 0, maybe: rows.length <= 1 }[entry.outcome];
      if (!matches) wrong.push(`${entry.kind} ${mark}: ${entry.outcome}, and ${rows.length} times there`);
      const [row] = rows;
      if (row && (row.revision < entry.revision || row.revision > entry.maxRevision))
        wrong.push(`${entry.kind} ${mark}: revision ${entry.revision} was acknowledged, ${row.revision} is there`);
      if (row && entry.sum && sha256(await fetchFile(row.file)) !== entry.sum) wrong.push(`${entry.kind} ${mark}: another file`);
    }
    for (const mark of found.keys()) if (!this.#entries.has(mark)) wrong.push(`${mark} is there, and nobody saved it`);
    return wrong;
  }
}

/** A 503 with the code `unavailable` guarantees that nothing was saved. */
const isRefusal = (status, body) => status === 503 && JSON.parse(body).code === 'unavailable';

/** Mark → saved rows. */
async function savedIn(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`
    SELECT prefix_l_th AS title, NULL AS file FROM prefixs
    UNION ALL SELECT news_title_th, NULL FROM web_con_news
    UNION ALL SELECT uploads_title_th, uploads_url FROM uploads`);
  await client.end();
  const found = new Map();
  for (const { title, file } of rows) {
    const [, mark, revision] = /^(ops \d+\.\d+)(?: r(\d+))?$/.exec(title) ?? [];
    if (mark === undefined) continue;
    found.set(mark, [...(found.get(mark) ?? []), { revision: Number(revision ?? 0), file }]);
  }
  return found;
}
