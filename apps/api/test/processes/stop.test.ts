import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { rootDirectory } from '../../src/config.ts';
import { freePort } from '../server-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-stop-'));
let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The server on an embedded database, as a process of its own. */
function start(program: string, dataDirectory: string, port: number, environment: Record<string, string> = {}): ChildProcess {
  running = spawn(process.execPath, ['--import', 'tsx', path.join(rootDirectory, 'apps/api', program)], {
    cwd: rootDirectory,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DEV_IDP_PORT: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  return running;
}

const says = (child: ChildProcess, words: string) =>
  new Promise<void>((said, failed) => {
    child.once('exit', failed);
    child.stdout?.on('data', (data) => String(data).includes(words) && said());
  });

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once('exit', done));
const ready = (child: ChildProcess) => new Promise((done, failed) => child.once('message', done).once('exit', failed));

describe('a server told to stop', () => {
  test('with a kept connection and a call that never ends is gone within 8 seconds, with exit 0 and the directory given back', async () => {
    const data = path.join(folder, 'data');
    const port = await freePort();
    const child = start('test/kill-server.ts', data, port);
    await ready(child);

    // what draws pictures is big, and waits for the first one
    if (process.platform === 'linux') expect(readFileSync(`/proc/${child.pid}/maps`, 'utf8')).not.toMatch(/libvips/);

    const mode = (file: string) => (statSync(path.join(data, file)).mode & 0o777).toString(8);
    expect(mode('.')).toBe('700');
    expect(mode('development-secret')).toBe('600');
    const tooOpen = readdirSync(data, { recursive: true, withFileTypes: true })
      .map((entry) => path.relative(data, path.join(entry.parentPath, entry.name)))
      .filter((file) => (statSync(path.join(data, file)).mode & 0o077) !== 0);
    expect(tooOpen).toEqual([]);

    const kept = await say(port, 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n');
    const never = await say(
      port,
      'POST /auth/signin/local HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    const began = performance.now();
    const exit = ended(child);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    // in good order, after five seconds; the limit of eight would end it with the database open
    expect(performance.now() - began).toBeLessThan(7_500);
    expect(existsSync(path.join(data, 'database/postmaster.pid'))).toBe(false);
    for (const socket of [kept, never]) socket.destroy();
  });
});

test('a call under way is answered, and the next one on its connection too, which does not hold up the end', async () => {
  const port = await freePort();
  const child = start('test/kill-server.ts', path.join(folder, 'kept'), port);
  await ready(child);
  const slow = await say(
    port,
    'POST /auth/signin/local HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  let answer = '';
  slow.on('data', (data) => {
    answer += data;
  });
  const began = performance.now();
  const exit = ended(child);
  child.kill('SIGTERM');
  setTimeout(() => slow.write('}GET /livez HTTP/1.1\r\nhost: x\r\n\r\n'), 300);
  expect(await exit).toBe(0);
  expect(performance.now() - began).toBeLessThan(4_000);
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  slow.destroy();
});

describe('a first start', () => {
  const data = path.join(folder, 'first');
  const demo = { NODE_ENV: 'development', LOG_LEVEL: 'info' };

  test('told to stop while it adds the demo ends with exit 0 in time; killed there, the next start adds the rest', async () => {
    const server = start('src/server.ts', data, await freePort(), demo);
    await says(server, 'adding demo data');
    const began = performance.now();
    const exit = ended(server);
    server.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(performance.now() - began).toBeLessThan(7_500);
    expect(existsSync(path.join(data, 'database/postmaster.pid'))).toBe(false);

    const killed = start('src/server.ts', data, await freePort(), demo);
    await says(killed, 'adding demo data');
    // by then the people are there, and the pictures of the news are being drawn
    await expect.poll(() => existsSync(path.join(data, 'files/news')), { timeout: 60_000 }).toBe(true);
    const gone = ended(killed);
    killed.kill('SIGKILL');
    await gone;

    const port = await freePort();
    const whole = start('src/server.ts', data, port, demo);
    await ready(whole);
    const headers = { 'content-type': 'application/json' };
    const account = { email: 'admin@faculty.example', password: 'admin1234' };
    const signIn = await fetch(`http://127.0.0.1:${port}/auth/signin/local`, { method: 'POST', headers, body: JSON.stringify(account) });
    const authorization = `Bearer ${await signIn.text()}`;
    const count = async (list: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${list}?page=0&limit=5`, { headers: { authorization } });
      return ((await answer.json()) as { count: number }).count;
    };
    expect([await count('mem_users'), await count('web_con_news'), await count('web_con_links')]).toEqual([43, 60, expect.any(Number)]);
    const exitOfWhole = ended(whole);
    whole.kill('SIGTERM');
    expect(await exitOfWhole).toBe(0);
  }, 240_000);
});

describe('what cannot work is one clear line and exit 1, without a stack or a secret:', () => {
  const saidBy = async (environment: Record<string, string>) => {
    const child = start('src/server.ts', path.join(folder, 'wrong'), await freePort(), environment);
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
    });
    expect(await ended(child)).toBe(1);
    // on an old Node the library that talks to buckets warns of it
    return said.trim().split('\n').at(-1) ?? '';
  };

  test('a database that is not there', async () => {
    const said = await saidBy({ DATABASE_URL: `postgresql://somebody:hidden@127.0.0.1:${await freePort()}/faculty` });
    expect(said).toMatch(/^Cannot start: DATABASE_URL: the database 127\.0\.0\.1:\d+\/faculty cannot be used \(.*ECONNREFUSED.*\)$/);
  });

  test('a bucket that refuses the keys', async () => {
    const bucket = createHttpServer((_, response) =>
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code><Message>The secret is wrong</Message></Error>'),
    );
    const port = await freePort();
    await new Promise<void>((listening) => bucket.listen(port, '127.0.0.1', listening));
    const said = await saidBy({ STORAGE_URL: `s3://key:hidden@127.0.0.1:${port}/files?ssl=false` });
    bucket.close();
    expect(said).toMatch(/^Cannot start: STORAGE_URL: the bucket files at http:\S+ cannot be used \(SignatureDoesNotMatch: .*\)$/);
  });
});

test('a data folder that cannot be written is one clear line and exit 1', async () => {
  writeFileSync(path.join(folder, 'a-file'), '');
  const child = start('src/server.ts', path.join(folder, 'a-file/data'), await freePort());
  let said = '';
  child.stderr?.on('data', (data) => {
    said += data;
  });
  expect(await ended(child)).toBe(1);
  expect(said.trim()).toMatch(/^Cannot start: DATA_DIR: \S+ cannot be written \(\w+\)$/);
});

function say(port: number, words: string): Promise<Socket> {
  return new Promise((said) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words, () => setTimeout(() => said(socket), 200)));
    socket.on('error', () => {});
    socket.resume();
  });
}
