// One built server with demo data, on the embedded database or a throw-away PostgreSQL; it ends with the process.
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { freePort } from '../tools/lib/port.mjs';
import { provideServer, startPostgres } from '../tools/lib/postgres.mjs';

const root = path.resolve(import.meta.dirname, '..');
const api = path.join(root, 'apps/api/dist');

/** Where it listens, an administrator's headers, how to watch and to stop it. */
export async function startOne({ postgres, profile }) {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'faculty-bench-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development', LOG_LEVEL: 'warn' };
  Object.assign(env, { RATE_LIMIT: '0', UPLOAD_DAY_MB: '0', DEV_IDP_PORT: '0' });
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'STORAGE_URL', 'SMTP_URL']) delete env[name];
  if (postgres) env.DATABASE_URL = await startPostgres(await provideServer());
  const seeded = spawnSync(process.execPath, [path.join(api, 'seed.js'), '--demo'], { cwd: root, env, encoding: 'utf8' });
  if (seeded.status !== 0) throw new Error(seeded.stderr || seeded.stdout);
  const execArgv = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const server = fork(path.join(api, 'server.js'), { cwd: root, env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise((gone) => server.once('exit', gone));
  process.on('exit', () => {
    server.kill('SIGKILL');
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  await new Promise((ready) => server.once('message', ready));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { base, headers: { authorization: `Bearer ${await signIn(base)}` }, watching: (work) => watching(base, work), stop };
}

/** Asks one after the other, over one kept connection. */
const probe = `
const { parentPort, workerData } = require('node:worker_threads');
const http = require('node:http');
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const times = [];
let stop = false;
parentPort.on('message', () => { stop = true; });
const ask = () => new Promise((done, fail) => {
  const began = performance.now();
  http.get(workerData + '/livez', { agent }, (answer) => {
    answer.resume();
    answer.on('end', () => { times.push(performance.now() - began); done(); });
  }).on('error', fail);
});
(async () => {
  await ask();
  times.length = 0;
  parentPort.postMessage('started');
  while (!stop) { await ask(); await new Promise((wake) => setTimeout(wake, 10)); }
  parentPort.postMessage(times);
})();`;

/** How long /livez took at most while something went on. */
async function watching(base, work) {
  const worker = new Worker(probe, { eval: true, workerData: base });
  await new Promise((started) => worker.once('message', started));
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  const told = new Promise((done) => worker.once('message', done));
  worker.postMessage('stop');
  const times = (await told).sort((a, b) => a - b);
  await worker.terminate();
  return { took, most: times.at(-1), p99: times[Math.floor(times.length * 0.99)] };
}

async function signIn(base) {
  const answer = await fetch(`${base}/auth/signin/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@faculty.example', password: 'admin1234' }),
  });
  return (await answer.text()).replace(/^"|"$/g, '');
}
