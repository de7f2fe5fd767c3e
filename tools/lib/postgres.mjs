import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canInstallPackages, installPackages } from './apt.mjs';
import { freePort } from './port.mjs';
import { CommandError } from './run.mjs';

const debianServers = '/usr/lib/postgresql';

/** Folder of the newest installed PostgreSQL server programs, or undefined. */
function findServer() {
  const versions = existsSync(debianServers) ? readdirSync(debianServers).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debianServers, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** Like `findServer`, but installs Debian's package first if none is found and apt can be used. */
export async function provideServer() {
  if (!findServer() && canInstallPackages()) await installPackages(['postgresql']);
  return findServer();
}

/**
 * Runs the command until standard input is closed, which happens even when this process is killed with SIGKILL;
 * then stops it immediately and removes the folder. $0 is the folder, $@ the command.
 */
const runUntilStdinCloses = 'trap "" INT TERM HUP; "$@" & cat > /dev/null; kill -QUIT $!; wait; rm -rf "$0"';

/**
 * Starts a PostgreSQL server for this run, in a temporary folder on a free port. It is stopped and removed when this process ends.
 * @returns the address of its `postgres` database
 */
export async function startPostgres(programs) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'faculty-postgres-'));
  const data = path.join(folder, 'data');
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const program = (name) => path.join(programs, name);

  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const result = spawnSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync'], as);
  if (result.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new CommandError(`initdb: ${result.error?.message ?? result.stderr}`);
  }

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    // the data is temporary, so durability is switched off for speed
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('sh', ['-c', runUntilStdinCloses, folder, program('postgres'), '-D', data, ...options], {
    ...as,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // must not keep this process alive
  server.unref();
  server.stdin.unref();
  await untilReady(program('pg_isready'), port, as);
  return `postgresql://postgres@127.0.0.1:${port}/postgres`;
}

/** User to run PostgreSQL as, because it refuses to run as root: the system's `postgres`, otherwise `nobody`. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

export async function untilReady(pgIsready, port, as) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (spawnSync(pgIsready, ['-h', '127.0.0.1', '-p', String(port)], as).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new CommandError('PostgreSQL did not start');
}
