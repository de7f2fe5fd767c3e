import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { rootDirectory } from '../src/config.ts';
import type { Database } from '../src/db/open-database.ts';

/** The server as a process of its own, so that it can be killed like one. */
export interface ServerProcess {
  process: ChildProcess;
  base: string;
}

/** A server of its own, where tests say nothing else: without demo data. */
const killServer = ['--import', 'tsx', path.join(rootDirectory, 'apps/api/test/kill-server.ts')];

/** A first start makes its tables, for nine seconds of a processor: on one that many share, for a minute and more. */
const startLimit = 150_000;

/** Starts a server (`kill-server.ts`, or what `program` names) on a free port or that of its settings, and resolves when it listens. */
export async function startServer(settings: Record<string, string>, program: readonly string[] = killServer): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, program, {
    cwd: rootDirectory,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test', PORT: port, DEV_IDP_PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '0', ...settings },
  });
  child.stdout?.resume();
  let late: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((ready, failed) => {
    child.once('message', () => ready());
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    late = setTimeout(() => {
      child.kill('SIGKILL');
      failed(new Error(`the server did not listen within ${startLimit / 1_000} s`));
    }, startLimit);
  }).finally(() => clearTimeout(late));
  return { process: child, base: `http://127.0.0.1:${port}` };
}

/** Where another process finds a database on a server. */
export const addressOf = ({ pool }: Database) => (pool as unknown as { options: { connectionString: string } }).options.connectionString;

/** Tries to sign in as one of the people of these servers. */
export const tryToSignIn = ({ base }: ServerProcess, name: string, password: string) =>
  fetch(`${base}/auth/signin/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@faculty.example`, password }),
  });

export async function signIn(server: ServerProcess, name = 'editor'): Promise<string> {
  const answer = await tryToSignIn(server, name, 'editor1234');
  if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}`);
  return answer.text();
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}
