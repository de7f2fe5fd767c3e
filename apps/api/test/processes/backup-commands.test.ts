import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rootDirectory } from '../../src/config.ts';
import { freePort } from '../server-process.ts';

const released = path.join(rootDirectory, 'apps/api/test/released/0.1.0-f7ea14a/data.tar');
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

describe('with files that are not as they were stored', () => {
  const [kept, later] = [path.join(folder, 'whole.tar'), path.join(folder, 'later.tar')];
  const stored = (data: string, key: string) => path.join(folder, data, 'files', key);

  test('a backup fails, names them, and leaves what it has under another name; a restore repairs them', async () => {
    // without sums, which the first backup notes
    expect(await ended(run('restore.ts', [released], 'damaged'))).toMatchObject({ code: 0 });
    expect(await ended(run('backup.ts', [kept], 'damaged'))).toMatchObject({ code: 0 });

    const [missing, short, changed] = readdirSync(stored('damaged', 'news'))
      .filter((name) => !name.includes('small'))
      .map((name) => `news/${name}`) as [string, string, string];
    rmSync(stored('damaged', missing));
    truncateSync(stored('damaged', short), 100);
    writeFileSync(stored('damaged', changed), randomBytes(statSync(stored('damaged', changed)).size));
    const failed = await ended(run('backup.ts', [later], 'damaged'));
    expect(failed.code).toBe(1);
    expect(failed.said).toMatch(/later\.tar\.incomplete is not a whole backup: files missing: 1, (short: 1, changed: 1|changed: 2) .*\n$/);
    for (const key of [missing, short, changed]) expect(failed.said).toContain(`: ${key}\n`);
    expect(readdirSync(folder).filter((name) => name.startsWith('later'))).toEqual(['later.tar.incomplete']);
    expect(await ended(run('restore.ts', [`${later}.incomplete`, '--check'], 'damaged'))).toEqual({
      code: 1,
      said: expect.stringMatching(/can be restored: .*later\.tar\.incomplete is not a whole backup: files missing: 1/s),
    });
    const result = await ended(run('files.ts', [], 'damaged'));
    expect(result).toEqual({ code: 1, said: expect.stringContaining(`missing: ${missing} (`) });

    const restored = await ended(run('restore.ts', [kept, '--replace'], 'damaged'));
    expect(restored.code, restored.said).toBe(0);
    expect(await ended(run('files.ts', [], 'damaged'))).toEqual({ code: 0, said: expect.stringContaining('all as they were stored\n') });
  }, 600_000);

  test('a backup without its store fails, and a server does not start; what is lost is declared so', async () => {
    rmSync(stored('damaged', ''), { recursive: true });
    const failed = await ended(run('backup.ts', [path.join(folder, 'empty.tar')], 'damaged'));
    expect(failed).toEqual({ code: 1, said: expect.stringMatching(/\nand \d+ more\n.* is not a whole backup: files missing: \d+ .*\n$/) });
    const refused = await ended(run('server.ts', [], 'damaged', await freePort()));
    expect(refused).toEqual({ code: 1, said: expect.stringMatching(/^Cannot start: None of the files .* is its disk mounted\?.*\n$/) });
    expect(await ended(run('files.ts', ['--take-over'], 'damaged'))).toMatchObject({ code: 0 });
    const server = run('server.ts', [], 'damaged', await freePort());
    running = server;
    await new Promise((ready, gone) => server.once('message', ready).once('exit', gone));
    const stopped = ended(server);
    server.kill('SIGTERM');
    await stopped;
  }, 600_000);

  test('the database of an earlier engine is replaced by its backup, as the messages say it', async () => {
    const database = path.join(folder, 'moved/database');
    expect(await ended(run('restore.ts', [released], 'moved'))).toMatchObject({ code: 0 });
    // moved away, with a store of before there were installations
    rmSync(database, { recursive: true });
    rmSync(stored('moved', 'installation.json'));
    const refused = await ended(run('restore.ts', [released], 'moved'));
    expect(refused).toEqual({ code: 1, said: expect.stringMatching(/less than half .* npm run restore -- FILE --take-over\n$/) });
    const notStarted = await ended(run('server.ts', [], 'moved', await freePort()));
    expect(notStarted).toEqual({ code: 1, said: expect.stringMatching(/less than half .* npm run files -- --take-over\n$/) });
    expect(await ended(run('files.ts', ['--take-over'], 'moved'))).toMatchObject({ code: 0 });
    expect(await ended(run('restore.ts', [released], 'moved'))).toMatchObject({ code: 0 });

    rmSync(database, { recursive: true });
    expect(await ended(run('restore.ts', [released, '--take-over'], 'moved'))).toMatchObject({ code: 0 });
    expect(await ended(run('files.ts', [], 'moved'))).toMatchObject({ code: 0 });
  }, 600_000);
});
