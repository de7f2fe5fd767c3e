import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { at, root } from './paths.mjs';
import { freePort } from './port.mjs';

/** List, key and delete call of the records with the largest files, and how many of them are kept: the demo data has 17 MB. */
const trimmed = [
  ['/web_con_news', 'news_id', '/delete_con_news', 6],
  ['/web_con_works', 'work_id', '/delete_con_works', 12],
  ['/web_con_docs', 'doc_id', '/delete_con_docs', 5],
  ['/web_con_article_pages', 'article_pages_id', '/delete_con_article_pages', 3],
  ['/web_con_group_items', 'group_item_id', '/delete_con_group_items', 3],
];
/** Half seconds until the server answers: a first start fills the database, on a busy machine for minutes. */
const maxTries = 600;

/**
 * Stores a backup of the demo data of a version, after some edits, as apps/api/test/released/<version>/data.tar: a test upgrades it.
 * `sources` is a checkout of that version, which is built already unless it is this one.
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
    await withServer(sources, env, edit);
    mkdirSync(folder, { recursive: true });
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

/** Deletes most of the largest files and edits some records, so that there is a history and something in the bin. */
async function edit(base) {
  const call = async (token, route, body) => {
    const [method, url] = route.split(' ');
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(base + url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const signIn = async (name, password) =>
    (await call(null, 'POST /auth/signin/local', { email: `${name}@faculty.example`, password })).text();
  const [admin, staff] = [await signIn('admin', 'admin1234'), await signIn('staff', 'staff1234')];
  for (const [list, key, remove, kept] of trimmed) {
    const { rows } = await (await call(admin, `GET ${list}?page=0&limit=500`)).json();
    for (const row of rows.slice(kept)) await call(admin, `POST ${remove}`, { [key]: row[key] });
  }
  const { rows: binned } = await (await call(admin, 'GET /bin?page=0&limit=500')).json();
  for (const { binned_id } of binned) await call(admin, `DELETE /bin/${binned_id}`);
  const { rows: news } = await (await call(staff, 'GET /web_con_news?page=0&limit=2')).json();
  const [edited, deleted] = news;
  for (const word of ['หนึ่ง', 'สอง'])
    await call(staff, 'POST /update_con_news', {
      news_id: edited.news_id,
      news_title_th: `ข่าวที่แก้ไข ${word}`,
      news_content_th: `<p>${'ข้อความ '.repeat(600)}${word}</p>`,
    });
  await call(staff, 'POST /delete_con_news', { news_id: deleted.news_id });
}
