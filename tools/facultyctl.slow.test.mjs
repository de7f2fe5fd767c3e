// facultyctl with a stand-in for the product: a server that answers /readyz, and a systemctl that starts it.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';

let folder;
let port;
const inFolder = (...parts) => path.join(folder, ...parts);

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'facultyctl-'));
  port = await freePort();
  for (const name of ['root/releases', 'bin', 'backup', 'data']) mkdirSync(inFolder(name), { recursive: true });
  writeFileSync(inFolder('settings.env'), `# comment\nPORT=${port}\nQUOTED="two words"\nSECRET=a=b$c"d\n`);
  writeFileSync(
    inFolder('facultyctl.conf'),
    `ROOT=${inFolder('root')}\nSETTINGS=${inFolder('settings.env')}\nBACKUPS=${inFolder('backup')}\nDATA_DIR=${inFolder('data')}\nRUN_AS=\nBUILD_AS=\nREADY_SECONDS=2\n`,
  );
  script(
    'bin/systemctl',
    `echo "$@" >> ${inFolder('systemctl.log')}
test -f ${inFolder('pid')} && kill "$(cat ${inFolder('pid')})" 2> /dev/null
cd ${inFolder('root/current')} || exit 1
PORT=${port} setsid node apps/api/dist/server.js > /dev/null 2>&1 &
echo $! > ${inFolder('pid')}`,
  );
});
afterEach(() => {
  if (existsSync(inFolder('pid'))) spawnSync('kill', [readFileSync(inFolder('pid'), 'utf8').trim()]);
  rmSync(folder, { recursive: true, force: true });
});

function script(name, text) {
  writeFileSync(inFolder(name), `#!/bin/bash\n${text}\n`);
  chmodSync(inFolder(name), 0o755);
}

const serving = `require('node:http').createServer((_, a) => a.end('{}')).listen(process.env.PORT, '127.0.0.1');`;
const backingUp = `require('node:fs').writeFileSync(process.argv[2], JSON.stringify({ env: process.env, cwd: process.cwd() }));`;

