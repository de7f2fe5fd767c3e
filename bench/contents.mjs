// Measures every list of the website's content, the search in everything and public files with 10,000 records of each kind, beside a
// bare server that answers the same rows in the best known way. Usage, after a build: npm run contents --workspace bench
// [-- PARTS --rows 10000 --seconds 2 --rounds 3]. PARTS are names of lists ("deans", "grouped documents"), "search", "overview" and "files";
// without any, all of them in about ten minutes. Needs PostgreSQL.
import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { contentLists, enlarge, rareWord, usualWord } from './content-lists.mjs';
import { timesOf } from './grow.mjs';
import { compare, head, met, ms, row } from './load.mjs';
import { DATA_DIR, DATABASE_URL, ours, seed, signIn, start } from './servers.mjs';

const options = {
  rows: { type: 'string', default: '10000' },
  seconds: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '3' },
};
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const parts = [...contentLists.map(({ name }) => name), 'search', 'overview', 'files'];
const unknown = positionals.filter((part) => !parts.includes(part));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the parts are ${parts.join(', ')}`);
const isWanted = (part) => positionals.length === 0 || positionals.includes(part);
const lists = contentLists.filter(({ name }) => isWanted(name));
const rows = Number(values.rows);
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const bareLists = path.join(import.meta.dirname, 'bare-lists.mjs');
const begun = Date.now();
console.log(`Load before: ${loadavg().map((load) => load.toFixed(1))}. Above 1, only ratios mean something.`);

const first = await start(ours); // migrates, and seeds what a first start seeds
await first.stop();
seed('--demo', '--news', String(positionals.length > 0 && !isWanted('search') ? 100 : rows), '--members', String(Math.min(rows, 2000)));
const pool = new pg.Pool({ connectionString: DATABASE_URL });
// a search, and the overview, read them all
for (const list of isWanted('search') || isWanted('overview') ? contentLists : lists) await enlarge(pool, list, rows);
const paths = isWanted('files') ? await manyFiles() : [];
await pool.query('VACUUM ANALYZE');
const mine = await start(ours);
const headers = await signIn(mine.base);
const other = await start(bareLists, { FILES: path.join(DATA_DIR, 'files') });

if (lists.length > 0) await listsBesideBare();
if (isWanted('search')) await searchOfEverything();
if (isWanted('overview')) await overview();
if (isWanted('files')) await publicFiles();
console.log(`\n${((Date.now() - begun) / 60_000).toFixed(1)} minutes. Load after: ${loadavg().map((each) => each.toFixed(1))}.`);
await pool.end();
process.exit(0);

async function listsBesideBare() {
  console.log(`\n${rows} of each kind, ${pace.rounds} rounds of ${pace.seconds} s, 10 connections; medians.`);
  head('list', 'ours / bare', 'aim', 'met', 'lowest – highest', 'ours rps', 'bare rps', 'ours p50', 'ours p99');
  for (const { name, address, filter, q = true } of lists) {
    const page = `${address}${address.includes('?') ? '&' : '?'}page=0&limit=15`;
    await compared(`${name}: first page`, name, page, {});
    await compared(`${name}: filter`, name, `${page}&${filter.query}`, { filter: '1' });
    if (!q) continue;
    for (const word of [usualWord, rareWord])
      await compared(`${name}: search “${word}”`, name, `${page}&q=${encodeURIComponent(word)}`, { q: word });
  }
  head('resident memory, MB', 'ours at most', 'bare at most');
  row('after all of that', mine.memory().most, other.memory().most);
}

async function searchOfEverything() {
  head('search of everything', 'connections', 'first time, ms', 'p50 ms', 'p95 ms', 'aim', 'met');
  for (const word of [usualWord, rareWord, 'ไม่มีคำนี้แน่']) {
    for (const connections of [1, 4]) {
      const { first: cold, p50, p95 } = await timesOf(mine, headers, `/search?limit=5&q=${encodeURIComponent(word)}`, 2, connections);
      row(`“${word}”`, connections, ms(cold), ms(p50), ms(p95), '≤ 100 ms', met(p95 <= 100));
    }
  }
}

async function overview() {
  const { first: cold, p50, p95 } = await timesOf(mine, headers, '/api/dashboard');
  head('4 connections', 'first time, ms', 'p50 ms', 'p95 ms', 'aim', 'met');
  row('overview, with the MOUs that end soon', ms(cold), ms(p50), ms(p95), '≤ 100 ms', met(p95 <= 100));
}

async function publicFiles() {
  head('public file of 20 kB', 'ours / bare', 'ours rps', 'bare rps', 'ours p99');
  for (const [name, asked] of [
    ['the same file again and again', paths.slice(0, 1)],
    [`${paths.length} files in turn: more than are remembered`, paths],
  ]) {
    const requests = asked.map((each) => ({ path: `/files/${each}` }));
    const result = await compare(mine, other, headers, { requests }, pace);
    row(name, result.ratio.toFixed(2), result.ours.rps.toFixed(0), result.bare.rps.toFixed(0), `${result.ours.p99} ms`);
  }
}

/** The same question to both: the same records in the same order, and the same count; then the load. */
async function compared(name, list, asked, query) {
  const bare = `/list/${encodeURIComponent(list)}?${new URLSearchParams(query)}`;
  const [left, right] = await Promise.all([answerOf(mine, asked), answerOf(other, bare)]);
  const { key } = contentLists.find((each) => each.name === list);
  const ids = (answer) => answer.rows.map((each) => each[key]).join();
  if (ids(left) !== ids(right) || left.count !== right.count)
    throw new Error(`${name}: ${left.count} ${ids(left)}\nbare: ${right.count} ${ids(right)}`);
  const { ours: a, bare: b, ratio, from, to } = await compare(mine, other, headers, { path: asked, bare: { path: bare } }, pace);
  const cells = [ratio.toFixed(2), '≥ 0.5', met(ratio >= 0.5), `${from.toFixed(2)} – ${to.toFixed(2)}`];
  row(`${name}, ${left.count} hits`, ...cells, a.rps.toFixed(0), b.rps.toFixed(0), `${a.p50} ms`, `${a.p99} ms`);
}

async function answerOf({ base }, asked) {
  const answer = await fetch(base + asked, { headers });
  if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Public files of documents, more than a process remembers the state of. */
async function manyFiles() {
  const { rows: stored } = await pool.query(`SELECT path FROM stored_files WHERE path LIKE 'documents/%.pdf' ORDER BY bytes LIMIT 1`);
  const made = Array.from({ length: 1_500 }, () => `documents/${randomBytes(16).toString('hex')}.pdf`);
  for (const each of made) copyFileSync(path.join(DATA_DIR, 'files', stored[0].path), path.join(DATA_DIR, 'files', each));
  await pool.query(
    `INSERT INTO stored_files (path, name, mime, bytes, public, claimed, created_by)
      SELECT one, name, mime, bytes, public, claimed, created_by FROM unnest($1::text[]) one, stored_files WHERE path = $2`,
    [made, stored[0].path],
  );
  return made;
}
