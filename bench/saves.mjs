// Measures whether others are served while long texts are saved: /livez, asked every 10 ms from a thread of its own, beside ten whole
// saves of 2 MB of ordinary rich text at once. Usage: npm run saves --workspace bench [-- --postgres --rounds 5]; needs a built product.
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { freePort } from '../tools/lib/port.mjs';
import { provideServer, startPostgres } from '../tools/lib/postgres.mjs';

const { values } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' }, profile: { type: 'string' } },
});
const root = path.resolve(import.meta.dirname, '..');
const api = path.join(root, 'apps/api/dist');
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'faculty-saves-'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const env = { ...process.env, DATA_DIR, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development', LOG_LEVEL: 'warn' };
Object.assign(env, { RATE_LIMIT: '0', UPLOAD_DAY_MB: '0', DEV_IDP_PORT: '0' });
for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'STORAGE_URL', 'SMTP_URL']) delete env[name];
if (values.postgres) env.DATABASE_URL = await startPostgres(await provideServer());

const seeded = spawnSync(process.execPath, [path.join(api, 'seed.js'), '--demo'], { cwd: root, env, encoding: 'utf8' });
if (seeded.status !== 0) throw new Error(seeded.stderr || seeded.stdout);
const execArgv = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
const server = fork(path.join(api, 'server.js'), { cwd: root, env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const ended = new Promise((gone) => server.once('exit', gone));
process.on('exit', () => {
  server.kill('SIGKILL');
  rmSync(DATA_DIR, { recursive: true, force: true });
});
await new Promise((ready) => server.once('message', ready));
const headers = { authorization: `Bearer ${await signIn()}` };
const { rows } = await (await fetch(`${base}/web_con_news?page=0&limit=10`, { headers })).json();
const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: 'navy' } })
  .png()
  .toBuffer();

/** What staff paste from a long document: paragraphs, links, a table, in Thai. */
const paragraph = `<h2 style="text-align: center">ประกาศคณะศิลปศาสตร์ เรื่อง กำหนดการสอบ &amp; การลงทะเบียน</h2>
<p class="MsoNormal" style="margin: 0cm 0cm 8pt; line-height: 107%">นักศึกษาทุกชั้นปี <strong>โปรดตรวจสอบ</strong> <a href="https://faculty.example/a?b=1&amp;c=2" target="_blank">รายละเอียด</a> ก่อนวันที่ 15 มกราคม 2570 เวลา 16.30 น.</p>
<table border="1" style="width: 100%"><tbody><tr><td>รหัสวิชา</td><td>ชื่อวิชา</td></tr><tr><td>LA101</td><td><em>ภาษาอังกฤษเพื่อการสื่อสาร</em></td></tr></tbody></table>
<p><img src="/files/news/a.jpg" alt="ภาพกิจกรรม" width="300"></p>\n`;
const ordinary = paragraph.repeat(Math.floor(2_000_000 / Buffer.byteLength(paragraph)));

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

const scenarios = {
  'change 10 items': () => Promise.all(rows.map(({ news_id }, n) => save('/update_con_news', { news_id, news_content_th: text(n) }))),
  'add 10 items': () => Promise.all(Array.from({ length: 10 }, (_, n) => save('/web_con_news', added(n)))),
};

console.log(`${values.postgres ? 'PostgreSQL' : 'Embedded database'}, texts of ${Buffer.byteLength(ordinary)} bytes. Load: ${load()}.\n`);
console.log('| | /livez at most, by round | its 99th | idle before, at most | ten saves take |\n|---|---|---|---|---|');
for (const [name, saveAll] of Object.entries(scenarios)) {
  await saveAll(); // plans and JIT settle
  const results = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const idle = await watching(() => new Promise((wake) => setTimeout(wake, 1_500)));
    results.push({ idle, ...(await watching(saveAll)) });
  }
  const middle = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)].toFixed(0);
  console.log(
    `| ${name} | ${results.map(({ most }) => most.toFixed(0)).join(', ')} ms | ${middle(results.map((each) => each.p99))} ms | ${middle(results.map(({ idle }) => idle.most))} ms | ${middle(results.map(({ took }) => took))} ms |`,
  );
}
console.log(`\nLoad after: ${load()}.`);
server.kill('SIGTERM');
await ended;
process.exit(0);

function text(n) {
  return `<p>${n} ${Date.now()}</p>${ordinary}`;
}

function added(n) {
  const form = new FormData();
  form.set('news_title_th', `ข่าว ${n}`);
  form.set('news_type_tag', 'N1');
  form.set('news_content_th', text(n));
  form.set('news_h_image_th', new File([picture], 'a.png'));
  return form;
}

async function save(address, body) {
  const isForm = body instanceof FormData;
  const type = isForm ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(base + address, {
    method: 'POST',
    headers: { ...headers, ...type },
    body: isForm ? body : JSON.stringify(body),
  });
  const answered = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${Buffer.from(answered).toString().slice(0, 300)}`);
}

/** How long /livez took at most while something went on. */
async function watching(work) {
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

async function signIn() {
  const answer = await fetch(`${base}/auth/signin/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@faculty.example', password: 'admin1234' }),
  });
  return (await answer.text()).replace(/^"|"$/g, '');
}

function load() {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
}
