// facultyctl with a stand-in for the product: a server that answers /readyz, and a systemctl that starts it.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const run = (...args) =>
  spawnSync(at('ops/facultyctl'), args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}`, FACULTYCTL_CONF: inFolder('facultyctl.conf') },
  });
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

test('the nightly backup deletes archives older than it keeps, and nothing else', () => {
  release('v1');
  run('switch', 'v1');
  for (const name of ['faculty-old.tar', 'faculty-new.tar', 'other.tar']) writeFileSync(inFolder('backup', name), '');
  for (const name of ['faculty-old.tar', 'other.tar']) execFileSync('touch', ['-d', '40 days ago', inFolder('backup', name)]);
  expect(run('backup').status).toBe(0);
  const left = readdirSync(inFolder('backup'));
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(['faculty-new.tar', 'other.tar']));
});

test.each(['../v1', '', 'a b', '-v', 'x'.repeat(65)])('refuses the version %j', (version) => {
  expect(run('switch', version)).toMatchObject({ status: 1, stderr: expect.stringContaining('name a version') });
});

test('refuses what is not installed, what runs already, and to delete what runs', () => {
  release('v1');
  expect(run('switch', 'v9').stderr).toContain('v9 is not installed: facultyctl install v9');
  run('switch', 'v1');
  expect(run('switch', 'v1').stderr).toContain('v1 runs already');
  expect(run('remove', 'v1').stderr).toContain('v1 runs');
  expect(run('back').stderr).toContain('no release before');
  expect(run('nonsense').status).toBe(2);
});
