import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Waits until standard input is closed, which happens even when this process is killed with SIGKILL; then ends the noted processes. */
const sweep = `trap "" INT TERM HUP; cat > /dev/null
pids=$(for file in "$0"/*/postmaster.pid "$0"/*.pid; do test -f "$file" && head -n 1 "$file"; done)
# SIGTERM first, so that nginx ends its workers, which would survive it
kill $pids 2> /dev/null; sleep 1; kill -9 $pids 2> /dev/null
rm -rf "$0"`;

/** A temporary folder for this run. When the run ends, it is removed, and every process with a `.pid` file in it is killed. */
export function makePlace() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'faculty-ops-'));
  // PostgreSQL and nginx run under other accounts
  chmodSync(folder, 0o755);
  const sweeper = spawn('sh', ['-c', sweep, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  sweeper.unref();
  sweeper.stdin.unref();
  return {
    folder,
    /** A path in the folder. */
    at: (...parts) => path.join(folder, ...parts),
    /** Creates a folder in the folder. */
    make(name) {
      mkdirSync(path.join(folder, name), { recursive: true });
      return path.join(folder, name);
    },
    /** Registers a process to kill at the end of the run. */
    note: (name, pid) => writeFileSync(path.join(folder, `${name}.pid`), `${pid}\n`),
    end: () => sweeper.stdin.end(),
  };
}
