// The kiosk under load: so many scans a second for a minute, with the desk open. None may be lost, none doubled.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { head, met, ms, row } from './load.mjs';
import { DATABASE_URL, ours, seed, signIn, start } from './servers.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: '50' } } });
const seconds = Number(values.seconds);
const rate = Number(values.rate);
/** Each card is scanned twice, in and out, and more than ten seconds apart. */
const cards = Math.floor((seconds * rate) / 2);
if (seconds < 25) throw new Error('--seconds 25 at least: a card is scanned again after ten seconds');
/** Cards scanned before it is measured. */
const warmUp = 200;
/** One scan in so many is sent twice, as a kiosk does whose answer was lost. */
const sentAgain = 20;

seed('--demo');
// the kiosk's closing time must not fall into the run
const server = await start(ours, { LC_CLOSING_TIME: '23:59' });
const headers = await signIn(server.base);
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });
const made = await makeCards();
const codes = made.slice(0, cards);
const key = await newKey();
// plans and JIT settle
for (let n = 0; n < warmUp; n += 1) await post(made[cards + n], randomUUID());

let isOver = false;
const desks = [desk(), desk()];
const cpu = server.cpu();
const latencies = [];
/** Longest of each second: whether it was slow throughout, or waited for something now and then. */
const longest = new Map();
const wrong = [];
const waiting = [];
const began = performance.now();
for (let n = 0; n < cards * 2; n += 1) {
  const due = began + (n * 1000) / rate;
  if (due > performance.now()) await new Promise((go) => setTimeout(go, due - performance.now()));
  waiting.push(scan(codes[n % cards], n < cards ? 'in' : 'out', n % sentAgain === 0));
}
await Promise.all(waiting);
const took = (performance.now() - began) / 1000;
const used = server.cpu() - cpu;
isOver = true;
const asked = (await Promise.all(desks)).reduce((sum, lists) => sum + lists, 0);

const { rows } = await database.query(
  `SELECT count(*)::int AS visits, count(*) FILTER (WHERE ended = 'scan')::int AS ended, count(DISTINCT user_id)::int AS members
   FROM mem_lc_checkin_users JOIN mem_lc_users USING (user_id) WHERE user_name LIKE 'bench%'`,
);
const { visits, ended, members } = rows[0];
latencies.sort((a, b) => a - b);
const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))];
console.log(`${latencies.length} scans in ${took.toFixed(1)} s, two desks open (${asked} lists asked for)`);
head('Asked', 'Measured', 'Aim', 'Met');
row('p50 / p95 / p99 / longest, ms', [0.5, 0.95, 0.99, 1].map((part) => ms(at(part))).join(' / '), 'p99 < 300', met(at(0.99) < 300));
row(
  'lost or doubled',
  `${visits} visits of ${members} cards, ${ended} ended`,
  `${cards + warmUp} of each, ${cards} ended`,
  met(visits === cards + warmUp && members === cards + warmUp && ended === cards),
);
row(
  'seconds in which one took longer than 300 ms',
  `${
    [...longest]
      .filter(([, took]) => took > 300)
      .map(([second]) => second)
      .join(', ') || 'none'
  }`,
  '',
  '',
);
row('wrong answers', wrong.length === 0 ? 'none' : wrong.slice(0, 5).join(', '), 'none', met(wrong.length === 0));
row('processor time a scan, ms', ms(used / latencies.length), '', '');
await database.end();
await server.stop();
process.exit(0);

async function scan(user_code, outcome, isSentTwice) {
  const scan_id = randomUUID();
  const send = async () => {
    const since = performance.now();
    const answer = await post(user_code, scan_id);
    const told = await answer.json();
    const took = performance.now() - since;
    const second = Math.floor((since - began) / 1000);
    latencies.push(took);
    longest.set(second, Math.max(took, longest.get(second) ?? 0));
    if (told.outcome !== outcome) wrong.push(`${answer.status} ${told.outcome ?? told.code} for ${outcome}`);
  };
  await Promise.all(isSentTwice ? [send(), send()] : [send()]).catch((error) => wrong.push(error.message));
}

function post(user_code, scan_id) {
  const body = JSON.stringify({ user_code, scan_id });
  return fetch(`${server.base}/checkin/${key}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

/** What an open desk asks: whether a visit has changed, and then, once a second at most, for its page and who is in. */
async function desk() {
  const get = async (path) => (await fetch(server.base + path, { headers })).json();
  let since = '';
  let lists = 0;
  while (!isOver) {
    const { version } = await get(`/mem_lc_checkin_changes?since=${since}`);
    if (since !== '' && version !== since) {
      await Promise.all([get('/mem_lc_checkin_users?page=0&limit=15'), get('/mem_lc_checkin_users?page=0&limit=1&inside=Y')]);
      lists += 2;
    }
    since = version;
    await new Promise((go) => setTimeout(go, 1000));
  }
  return lists;
}

async function makeCards() {
  const numbers = Array.from({ length: cards + warmUp }, (_, n) => String(7_000_000_000 + n));
  await database.query(
    `INSERT INTO mem_lc_users (user_name, user_code, fname_th, fname_en, lname_th, lname_en, user_type, job_title, created_by, updated_by, updated_at)
     SELECT 'bench' || n, code, 'นวล', 'Nuan', 'ใจดี', 'Jaidee', 'S', (SELECT min(up_department_id) FROM up_departments), 'bench', 'bench', now()
     FROM unnest($1::text[]) WITH ORDINALITY AS card (code, n)`,
    [numbers],
  );
  return numbers;
}

async function newKey() {
  const answer = await fetch(`${server.base}/update_temp_key`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ page_code: 'lc_room_checkin' }),
  });
  return (await answer.json()).key_code;
}
