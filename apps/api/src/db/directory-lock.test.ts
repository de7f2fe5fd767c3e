import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-lock-'));
const directory = path.join(folder, 'database');
const script = path.join(folder, 'holder.mjs');
const hasFlock = spawnSync('flock', ['--version']).error === undefined;
const hasNamespaces = hasFlock && spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

let running: ChildProcess[] = [];

beforeAll(async () => {
  const contents = `
    import { lockDirectory } from '${path.join(import.meta.dirname, 'directory-lock.ts')}';
    process.on('SIGTERM', () => process.exit(0));
    try { lockDirectory(process.argv[2]); process.stdout.write('held'); setInterval(() => {}, 1000); }
    catch (error) { process.stdout.write(/is in use by process/.test(error.message) ? 'refused' : String(error)); }`;
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: script,
    logLevel: 'error',
  });
});
afterEach(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGKILL')));
  running = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts processes that all want the directory. Answers what each said. */
function contend(count: number, ...wrapper: string[]): Promise<string[]> {
  const started = Array.from({ length: count }, () => {
    const [program = '', ...words] = [...wrapper, process.execPath, script, directory];
    return spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  });
  running.push(...started);
  return Promise.all(started.map((child) => new Promise<string>((said) => child.stdout?.once('data', (data) => said(String(data))))));
}

/** Ends a process and, where it stands for a container, what runs in it. */
async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-(child.pid as number), signal);
  await ended;
}

const count = (answers: string[]) => ({
  held: answers.filter((answer) => answer === 'held').length,
  refused: answers.filter((answer) => answer === 'refused').length,
});

test.runIf(hasFlock)('of processes started at once one gets the directory, also over the lock of one that was killed', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(count(await contend(10))).toEqual({ held: 1, refused: 9 });
    await Promise.all(running.map((child) => end(child, 'SIGKILL')));
    running = [];
    expect(existsSync(`${directory}.lock`)).toBe(true);
  }
});

test.runIf(hasNamespaces)('containers do not see each other’s processes, and yet one alone gets the directory they share', async () => {
  const container = ['unshare', '--pid', '--fork', '--kill-child'];
  expect(count(await contend(4, ...container))).toEqual({ held: 1, refused: 3 });
  expect(count(await contend(1))).toEqual({ held: 0, refused: 1 });
});

test('is given back, and its file gone, when the process ends by itself', async () => {
  expect(await contend(1)).toEqual(['held']);
  await Promise.all(running.map((child) => end(child, 'SIGTERM')));
  expect(existsSync(`${directory}.lock`)).toBe(false);
  expect(await contend(1)).toEqual(['held']);
});
