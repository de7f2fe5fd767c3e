import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { at, root } from './paths.mjs';
import { freePort } from './port.mjs';

const people = { admin: 'admin1234', staff: 'staff1234', lecturer: 'lecturer1234' };
const some = 'page=0&limit=10';
/** Documented calls, which every version answers. */
const read = [
  '/auth/me',
  `/users?${some}`,
  `/mem_users?${some}`,
  `/prefixs?${some}`,
  `/roles?${some}`,
  `/webConPages?${some}`,
  `/web_con_article_pages?${some}`,
  `/webConPersons?${some}`,
  `/web_con_news?${some}`,
  `/web_con_docs?${some}`,
  `/web_con_works?${some}`,
  `/web_con_activitys?${some}`,
  `/web_con_group_items?${some}`,
  `/web_con_links?${some}`,
  `/web_con_direct_deans?${some}`,
  `/mem_lc_users?${some}`,
];
/** List, key and delete call of the records with the largest files, and how many of them are kept: the demo data has 17 MB. */
const trimmed = [
  ['/web_con_news', 'news_id', '/delete_con_news', 6],
  ['/web_con_works', 'work_id', '/delete_con_works', 12],
  ['/web_con_docs', 'doc_id', '/delete_con_docs', 5],
  ['/web_con_article_pages', 'article_pages_id', '/delete_con_article_pages', 3],
  ['/web_con_group_items', 'group_item_id', '/delete_con_group_items', 3],
];
const maxFiles = 30;
/** Half seconds until the server answers: a first start fills the database, on a busy machine for minutes. */
const maxTries = 600;

/**
 * Stores what a version leaves behind in apps/api/test/released/<version>: a backup of its demo data after some edits, and what it answered to
 * some calls. A test upgrades it and compares. `sources` is a checkout of that version, which is built already unless it is this one.
 */
export async function makeReleasedData(version, sources = root) {
  if (sources === root) {
    await install();
    await build();
  }
  const folder = at('apps/api/test/released', version);
  const data = mkdtempSync(path.join(tmpdir(), 'faculty-released-'));
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: data, DEV_IDP_PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '0' };
  for (const name of ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'AZURE_TENANT_ID', 'SITE_PORT', 'METRICS_PORT']) delete env[name];
  try {
    const answers = await withServer(sources, env, recordAnswers);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'answers.json'), `${JSON.stringify(answers, null, 1)}\n`);
    const archive = path.join(folder, 'data.tar');
    rmSync(archive, { force: true });
    const { status, stderr } = spawnSync(process.execPath, ['apps/api/dist/backup.js', archive], { cwd: sources, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the backup failed: ${stderr}`);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function withServer(sources, env, work) {
  const port = String(await freePort());
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: sources,
    env: { ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  const base = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; ; tries += 1) {
      if (
        await fetch(`${base}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      if (tries === maxTries || server.exitCode !== null) throw new Error('the server did not start');
      await wait(500);
    }
    return await work(base);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Edits some records, so that there is a history and something in the bin, and then records the answers to each person. */
async function recordAnswers(base) {
  const call = async (token, route, body) => {
    const [method, url] = route.split(' ');
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(base + url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const tokens = {};
  for (const [name, password] of Object.entries(people)) {
    const answer = await call(null, 'POST /auth/signin/local', { email: `${name}@faculty.example`, password });
    tokens[name] = await answer.text();
  }
  for (const [list, key, remove, kept] of trimmed) {
    const { rows } = await (await call(tokens.admin, `GET ${list}?page=0&limit=500`)).json();
    for (const row of rows.slice(kept)) await call(tokens.admin, `POST ${remove}`, { [key]: row[key] });
  }
  const { rows: binned } = await (await call(tokens.admin, 'GET /bin?page=0&limit=500')).json();
  for (const { binned_id } of binned) await call(tokens.admin, `DELETE /bin/${binned_id}`);
  const { rows: news } = await (await call(tokens.staff, `GET /web_con_news?${some}`)).json();
  const [edited, deleted] = news;
  for (const word of ['หนึ่ง', 'สอง'])
    await call(tokens.staff, 'POST /update_con_news', {
      news_id: edited.news_id,
      news_title_th: `ข่าวที่แก้ไข ${word}`,
      news_content_th: `<p>${'ข้อความ '.repeat(600)}${word}</p>`,
    });
  await call(tokens.staff, 'POST /delete_con_news', { news_id: deleted.news_id });
  const more = [`/web_con_news/${edited.news_id}`, `/history/news/${edited.news_id}`];
  const answers = {};
  for (const [name, token] of Object.entries(tokens)) {
    answers[name] = {};
    for (const url of [...read, ...more]) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(base + url, { headers });
      answers[name][url] = { status: answer.status, ...(answer.ok && { body: await answer.json() }) };
    }
  }
  const addresses = new Set(JSON.stringify(answers).match(/\/files\/[\w/]+\.\w+/g));
  const files = {};
  for (const address of [...addresses].slice(0, maxFiles)) {
    const answer = await fetch(base + address);
    if (answer.ok)
      files[address] = createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex');
  }
  return { people, answers, files };
}
