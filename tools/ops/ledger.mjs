import { createHash } from 'node:crypto';
import pg from 'pg';

const sum = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** What was acknowledged, refused or left open of every save, by the mark it carries. */
export class Ledger {
  /** Mark → `{ kind, outcome: 'saved' | 'refused' | 'maybe', revision, mayBe, sum }`. */
  #entries = new Map();
  /** When a save was acknowledged. */
  savedAt = [];

  /** Notes how a save was answered. What was not answered at all, or `maybe_saved`, may have been saved. */
  note(kind, mark, { status, body }, file) {
    const outcome = status === 201 || status === 200 ? 'saved' : isRefusal(status, body) ? 'refused' : 'maybe';
    if (outcome === 'saved') this.savedAt.push(performance.now());
    this.#entries.set(mark, { kind, outcome, revision: 0, mayBe: 0, sum: file && sum(file) });
    return outcome === 'saved';
  }

  /** The same of a change to what is saved already. */
  noteRevision(mark, revision, { status, body }) {
    const entry = this.#entries.get(mark);
    if (status === 200) {
      this.savedAt.push(performance.now());
      Object.assign(entry, { revision, mayBe: revision });
    } else if (!isRefusal(status, body)) entry.mayBe = revision;
  }

  get counts() {
    const counts = { saved: 0, refused: 0, maybe: 0 };
    for (const { outcome } of this.#entries.values()) counts[outcome] += 1;
    return counts;
  }

  /** Everything that is not in the database as it was answered. `fetchFile` answers the bytes at an address. */
  async differences(databaseUrl, fetchFile) {
    const found = await savedIn(databaseUrl);
    const wrong = [];
    for (const [mark, entry] of this.#entries) {
      const rows = found.get(mark) ?? [];
      const fits = { saved: rows.length === 1, refused: rows.length === 0, maybe: rows.length <= 1 }[entry.outcome];
      if (!fits) wrong.push(`${entry.kind} ${mark}: ${entry.outcome}, and ${rows.length} times there`);
      const [row] = rows;
      if (row && (row.revision < entry.revision || row.revision > entry.mayBe))
        wrong.push(`${entry.kind} ${mark}: revision ${entry.revision} was acknowledged, ${row.revision} is there`);
      if (row && entry.sum && sum(await fetchFile(row.file)) !== entry.sum) wrong.push(`${entry.kind} ${mark}: another file`);
    }
    for (const mark of found.keys()) if (!this.#entries.has(mark)) wrong.push(`${mark} is there, and nobody saved it`);
    return wrong;
  }
}

/** A 503 that says nothing else says that nothing was saved. */
const isRefusal = (status, body) => status === 503 && JSON.parse(body).code === 'unavailable';

/** Mark → rows with it. */
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