function release(version, { server = serving, backup = backingUp } = {}) {
  const dist = inFolder('root/releases', version, 'apps/api/dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'server.js'), server);
  writeFileSync(path.join(dist, 'backup.js'), backup);
}

const environment = () => ({
  ...{ ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}`, FACULTYCTL_CONF: inFolder('facultyctl.conf') },
});
const run = (...args) => spawnSync(at('ops/facultyctl'), args, { encoding: 'utf8', env: environment() });
/** Runs it beside others. Resolves to its exit code. */
const start = (...args) =>
  new Promise((ended) => spawn(at('ops/facultyctl'), args, { stdio: 'ignore', env: environment() }).once('exit', ended));
const link = (name) => (existsSync(inFolder('root', name)) ? path.basename(readlinkSync(inFolder('root', name))) : null);

test('switch runs the release and remembers the one before; back returns to it, and back again to the newer one', () => {
  release('v1');
  release('v2');
  expect(run('switch', 'v1')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^v1 runs; calls waited for \d+ ms/) });
  expect([link('current'), link('previous'), readdirSync(inFolder('backup'))]).toEqual(['v1', null, []]);
  expect(run('switch', 'v2').status).toBe(0);
  expect([link('current'), link('previous'), existsSync(inFolder('root/back.env'))]).toEqual(['v2', 'v1', false]);
  expect(readdirSync(inFolder('backup'))).toEqual([expect.stringMatching(/^faculty-.*\.tar$/)]);
  expect(run('back').status).toBe(0);
  expect([link('current'), link('previous')]).toEqual(['v1', 'v2']);
  expect(readFileSync(inFolder('root/back.env'), 'utf8')).toBe('ALLOW_OLDER=true\n');
  expect(run('list').stdout).toMatch(/v1 {2}runs/);
  expect(run('switch', 'v2').status).toBe(0);
  expect(existsSync(inFolder('root/back.env'))).toBe(false);
});

test('a release that does not answer is taken back, and the one before runs again', () => {
  release('v1');
  release('v2', { server: 'process.exit(1)' });
  run('switch', 'v1');
  const failed = run('switch', 'v2');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('v2 does not answer; going back to v1');
  expect([link('current'), link('previous')]).toEqual(['v1', null]);
  execFileSync('curl', ['--silent', '--fail', `http://127.0.0.1:${port}/readyz`]);
});

test('nothing is switched when the backup fails', () => {
  release('v1', { backup: 'process.exit(1)' });
  release('v2');
  run('switch', 'v1');
  expect(run('switch', 'v2').status).not.toBe(0);
  expect(link('current')).toBe('v1');
});

test('commands of the product get the settings as systemd reads them, and nothing else of the caller', () => {
  release('v1');
  run('switch', 'v1');
  expect(run('backup', inFolder('backup/a.tar')).status).toBe(0);
  const { env, cwd } = JSON.parse(readFileSync(inFolder('backup/a.tar'), 'utf8'));
  expect(env).toMatchObject({ NODE_ENV: 'production', QUOTED: 'two words', SECRET: 'a=b$c"d', DATA_DIR: inFolder('data') });
  expect(env.FACULTYCTL_CONF).toBeUndefined();
  expect(cwd).toBe(inFolder('root/releases/v1'));
});

test('settings and facultyctl.conf that were saved on Windows are read: a byte order mark, and lines that end in \\r', () => {
  for (const name of ['settings.env', 'facultyctl.conf'])
    writeFileSync(inFolder(name), `\uFEFF${readFileSync(inFolder(name), 'utf8').replaceAll('\n', '\r\n')}`);
  release('v1');
  expect(run('switch', 'v1')).toMatchObject({ status: 0, stderr: '' });
  expect(run('backup', inFolder('backup/a.tar'))).toMatchObject({ status: 0, stderr: '' });
  const { env } = JSON.parse(readFileSync(inFolder('backup/a.tar'), 'utf8'));
  expect(env).toMatchObject({ PORT: String(port), QUOTED: 'two words', SECRET: 'a=b$c"d', DATA_DIR: inFolder('data') });
});

test('a release is a tag, a branch or a commit of the address, and of what came there since', () => {
  const git = (...words) => execFileSync('git', ['-C', inFolder('product'), ...words], { encoding: 'utf8' }).trim();
  mkdirSync(inFolder('product'));
  git('init', '--quiet', '--initial-branch=main');
  for (const [name, value] of [
    ['user.name', 'x'],
    ['user.email', 'x@faculty.example'],
  ])
    git('config', name, value);
  const commit = (text) => {
    writeFileSync(inFolder('product/package.json'), text);
    git('add', '.');
    git('commit', '--quiet', '--message', text);
    return git('rev-parse', 'HEAD');
  };
  for (const name of ['npm', 'npx']) script(`bin/${name}`, '');
  const installed = (version, ...source) => {
    expect(run('install', version, ...source)).toMatchObject({
      status: 0,
      stdout: `${version} is installed: facultyctl switch ${version}\n`,
    });
    return readFileSync(inFolder('root/releases', version, 'package.json'), 'utf8');
  };
  const first = commit('first');
  git('tag', 'v1');
  expect(installed('v1', inFolder('product'))).toBe('first');
  const second = commit('second');
  expect(installed('main')).toBe('second');
  expect([installed(first), installed(second.slice(0, 12))]).toEqual(['first', 'second']);
  expect(run('install', 'v9')).toMatchObject({ status: 1, stderr: expect.stringContaining('there is no v9') });
  expect(readdirSync(inFolder('root/releases')).sort()).toEqual([first, second.slice(0, 12), 'main', 'v1'].sort());
});

test('nothing is started with settings of which systemd would not read the first one', () => {
  release('v1');
  writeFileSync(inFolder('settings.env'), `\uFEFFDATABASE_URL=x\nPORT=${port}\n`);
  expect(run('switch', 'v1')).toMatchObject({ status: 1, stderr: expect.stringContaining('begins with a byte order mark: sed -i') });
  expect(link('current')).toBeNull();
});

/** A file of so many days ago. */
function put(name, days) {
  writeFileSync(inFolder('backup', name), '');
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(inFolder('backup', name), then, then);
}

/** Archives as they were left by so many nights; the newest is `first` days old. */
function archives(count, { first = 1, ending = 'tar' } = {}) {
  return Array.from({ length: count }, (_, n) => {
    const name = `faculty-${String(n + first).padStart(3, '0')}.${ending}`;
    put(name, n + first);
    return name;
  });
}
const kept = () => readdirSync(inFolder('backup')).filter((name) => /^faculty-\d{3}\./.test(name));

describe('a backup', () => {
  beforeEach(() => {
    release('v1');
    run('switch', 'v1');
  });

  test('deletes archives that are older than it keeps, and nothing else', () => {
    put('other.tar', 400);
    const [all, incomplete] = [archives(40), archives(40, { ending: 'tar.incomplete' })];
    expect(run('backup').status).toBe(0);
    expect(kept()).toEqual([...all.slice(0, 30), ...incomplete.slice(0, 30)].sort());
    expect(existsSync(inFolder('backup/other.tar'))).toBe(true);
  });

  test('keeps the newest seven, however old a clock that is a year ahead makes them', () => {
    const all = archives(8, { first: 365 });
    expect(run('backup').status).toBe(0);
    // with the one that was just made
    expect(kept()).toEqual(all.slice(0, 6));
    expect(readdirSync(inFolder('backup')).filter((name) => name.endsWith('.tar'))).toHaveLength(7);
  });

  test('that fails deletes nothing; that was killed leaves nothing when the next one begins', () => {
    const all = archives(40);
    writeFileSync(inFolder('backup/faculty-2026-11-20-021500.tar.partial'), 'half');
    writeFileSync(inFolder('root/releases/v1/apps/api/dist/backup.js'), 'process.exit(1)');
    expect(run('backup').status).not.toBe(0);
    expect(kept()).toEqual(all);
    expect(readdirSync(inFolder('backup')).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test('waits for another one, whose archive is not taken for the rest of a killed one', async () => {
    const slow = `const fs = require('node:fs'); fs.writeFileSync(process.argv[2] + '.partial', '');
      setTimeout(() => fs.renameSync(process.argv[2] + '.partial', process.argv[2]), 1500);`;
    writeFileSync(inFolder('root/releases/v1/apps/api/dist/backup.js'), slow);
    const both = [start('backup'), start('backup')];
    expect(await Promise.all(both)).toEqual([0, 0]);
    expect(readdirSync(inFolder('backup')).filter((name) => name.endsWith('.tar'))).toHaveLength(2);
  });
});

test('the nightly backup of compose.yml deletes nothing when it fails, and otherwise as facultyctl does', () => {
  const [, command] = /\n {2}backup:[\s\S]*? - \|\n([\s\S]*?)\n {4}healthcheck/.exec(readFileSync(at('ops/compose.yml'), 'utf8'));
  const text = command.replaceAll('$$', '$').replace(/\$\{BACKUP_DAYS:-(\d+)\}/, '$1');
  const night = text.replaceAll('/facultyctl', at('ops/facultyctl')).replaceAll(/\/backup(?=[/ ])/g, inFolder('backup'));
  // the second night ends it
  script('bin/sleep', `test -f ${inFolder('slept')} && kill $PPID; touch ${inFolder('slept')}`);
  script('bin/node', 'touch "$2"; exit "$NODE_EXIT"');
  const nights = (NODE_EXIT) => {
    rmSync(inFolder('slept'), { force: true });
    const env = { ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}`, NODE_EXIT };
    return spawnSync('sh', ['-euc', night], { encoding: 'utf8', env });
  };
  const all = archives(40);
  writeFileSync(inFolder('backup/faculty-2026-11-20-021500.tar.partial'), 'half');
  expect(nights('1').status).toBe(1);
  expect(kept()).toEqual(all);
  expect(readdirSync(inFolder('backup')).filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(nights('0')).toMatchObject({ status: 0, stderr: '' });
  expect(kept()).toEqual(all.slice(0, 30));
});

test.each(['../v1', '', 'a b', '-v', 'x'.repeat(65)])('refuses the version %j', (version) => {
  expect(run('switch', version)).toMatchObject({ status: 1, stderr: expect.stringContaining('name a version') });
});

test('refuses what is not installed, what runs already, to delete what runs, and to run what no release runs', () => {
  release('v1');
  expect(run('run', 'restore')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^facultyctl: no release runs yet: [^\n]*\n$/) });
  expect(run('switch', 'v9').stderr).toContain('v9 is not installed: facultyctl install v9');
  run('switch', 'v1');
  expect(run('switch', 'v1').stderr).toContain('v1 runs already');
  expect(run('remove', 'v1').stderr).toContain('v1 runs');
  expect(run('back').stderr).toContain('no release before');
  expect(run('nonsense').status).toBe(2);
});
