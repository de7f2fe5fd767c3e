import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rootDirectory } from '../../src/config.ts';
import { freePort } from '../server-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-commands-'));
let running: ChildProcess | undefined;
afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A program of ours on the embedded database in a data directory. */
function run(program: string, words: string[], data: string, port = 0): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', path.join(rootDirectory, 'apps/api/src', program), ...words], {
    cwd: rootDirectory,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: path.join(folder, data),
      DEV_IDP_PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
}

/** Runs a command to its end: its exit code and what it said. */
function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data));
  return new Promise((done) => child.once('exit', (code) => done({ code, said })));
}

test('the embedded database is backed up while its server has it open, and restored into an empty folder', async () => {
  // with the demo, as a newcomer has it
  const server = run('server.ts', [], 'first', await freePort());
  running = server;
  await new Promise((ready, failed) => server.once('message', ready).once('exit', failed));

  const kept = path.join(folder, 'kept.tar');
  const made = await ended(run('backup.ts', [kept], 'first'));
  expect(made.said).toMatch(/kept\.tar: \d+ rows of \d+ tables and \d+ files/);
  expect(made.code).toBe(0);
  const twice = await ended(run('backup.ts', [kept], 'first'));
  expect(twice).toEqual({ code: 1, said: expect.stringContaining('is there already') });

  const nowhere = await ended(run('backup.ts', [path.join(folder, 'not-mounted/kept.tar')], 'first'));
  expect(nowhere).toEqual({ code: 1, said: expect.stringMatching(/^\S+kept\.tar: the folder is not there \(ENOENT\)\n$/) });

  // the server has its database open: nothing is restored over it
  const open = await ended(run('restore.ts', [kept, '--replace'], 'first'));
  expect(open).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database is in use by \d+ other connections: stop every server first/),
  });

  const gone = ended(server);
  server.kill('SIGTERM');
  expect((await gone).code).toBe(0);

  const restored = await ended(run('restore.ts', [kept], 'second'));
  expect(restored.said).toMatch(/^restored \d+ rows/);
  expect(restored.code).toBe(0);
  const over = await ended(run('restore.ts', [kept], 'second'));
  expect(over).toEqual({ code: 1, said: expect.stringContaining('--replace') });

  const rows = (said: string) => /\d+ rows of \d+ tables and \d+ files/.exec(said)?.[0];
  const again = await ended(run('backup.ts', [path.join(folder, 'again.tar')], 'second'));
  expect(rows(again.said)).toBe(rows(made.said));
}, 300_000);
