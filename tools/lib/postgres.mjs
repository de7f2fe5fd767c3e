import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canInstallPackages, installPackages } from './apt.mjs';
import { freePort } from './port.mjs';
import { CommandError } from './run.mjs';

const debianServers = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL server programs of this machine, or undefined. */
function findServer() {
  const versions = existsSync(debianServers) ? readdirSync(debianServers).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debianServers, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** The same after installing Debian's where that is possible. */
export async function provideServer() {
  if (!findServer() && canInstallPackages()) await installPackages('postgresql');
  return findServer();
}

/**
 * Runs the command until standard input ends, which it does however our process ends, kill -9 included;
 * then stops it at once and removes the folder. $0 is the folder, $@ the command.
 */
const untilWeEnd = 'trap "" INT TERM HUP; "$@" & cat > /dev/null; kill -QUIT $!; wait; rm -rf "$0"';

/**
 * Starts a PostgreSQL for this run only, in a folder of its own on a free port. It goes, folder and all, when this process ends.
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
  const made = spawnSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync'], as);
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new CommandError(`initdb: ${made.error?.message ?? made.stderr}`);
  }

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    // nobody needs these data after a crash, so nothing waits for the disk
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('sh', ['-c', untilWeEnd, folder, program('postgres'), '-D', data, ...options], {
    ...as,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // it waits for our end, we do not wait for its
  server.unref();
  server.stdin.unref();
  await untilReady(program('pg_isready'), port, as);
  return `postgresql://postgres@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL refuses to run as root: then it gets the system's `postgres` user, or else `nobody`. */
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
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new CommandError('PostgreSQL did not start');
}
