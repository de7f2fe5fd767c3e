import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Keeps the embedded database's directory for this process: PGlite does not guard it, and two processes would corrupt it.
 * The lock is the kernel's (`flock`). It ends with the process, however that ends; it is seen from every container that
 * shares the directory; and of many that start at once one gets it. Answers how to give it back.
 * @throws Error when another process holds the directory
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(path.dirname(directory), { recursive: true });
  const file = `${directory}.lock`;
  for (;;) {
    const handle = openSync(file, 'a+', 0o600);
    const holder = readFileSync(file, 'utf8');
    const isFree = flock(handle) ?? !isAlive(Number(holder));
    if (!isFree) {
      closeSync(handle);
      throw new Error(`The embedded database ${directory} is in use by process ${holder}. Stop that one first.`);
    }
    if (!isStill(file, handle)) {
      // the holder before us removed it after we opened it: a lock on a file without a name keeps nobody out
      closeSync(handle);
      continue;
    }
    ftruncateSync(handle);
    writeSync(handle, String(process.pid));
    const unlock = () => {
      process.off('exit', unlock);
      rmSync(file, { force: true });
      closeSync(handle);
    };
    process.on('exit', unlock);
    return unlock;
  }
}

/**
 * Asks the kernel for the lock. The program asks on our open file, so that the lock is ours when it has ended.
 * Answers null where there is no such program (macOS, Windows): there the holder's process id must do.
 */
function flock(handle: number): boolean | null {
  const { status, error } = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', handle] });
  return error || status === null ? null : status === 0;
}

function isStill(file: string, handle: number): boolean {
  const named = statSync(file, { throwIfNoEntry: false });
  return named !== undefined && named.ino === fstatSync(handle).ino;
}

function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** PGlite opens the files of a new database to everybody, whatever the umask; those it makes later it does not. */
export function closeToOthers(directory: string): void {
  if ((statSync(path.join(directory, 'PG_VERSION')).mode & 0o077) === 0) return;
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // the one asked above comes last: what is interrupted is done again at the next start
  const marker = path.join(directory, 'PG_VERSION');
  for (const file of [...files.filter((name) => name !== marker), marker]) chmodSync(file, 0o600);
}
