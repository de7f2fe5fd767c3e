// The built product on the embedded database with demo data and many news; it ends with the process.
import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tools/lib/port.mjs';

const root = path.resolve(import.meta.dirname, '..');
const api = path.join(root, 'apps/api/dist');

/** Where it and the website listen, and an administrator's token. */
export async function startProduct(news) {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'faculty-bench-browser-'));
  const port = await freePort();
  const sitePort = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATA_DIR,
    PORT: String(port),
    SITE_PORT: String(sitePort),
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
  };
  Object.assign(env, { RATE_LIMIT: '0', DEV_IDP_PORT: '0' });
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'STORAGE_URL', 'SMTP_URL']) delete env[name];
  let server;
  process.on('exit', () => {
    server?.kill('SIGKILL');
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  for (const flags of [['--demo'], ['--news', String(news)]]) {
    const seeded = spawnSync(process.execPath, [path.join(api, 'seed.js'), ...flags], { cwd: root, env, encoding: 'utf8' });
    if (seeded.status !== 0) throw new Error(seeded.stderr || seeded.stdout);
  }
  server = fork(path.join(api, 'server.js'), { cwd: root, env, silent: true });
  await untilReady(address);
  return { address, site: `http://127.0.0.1:${sitePort}`, token: await signIn(address) };
}

async function signIn(address) {
  const answer = await fetch(`${address}/auth/signin/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@faculty.example', password: 'admin1234' }),
  });
  return (await answer.text()).replace(/^"|"$/g, '');
}

async function untilReady(address) {
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error('the server did not start');
}
