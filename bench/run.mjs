// Measures our API beside a bare server on the same PostgreSQL, in one run and in alternating rounds:
// this machine's speed changes by the minute, the ratio does not. Usage: npm run bench [-- --seconds 5 --rounds 3 --news 10000]

import { deepStrictEqual } from 'node:assert';
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { freePort } from '../tools/lib/port.mjs';
import { provideServer, startPostgres } from '../tools/lib/postgres.mjs';
import { readScenarios, writeScenarios } from './scenarios.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    news: { type: 'string', default: '10000' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const root = path.resolve(import.meta.dirname, '..');
const api = path.join(root, 'apps/api/dist');

const programs = await provideServer();
if (!programs) throw new Error('PostgreSQL is needed: install it, then run again');
const DATABASE_URL = await startPostgres(programs);
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'faculty-bench-'));
const children = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const env = {
  ...process.env,
  DATABASE_URL,
  DATA_DIR,
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '0',
  UPLOAD_DAY_MB: '0',
  DEV_IDP_PORT: '0',
};
const ours = await start(path.join(api, 'server.js'));
const seeded = spawnSync(process.execPath, [path.join(api, 'seed.js'), '--news', values.news], { cwd: root, env, encoding: 'utf8' });
if (seeded.status !== 0) throw new Error(seeded.stderr);
const bare = await start(path.join(import.meta.dirname, 'bare-server.mjs'));
const token = await signIn();
const headers = { authorization: `Bearer ${token}` };

console.log(`${values.news} news items, ${rounds} rounds of ${seconds} s, 10 connections. rps: median of the rounds.\n`);
console.log('| read | ours rps | bare rps | ours / bare | ours p50 | ours p99 | p99 / p50 |\n|---|---|---|---|---|---|---|');
for (const scenario of await readScenarios(ours, headers)) {
  await assertSame(scenario.path);
  const results = { ours: [], bare: [] };
  for (const base of [ours, bare]) await load(base, scenario, 1); // plans and JIT settle
  for (let round = 0; round < rounds; round += 1) {
    results.ours.push(await load(ours, scenario, seconds));
    results.bare.push(await load(bare, scenario, seconds));
  }
  const [a, b] = [middle(results.ours), middle(results.bare)];
  const ratio = middle(results.ours.map((result, index) => ({ rps: result.rps / results.bare[index].rps }))).rps;
  console.log(row(scenario.name, a.rps.toFixed(0), b.rps.toFixed(0), ratio.toFixed(2), ms(a.p50), ms(a.p99), (a.p99 / a.p50).toFixed(1)));
}

console.log('\n| write | rps | p50 | p99 | p99 / p50 |\n|---|---|---|---|---|');
for (const scenario of await writeScenarios(ours, headers)) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await load(ours, scenario, seconds));
  const a = middle(results);
  console.log(row(scenario.name, a.rps.toFixed(1), ms(a.p50), ms(a.p99), (a.p99 / a.p50).toFixed(1)));
}
process.exit(0);

async function start(file) {
  const port = await freePort();
  const child = fork(file, {
    env: { ...env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await new Promise((ready, failed) => {
    child.once('message', ready);
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

async function signIn() {
  const response = await fetch(`${ours}/auth/signin/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@faculty.example', password: 'admin1234' }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.text();
}

/** A ratio means nothing unless both answer the same. */
async function assertSame(address) {
  const [left, right] = await Promise.all([ours, bare].map(async (base) => (await fetch(base + address, { headers })).json()));
  deepStrictEqual(left, right);
}

async function load(base, { path: address = '/', requests, connections = 10 }, duration) {
  let client = 0;
  // each connection gets records of its own: two at once on one record would rightly be refused
  const share = () => requests.filter((_, index) => requests.length < connections || index % connections === client % connections);
  const setupClient = (connection) => {
    if (requests) connection.setRequests(share().map((request) => ({ ...request, headers: { ...headers, ...request.headers } })));
    client += 1;
  };
  const result = await autocannon({ url: base + address, headers, connections, duration, setupClient });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address}: ${result.non2xx} refused, ${result.errors} errors`);
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function middle(results) {
  return [...results].sort((a, b) => a.rps - b.rps)[Math.floor(results.length / 2)];
}
function row(...cells) {
  return `| ${cells.join(' | ')} |`;
}
function ms(value) {
  return `${value} ms`;
}
