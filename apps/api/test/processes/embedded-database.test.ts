import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type ServerProcess, signIn, startServer } from '../server-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-engine-'));
const small = path.join(folder, 'small-disk');
let running: ServerProcess | undefined;
afterEach(() => running?.process.kill('SIGKILL'));
afterAll(() => {
  if (mounted) asRoot('umount', '--lazy', small);
  rmSync(folder, { recursive: true, force: true });
});

async function start(data: string): Promise<ServerProcess> {
  running = await startServer({ DATA_DIR: data });
  return running;
}

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once('exit', done));

/** Writes from several sides until it is told to stop, or nobody answers any more; what was acknowledged, and what else was answered. */
function writing({ base }: ServerProcess, token: string, first: number) {
  const acknowledged: string[] = [];
  const others = new Set<number>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let code = first;
  let going = true;
  const one = async () => {
    while (going) {
      code += 1;
      const prefix_code = String(code).padStart(5, '0');
      const body = { prefix_code, prefix_l_th: 'ก', prefix_s_th: 'ก', prefix_l_en: 'a', prefix_s_en: 'a', prefix_type: 'Default' };
      const answer = await fetch(`${base}/prefixs`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
      if (answer === null) return;
      await answer.arrayBuffer();
      if (answer.status === 201) acknowledged.push(prefix_code);
      else others.add(answer.status);
    }
  };
  const done = Promise.all(Array.from({ length: 4 }, one));
  const stop = () => {
    going = false;
    return done;
  };
  return { acknowledged, others, stop };
}

async function kept({ base }: ServerProcess, token: string): Promise<string[]> {
  const answer = await fetch(`${base}/prefixs`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { prefix_code: string }[]).map((prefix) => prefix.prefix_code);
}

/** The main process of the embedded server, or one that serves a connection. */
const processOf = (data: string) => Number(readFileSync(path.join(data, 'database/postmaster.pid'), 'utf8').split('\n')[0]);

// where a server does not start, its own limit says so first (server-process.ts)
test('when the embedded server is killed the process says so in one line and ends with 1; the next start has all it acknowledged', async () => {
  const data = path.join(folder, 'data');
  const server = await start(data);
  const token = await signIn(server);
  const writes = writing(server, token, 0);
  await expect.poll(() => writes.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
  let said = '';
  server.process.stdout?.on('data', (words) => (said += words));

  const began = performance.now();
  const exit = ended(server.process);
  process.kill(processOf(data), 'SIGKILL');
  expect(await Promise.race([exit, wait(60_000, 'it still runs')])).toBe(1);
  expect(performance.now() - began, 'milliseconds').toBeLessThan(8_500);
  const fatal = said.split('\n').filter((line) => line.includes('"level":60'));
  expect(fatal.map((line) => JSON.parse(line).msg)).toEqual([expect.stringMatching(/^Cannot go on: the embedded database has ended/)]);
  await writes.stop();

  const again = await start(data);
  expect(await kept(again, await signIn(again))).toEqual(expect.arrayContaining(writes.acknowledged));
}, 400_000);

test('killed itself, it takes the embedded server along, and the next start has all it acknowledged', async () => {
  const data = path.join(folder, 'killed');
  const server = await start(data);
  const writes = writing(server, await signIn(server), 0);
  await expect.poll(() => writes.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
  const database = processOf(data);
  server.process.kill('SIGKILL');
  await writes.stop();
  await expect.poll(() => isRunning(database), { timeout: 10_000 }).toBe(false);

  const again = await start(data);
  expect(await kept(again, await signIn(again))).toEqual(expect.arrayContaining(writes.acknowledged));
}, 400_000);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const asRoot = (program: string, ...words: string[]) =>
  process.getuid?.() === 0 ? execFileSync(program, words) : execFileSync('sudo', ['-n', program, ...words], { stdio: 'pipe' });
/** A disk of 150 MB; only root may make one, and what runs tests elsewhere often may become root. */
const mounted = (() => {
  try {
    execFileSync('mkdir', ['-p', small]);
    asRoot('mount', '-t', 'tmpfs', '-o', 'size=150m,mode=0777', 'tmpfs', small);
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!mounted)(
  'on a full disk writes are answered 507 and reads go on; with room again so do writes, and nothing is lost',
  async () => {
    const server = await start(path.join(small, 'data'));
    const token = await signIn(server);
    const filler = path.join(small, 'filler');
    // the database writes meanwhile, so that what is left is not known beforehand
    expect(() => writeFileSync(filler, Buffer.alloc(200_000_000))).toThrow('ENOSPC');

    const full = writing(server, token, 0);
    await expect.poll(() => [...full.others], { timeout: 60_000 }).toEqual([507]);
    await new Promise((more) => setTimeout(more, 1_000));
    await full.stop();
    expect([...full.others]).toEqual([507]);
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
    expect(await kept(server, token)).toEqual(expect.arrayContaining(full.acknowledged));

    rmSync(filler);
    const again = writing(server, token, 50_000);
    await expect.poll(() => again.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
    await again.stop();
    expect([...again.others]).toEqual([]);
    expect(await kept(server, token)).toEqual(expect.arrayContaining([...full.acknowledged, ...again.acknowledged]));
  },
  400_000,
);
